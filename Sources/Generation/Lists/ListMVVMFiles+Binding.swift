internal import Descriptions

/// How a cell binds itself to the view model of its row.
extension ListMVVMFiles {
    /// The closure that receives the text of an element.
    func observer(_ element: EntityElement) -> String { "on\(element.name.type)Change" }

    /// The closure that receives whether the button of a count is enabled.
    func observer(_ count: ListCount) -> String { "onCan\(count.button.type)Change" }

    /// The cell that binds itself to the view model of a row.
    var bindingCell: String {
        let lines =
            ["self.viewModel = viewModel", "accessibilityIdentifier = viewModel.identifier"]
            + plan.constant.map { $0.showing("viewModel.\($0.name.member)") }
            + (plan.showsChanges ? ["viewModel.observer = self"] : [])
            + plan.changing.map {
                "viewModel.\(observer($0)) = { [weak self] in \($0.showing("$0", in: "self?.")) }"
            }
            + plan.enabling.map {
                "viewModel.\(observer($0)) = { [weak self] in self?.\(property($0)).isEnabled = $0 }"
            }
        return cell(
            isOpen: false,
            properties: ["private var viewModel: \(plan.itemType)CellViewModel?"],
            tap: { "self?.viewModel?.\($0.method)()" },
            methods: """

                    func bind(to viewModel: \(plan.itemType)CellViewModel) {
                \(plan.lines(lines, indented: 8))    }
                \(plan.showsChanges ? reuse("unbinds", ["viewModel?.unbind(self)", "viewModel = nil"]) : "")}

                """
        )
    }

    /// The method with which a cell removes its closures.
    var unbinding: String {
        guard plan.showsChanges else { return "" }
        let closures = plan.changing.map(observer) + plan.enabling.map(observer)
        return """

                /// Removes the closures. Does nothing if another observer has set them in the meantime.
                func unbind(_ observer: AnyObject) {
                    guard self.observer === observer else { return }
            \(plan.lines(closures.map { "\($0) = nil" }, indented: 8))    }

            """
    }

    /// The property that tells which cell has set the closures.
    var identity: String {
        """
            /// The object that set the closures. Only its identity is used.
            weak var observer: AnyObject?

        """
    }
}
