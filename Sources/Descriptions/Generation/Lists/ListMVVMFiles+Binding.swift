internal import Descriptions

/// The code with which a cell binds itself to the view model of its row.
extension ListMVVMFiles {
    /// The cell that binds itself to the view model of a row.
    var bindingCell: String {
        let lines =
            ["self.viewModel = viewModel", identifying]
            + plan.constant.map { $0.showing("viewModel.\($0.name.member)") }
            + plan.changing.map {
                "viewModel.\($0.name.member).bind(to: self) { \($0.showing("$1", in: "$0.")) }"
            }
            + plan.enabling.map {
                "viewModel.\($0.can).bind(to: self) { $0.\(property($0)).isEnabled = $1 }"
            }
        return cell(
            isOpen: false,
            properties: ["private var viewModel: \(plan.itemType)CellViewModel?"],
            tap: { "self?.viewModel?.\($0.method)()" },
            methods: """

                    func bind(to viewModel: \(plan.itemType)CellViewModel) {
                \(plan.lines(lines, indented: 8))    }
                \(plan.showsChanges ? reusing : "")}

                """,
            modules: plan.showsChanges ? ["DataBinding"] : []
        )
    }

    /// The statement that sets the identifier of a cell to the identifier of its row.
    var identifying: String {
        "accessibilityIdentifier = \(plan.rowElements).row(id: viewModel.id)"
    }

    private var reusing: String {
        """

            /// Ends the bindings of this cell. Another cell may show the row by now, and stays bound.
            override func prepareForReuse() {
                super.prepareForReuse()
                viewModel?.unbind(self)
                viewModel = nil
            }

        """
    }

    /// The properties for the values of a row that change, one per line.
    var bindables: [String] {
        plan.changing.map { "let \($0.name.member) = Bindable(\"\")" }
            + plan.enabling.map { "let \($0.can) = Bindable(true)" }
    }

    /// The method that sets these values; empty if nothing changes.
    var showingChanges: String {
        guard plan.showsChanges else { return "" }
        let values =
            plan.changing.map { ($0.name.member, plan.expression($0)) }
            + plan.enabling.map { ($0.can, $0.isPossible ?? "") }
        return SwiftText.method(
            "private func showChanges()",
            values.map { "\($0).value = \($1)" }
        )
    }

    /// The method with which a cell ends its bindings.
    var unbinding: String {
        guard plan.showsChanges else { return "" }
        let values = plan.changing.map(\.name.member) + plan.enabling.map(\.can)
        return """

                /// Removes the bindings of an observer.
                func unbind(_ observer: AnyObject) {
            \(plan.lines(values.map { "\($0).unbind(observer)" }, indented: 8))    }

            """
    }
}
