internal import HeadlessKit

extension UIView {
    /// The subviews that the user sees. The view after the last row of a list is visible with that
    /// row.
    var visibleSubviews: [UIView] {
        // Most views have no subviews or hide none, and screens are read often.
        let subviews = subviews
        if subviews.isEmpty { return [] }
        if let list = self as? UITableView, !list.showsLastRow {
            return list.visibleCells.filter { !$0.isHidden }
        }
        return subviews.contains(where: \.isHidden) ? subviews.filter { !$0.isHidden } : subviews
    }

    /// Returns the element that this view shows, without its subviews, with the given identifier;
    /// `nil` if the view only contains other views.
    func element(id: String) -> Element? {
        switch self {
        case let label as UILabel:
            Element(id: id, kind: .label, text: label.text ?? "", style: label.styledText?.runs)
        case let button as UIButton:
            Element(
                id: id,
                kind: .button,
                text: button.currentTitle ?? "",
                isEnabled: button.isEnabled
            )
        case let cell as UITableViewCell:
            Element(id: id, kind: .row, text: cell.height < 0 ? "" : "\(Int(cell.height))")
        case let imageView as UIImageView:
            Element(id: id, kind: .image, image: imageView.image?.name)
        case is UIActivityIndicatorView: Element(id: id, kind: .activity)
        case let field as UITextField:
            Element(id: id, kind: .field, text: field.text ?? "", isEnabled: field.isEnabled)
        case let control as UISwitch:
            Element(
                id: id,
                kind: .switch,
                text: control.isOn ? "on" : "off",
                isEnabled: control.isEnabled
            )
        case let list as UITableView:
            // A list that is being refreshed shows an activity indicator.
            list.refreshControl?.isRefreshing == true
                ? Element(id: "\(id).refreshing", kind: .activity) : nil
        default: nil
        }
    }

    /// The reaction of this view to a tap of the user; `nil` if it has none.
    package var tapReaction: (@MainActor () -> Void)? {
        guard receivesTaps else { return nil }
        switch self {
        case let cell as UITableViewCell:
            guard let list = superview as? UITableView else { return nil }
            return { list.selectRow(of: cell) }
        case let button as UIButton:
            guard button.isEnabled else { return nil }
            return { button.sendActions(for: .touchUpInside) }
        default:
            return gestureRecognizers?.first { $0 is UITapGestureRecognizer }?.recognize
        }
    }

    /// Indicates whether taps reach the view. The content view of a cell lies above views that were
    /// added to the cell itself.
    private var receivesTaps: Bool {
        guard isUserInteractionEnabled else { return false }
        guard let superview, !(self is UITableViewCell) else { return true }
        if let cell = superview as? UITableViewCell, self !== cell.contentView { return false }
        return superview.receivesTaps
    }
}

extension NSAttributedString {
    /// The parts of the text with the names of their colors.
    fileprivate var runs: [Element.Run] {
        var runs: [Element.Run] = []
        enumerateAttribute(.foregroundColor, in: NSRange(location: 0, length: length)) {
            color,
            range,
            _ in
            let name = (color as? UIColor ?? .label).name
            runs.append(Element.Run(attributedSubstring(from: range).string, style: name))
        }
        return runs
    }
}
