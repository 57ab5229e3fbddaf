internal import Descriptions

/// The header in MVVM: a view that binds itself to a view model, which has what is shown.
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

    private func observer(_ element: EntityElement) -> String {
        "on\(plan.textName(element).type)Change"
    }

    private func member(_ element: EntityElement) -> String { plan.textName(element).member }

    /// That of a button is none until it can be seen.
    private func type(_ element: EntityElement) -> String {
        element.kind == .button ? "String?" : "String"
    }

    private var controller: (name: String, text: String) {
        let bindings =
            plan.shown.map { element in
                let hearing =
                    element.kind == .button
                    ? "self?.\(plan.show(element))($0)" : element.showing("$0", in: "self?.")
                return "viewModel.\(observer(element)) = { [weak self] in \(hearing) }"
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
            // They are, as soon as it is bound to what has no title.
            hidesButtons: false,
            rest: """
                \(SwiftText.method("private func bind()", bindings))\(buttons.joined())\(question)}

                """
        )
    }

    private var voice: HeaderVoice {
        HeaderVoice(
            show: { ["\(plan.textName($0).member) = \($1)"] },
            ask: { _ in "onQuestion?" },
            toast: "onMessage?",
            tap: { "func \($0.method)()" },
            confirm: { "func \($0.confirm)()" }
        )
    }

    private var viewModel: String {
        let parameters = plan.asked + plan.known + plan.leads
        let comment =
            "The contents of the header. An observer receives each value when it subscribes, and "
            + "then every change."
        let texts = plan.shown.map { element in
            let name = member(element)
            let tell = "\(observer(element))?(\(name))"
            let told = plan.showsAnyText(element) ? tell : "if \(name) != oldValue { \(tell) }"
            let isButton = element.kind == .button
            let first = isButton ? ": String?" : " = \(plan.early(element) ?? "\"\"")"
            return (isButton ? "    /// `nil` if it is hidden.\n" : "")
                + property("private(set) var \(name)\(first)", told)
        }
        let observers = plan.shown.map { element in
            property(
                "var \(observer(element)): ((\(type(element))) -> Void)?",
                "\(observer(element))?(\(member(element)))"
            )
        }
        let heard =
            (plan.confirmed == nil ? [] : ["var onQuestion: ((String) -> Void)?"])
            + ["var onMessage: ((String) -> Void)?"]
        let links = plan.links.map {
            SwiftText.method("func \($0.method)()", ["\($0.callback)(\(plan.id))"])
        }
        return """
            internal import Model

            \(SwiftText.comment(comment))
            @MainActor
            final class HeaderViewModel {
            \((texts + observers).joined())\(plan.lines(heard, indented: 4))
            \(plan.lines(plan.stored(parameters) + state, indented: 4))
            \(plan.initialiser(parameters))\(links.joined())\
            \(loading("func load\(plan.itemType)()", voice))\(plan.countText)}

            """
    }

    private func property(_ head: String, _ told: String) -> String {
        """
            \(head) {
                didSet { \(told) }
            }

        """
    }
}
