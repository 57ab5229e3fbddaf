internal import Descriptions
internal import HeadlessKit

/// A cell for the rows of a described list. All its subviews are replaced when it shows another
/// row.
final class DescribedCell: TableViewCell {
    func show(
        _ item: DescribedItem,
        of list: ItemList,
        tap: @escaping @MainActor (Name) -> Void
    ) {
        for view in subviews { view.removeFromSuperview() }
        accessibilityIdentifier = "\(list.entity.identifier).\(item.id)"
        for element in list.elements {
            let view = view(of: element, item, list) { tap(element.name) }
            view.accessibilityIdentifier = element.name.identifier
            addSubview(view)
        }
    }

    private func view(
        of element: EntityElement,
        _ item: DescribedItem,
        _ list: ItemList,
        tap: @escaping @MainActor () -> Void
    ) -> View {
        let text = element.text.text(of: item.fields)
        switch element.kind {
        case .label:
            let label = Label()
            label.text = text
            return label
        case .button:
            let button = Button()
            button.setTitle(text, for: .normal)
            button.addAction(Action { _ in tap() }, for: .touchUpInside)
            let count = list.counts.first { $0.button == element.name }
            button.isEnabled = count?.isPossible(for: item.fields) ?? true
            return button
        case .image:
            let image = ImageView()
            image.image = Image(named: text)
            if list.links.contains(where: { $0.element == element.name }) { image.onTap = tap }
            return image
        }
    }
}
