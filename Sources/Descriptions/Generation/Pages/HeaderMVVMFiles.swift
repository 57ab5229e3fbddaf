internal import Descriptions

/// The header in MVVM: a view that binds itself to a view model, which provides the display values.
struct HeaderMVVMFiles: HeaderCellFiles {
    static let variant = "MVVM"
    let plan: HeaderPlan

    var sources: [(name: String, text: String)] {
        [
            door(
                making: "let viewModel = HeaderViewModel",
                ["return HeaderViewController(viewModel: viewModel)"]
            ), controller, ("HeaderViewModel", viewModel),
        ]
    }

    private func member(_ element: EntityElement) -> String { plan.textName(element).member }

    private var controller: (name: String, text: String) {
        let bindings =
            plan.shown.map { element in
                let showing =
                    element.kind == .button
                    ? "$0.\(plan.show(element))($1)" : element.showing("$1", in: "$0.")
                return "viewModel.\(member(element)).bind(to: self) { \(showing) }"
            }
            + (plan.confirmed.map {
                ["viewModel.onQuestion = { [weak self] in self?.\($0.confirm)($0) }"]
            } ?? [])
            + ["viewModel.onMessage = { [weak self] in self?.showToast($0) }"]
        let buttons = plan.shown.filter { $0.kind == .button }.map { button in
            SwiftText.method(
                "private func \(plan.show(button))(_ title: String?)",
                [
                    button.showing("title ?? \"\""),
                    "\(button.property).isHidden = title == nil",
                ]
            )
        }
        let question =
            plan.confirmed.map {
                ViewControllerText.asking(
                    "private func \($0.confirm)(_ question: String)",
                    $0.question,
                    "self?.viewModel.\($0.confirm)()"
                )
            } ?? ""
        return viewController(
            with: ("viewModel", "HeaderViewModel"),
            start: ["bind()", "viewModel.load\(plan.itemType)()"],
            link: \.method,
            tap: \.method,
            // The buttons are hidden as soon as they are bound to a title that is `nil`.
            hidesButtons: false,
            rest: """
                \(SwiftText.method("private func bind()", bindings))\(buttons.joined())\(question)}

                """
        )
    }

    private var voice: HeaderVoice {
        HeaderVoice(
            show: { ["\(plan.textName($0).member).value = \($1)"] },
            ask: { _ in "onQuestion?" },
            toast: "onMessage?",
            tap: { "func \($0.method)()" },
            confirm: { "func \($0.confirm)()" }
        )
    }

    private var viewModel: String {
        let parameters = plan.asked + plan.known + plan.leads
        let texts = plan.shown.map { element in
            let isButton = element.kind == .button
            let first = isButton ? "<String?>(nil)" : "(\(plan.early(element) ?? "\"\""))"
            return (isButton ? "    /// `nil` if it is hidden.\n" : "")
                + "    let \(member(element)) = Bindable\(first)\n"
        }
        let heard =
            (plan.confirmed == nil ? [] : ["var onQuestion: ((String) -> Void)?"])
            + ["var onMessage: ((String) -> Void)?"]
        let links = plan.links.map {
            SwiftText.method("func \($0.method)()", ["\($0.callback)(\(plan.id))"])
        }
        return """
            internal import DataBinding
            internal import Model

            /// The contents of the header.
            @MainActor
            final class HeaderViewModel {
            \(texts.joined())\(plan.lines(heard, indented: 4))
            \(plan.lines(plan.stored(parameters) + state, indented: 4))
            \(plan.initialiser(parameters))\(links.joined())\
            \(loading("func load\(plan.itemType)()", voice))\(plan.countText)}

            """
    }
}
