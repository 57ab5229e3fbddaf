internal import AppSupport
internal import Behaviours
internal import Descriptions
internal import HeadlessKit
internal import HeadlessKitDriver

/// The views of a played component, which show the values of its displays.
@MainActor
final class PlayedViews {
    private unowned let owner: PlayedComponent
    private var component: Component { owner.component }
    private var views: [Name: UIView] = [:]

    // What is shown in place of the content.
    private let indicator = UIActivityIndicatorView()
    private let errorLabel = UILabel()
    private let retryButton = UIButton()
    private let emptyLabel = UILabel()

    private let table = UITableView()
    private let refreshControl = UIRefreshControl()
    private let footer = UIView()
    private let footerLabel = UILabel()
    private let moreButton = UIButton()

    init(_ owner: PlayedComponent) { self.owner = owner }

    func add(to view: UIView) {
        for element in component.elements where element.condition?.holds(in: owner.facts) ?? true {
            let made = element.view(
                tap: tap(on: element.name),
                edit: { [weak owner] value in owner?.run(.edit(element.name), ["value": value]) }
            )
            views[element.name] = made
            view.addSubview(made)
        }
        switch component.scope {
        case .none, .copy: break
        case .one(let entity, let failure?):
            addStatus(entity.name.identifier, failure: failure, to: view)
        case .one(_, nil): break
        case .rows(let entity, let list): addList(entity, list, to: view)
        }
    }

    /// Does what a tap on a button does, if it is enabled.
    func tap(_ button: Name) {
        views[button]?.tapReaction?()
    }

    /// Returns the reaction to a tap: a program, or the selection of a filter.
    private func tap(on name: Name) -> (@MainActor () -> Void)? {
        if component.program(.tap(name)) != nil {
            return { [weak owner] in owner?.run(.tap(name)) }
        }
        guard case .rows(_, let list) = component.scope,
            list.filters.contains(where: { $0.name == name })
        else { return nil }
        return { [weak owner] in owner?.run(.choose, ["filter": .plain(.choice(name))]) }
    }

    private func addStatus(_ name: String, failure: String, to view: UIView) {
        errorLabel.text = failure
        retryButton.setTitle("Retry", for: .normal)
        retryButton.addAction(
            UIAction { [weak owner] _ in owner?.run(.retry) },
            for: .touchUpInside
        )
        let status: [(String, UIView)] = [
            ("loading", indicator), ("error", errorLabel), ("retry", retryButton),
        ]
        for (part, made) in status {
            made.accessibilityIdentifier = "\(name).\(part)"
            view.addSubview(made)
        }
    }

    private func addList(_ entity: Entity, _ list: ListParts, to view: UIView) {
        let name = entity.name.ofSeveral.identifier
        addStatus(name, failure: list.failure, to: view)
        emptyLabel.text = list.empty
        emptyLabel.accessibilityIdentifier = "\(name).empty"
        view.addSubview(emptyLabel)
        table.accessibilityIdentifier = name
        table.dataSource = owner
        table.delegate = owner
        table.refreshControl = refreshControl
        refreshControl.addAction(
            UIAction { [weak owner] _ in owner?.run(.pull) },
            for: .valueChanged
        )
        if list.pageSize != nil {
            footerLabel.accessibilityIdentifier = "\(name).footer"
            moreButton.accessibilityIdentifier = "\(name).more.retry"
            moreButton.setTitle("Retry", for: .normal)
            moreButton.addAction(
                UIAction { [weak owner] _ in owner?.run(.retryMore) },
                for: .touchUpInside
            )
            footer.addSubview(footerLabel)
            footer.addSubview(moreButton)
            table.tableFooterView = footer
        }
        view.addSubview(table)
    }

    // MARK: - Showing

    /// Shows the value of each display. The table is last, because it can report at once that its end is
    /// displayed.
    func render() {
        for display in component.displays {
            show(display, owner.value(of: display.value, [:], nil))
        }
        for cell in table.visibleCells { (cell as? PlayedCell).map(fill) }
        guard owner.rows.needsReload else { return }
        owner.rows.needsReload = false
        table.reloadData()
    }

    private func show(_ display: Display, _ value: Value) {
        let named = if case .plain(.choice(let name)) = value { name.text } else { "" }
        switch display.target {
        case .placeholder:
            if named == "loading" { indicator.startAnimating() } else { indicator.stopAnimating() }
            errorLabel.isHidden = named != "error"
            retryButton.isHidden = named != "error"
            emptyLabel.isHidden = named != "empty"
        case .footer:
            footer.isHidden = named == "hidden"
            moreButton.isHidden = named != "failed"
            footerLabel.text = footerText(named)
        case .isRefreshing: if !value.isTrue { refreshControl.endRefreshing() }
        case .selectedFilter:
            guard case .rows(_, let list) = component.scope else { return }
            for filter in list.filters {
                (views[filter.name] as? UIButton)?.isEnabled = value != .plain(.choice(filter.name))
            }
        case .text(let name), .isHidden(let name), .isEnabled(let name), .isOn(let name),
            .isAnimating(let name):
            views[name]?.show(value, at: display.target)
        case .rows: break
        }
    }

    private var listed: String {
        if case .rows(let entity, _) = component.scope { entity.name.ofSeveral.text } else { "" }
    }

    private func footerText(_ footer: String) -> String {
        switch footer {
        case "loading": "Loading more…"
        case "failed": "Could not load more"
        case "end": "No more \(listed)"
        default: ""
        }
    }

    func fill(_ cell: PlayedCell) {
        guard let row = cell.row else { return }
        for display in component.rowDisplays {
            guard let name = display.target.element else { continue }
            cell.views[name]?.show(owner.value(of: display.value, [:], row), at: display.target)
        }
    }

    func show(_ row: PlayedRow, in cell: PlayedCell) {
        guard case .rows(let entity, _) = component.scope else { return }
        if cell.views.isEmpty {
            for element in component.rowElements {
                let hasTap = component.program(.rowTap(element.name)) != nil
                let tap: @MainActor () -> Void = { [weak owner, weak cell] in
                    owner?.run(.rowTap(element.name), [:], cell?.row)
                }
                let made = element.view(tap: hasTap ? tap : nil)
                cell.views[element.name] = made
                cell.contentView.addSubview(made)
            }
        }
        cell.row = row
        cell.accessibilityIdentifier = "\(entity.name.identifier).\(row.entity.id)"
        fill(cell)
    }
}

final class PlayedCell: UITableViewCell {
    var row: PlayedRow?
    var views: [Name: UIView] = [:]
}

extension PlayedComponent: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.shown.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "PlayedCell") as? PlayedCell
            ?? PlayedCell(style: .default, reuseIdentifier: "PlayedCell")
        views.show(rows.shown[indexPath.row], in: cell)
        return cell
    }
}

extension PlayedComponent: UITableViewDelegate {
    func tableView(
        _ tableView: UITableView,
        willDisplay cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) {
        if indexPath.row == rows.shown.count - 1 { run(.endReached) }
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        run(.selectRow, [:], rows.shown[indexPath.row])
    }
}

extension Display.Target {
    /// The element whose value is displayed; `nil` for fixed parts of a screen.
    fileprivate var element: Name? {
        switch self {
        case .text(let name), .isHidden(let name), .isEnabled(let name), .isOn(let name),
            .isAnimating(let name):
            name
        case .placeholder, .footer, .isRefreshing, .selectedFilter, .rows: nil
        }
    }
}

extension UIView {
    /// Shows the value of a display of an element.
    fileprivate func show(_ value: Value, at target: Display.Target) {
        switch target {
        case .text:
            switch self {
            case let label as UILabel: label.text = value.shown
            case let button as UIButton: button.setTitle(value.shown, for: .normal)
            case let image as UIImageView: image.image = UIImage(named: value.shown)
            case let field as UITextField: field.show(value.shown)
            default: break
            }
        case .isHidden: isHidden = value.isTrue
        case .isEnabled: (self as? UIControl)?.isEnabled = value.isTrue
        case .isOn: (self as? UISwitch)?.isOn = value.isTrue
        case .isAnimating:
            let indicator = self as? UIActivityIndicatorView
            if value.isTrue { indicator?.startAnimating() } else { indicator?.stopAnimating() }
        case .placeholder, .footer, .isRefreshing, .selectedFilter, .rows: break
        }
    }
}

@MainActor
extension Component.Element {
    /// Returns a view for the element.
    ///
    /// - Parameters:
    ///   - tap: the reaction to a tap; `nil` for none.
    ///   - edit: the reaction to a new text or position.
    fileprivate func view(
        tap: (@MainActor () -> Void)?,
        edit: @escaping @MainActor (Value) -> Void = { _ in }
    ) -> UIView {
        let view: UIView
        switch kind {
        case .label: view = UILabel()
        case .button:
            let button = UIButton()
            button.addAction(UIAction { _ in tap?() }, for: .touchUpInside)
            view = button
        case .image:
            let image = UIImageView()
            image.isUserInteractionEnabled = true
            if let tap { image.addGestureRecognizer(UITapGestureRecognizer(handler: tap)) }
            view = image
        case .field:
            let field = UITextField()
            field.addAction(
                UIAction { [weak field] _ in edit(.text(field?.text ?? "")) },
                for: .editingChanged
            )
            view = field
        case .toggle:
            let toggle = UISwitch()
            toggle.addAction(
                UIAction { [weak toggle] _ in edit(.flag(toggle?.isOn == true)) },
                for: .valueChanged
            )
            view = toggle
        case .indicator: view = UIActivityIndicatorView()
        }
        view.accessibilityIdentifier = identifier
        return view
    }
}
