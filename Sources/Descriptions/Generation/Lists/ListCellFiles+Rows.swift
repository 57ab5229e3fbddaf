internal import Descriptions

extension ListCellFiles {
    /// Returns the view of a row.
    ///
    /// - Parameters:
    ///   - isOpen: a Boolean that indicates whether another object fills its elements.
    ///   - properties: further properties, one per line.
    ///   - tap: a closure that returns the statement for a tap on a button.
    ///   - methods: the code after its initializer.
    ///   - modules: further modules to import.
    func cell(
        isOpen: Bool,
        properties: [String] = [],
        tap: (RowTap) -> String = { "self?.\($0.closure)?()" },
        methods: String,
        modules: [String] = []
    ) -> String {
        let elements = plan.list.elements
        let views = elements.map {
            "\(isOpen ? "" : "private ")let \($0.property) = \($0.viewType)()"
        }
        var lines: [String] = []
        for element in elements {
            let view = element.property
            lines.append(
                "\(view).accessibilityIdentifier = \(plan.rowElements).\(element.name.member)"
            )
            for change in plan.taps where change.button == element.name {
                lines.append(
                    "\(view).addAction(Action { [weak self] _ in \(tap(change)) }, for: .touchUpInside)"
                )
            }
            for link in plan.links where link.image == element.name {
                lines.append("\(view).onTap = { [weak self] in self?.\(link.closure)?() }")
            }
        }
        let names = elements.map(\.property)
        let adding =
            names.count == 1
            ? "addSubview(\(names[0]))" : "[\(names.joined(separator: ", "))].forEach(addSubview)"
        return """
            \(SwiftText.imports("internal", [plan.contract, "HeadlessKit"] + modules))

            final class \(plan.itemType)Cell: TableViewCell {
            \(plan.lines(views + linkClosures + properties, indented: 4))
                required init(style: CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
            \(plan.lines(lines + [adding], indented: 8))    }
            \(methods)
            """
    }

    /// The closures with which a cell reports taps.
    var closures: [String] { plan.taps.map { "var \($0.closure): (() -> Void)?" } }

    /// The methods with which a cell shows the values from its presenter.
    var presentedCellMethods: String {
        let methods =
            plan.list.elements.map { element in
                """

                    func show\(element.name.type)(_ \(element.name.member): String) {
                        \(element.showing(element.name.member))
                    }
                """
            }
            + plan.enabling.map { count in
                """

                    func \(count.enable)(_ isEnabled: Bool) {
                        \(property(count)).isEnabled = isEnabled
                    }
                """
            }
        return """

            extension \(plan.itemType)Cell: \(plan.itemType)CellProtocol {
            \(methods.joined(separator: "\n").dropFirst())
            }

            """
    }

    /// The protocol with which the presenter of a row uses its cell.
    var cellProtocol: (name: String, text: String) {
        let methods = plan.list.elements.map {
            "func show\($0.name.type)(_ \($0.name.member): String)"
        }
        return border(
            "The calls from the presenter to the view of one row.",
            "\(plan.itemType)CellProtocol",
            isClass: true,
            methods + plan.enabling.map { "func \($0.enable)(_ isEnabled: Bool)" }
        )
    }

    /// Returns the statements that show all values of a row in its cell.
    func tellingCell(_ cell: String) -> [String] {
        plan.list.elements.map { "\(cell).show\($0.name.type)(\(plan.expression($0)))" }
            + plan.enabling.map { "\(cell).\($0.enable)(\($0.isPossible ?? ""))" }
    }
}
