internal import Descriptions

/// The screen in MVVM: a view that binds itself to a view model, which has what is shown.
struct DetailMVVMFiles: DetailCellFiles {
    static let variant = "MVVM"
    let plan: DetailPlan

    var sources: [(name: String, text: String)] {
        [
            door([
                "let viewModel = \(plan.type)ViewModel(\(service))",
                "return \(plan.type)ViewController(viewModel: viewModel)",
            ]), controller, ("\(plan.type)ViewModel", viewModel),
        ]
    }

    private func observer(_ element: EntityElement) -> String {
        "on\(plan.textName(element).type)Change"
    }
    private func observer(_ tap: DetailTap) -> String { "on\(tap.button.type)EnabledChange" }

    private var controller: (name: String, text: String) {
        let bindings =
            ["viewModel.onPhaseChange = { [weak self] in self?.show($0) }"]
            + plan.varying.map {
                "viewModel.\(observer($0)) = { [weak self] in \($0.showing("$0", in: "self?.")) }"
            }
            + plan.conditioned.map {
                "viewModel.\(observer($0)) = { [weak self] in self?.\($0.property).isEnabled = $0 }"
            }
            + (plan.confirmed.map {
                ["viewModel.onQuestion = { [weak self] in self?.\($0.confirm)($0) }"]
            } ?? [])
            + (plan.taps.isEmpty
                ? [] : ["viewModel.onMessage = { [weak self] in self?.showToast($0) }"])
        let question =
            plan.confirmed.map {
                ViewControllerText.asking(
                    "private func \($0.confirm)(_ question: String)",
                    $0.question,
                    "self?.viewModel.\($0.confirm)()"
                )
            } ?? ""
        return viewController(
            with: ("viewModel", "\(plan.type)ViewModel"),
            start: ["bind()", "viewModel.load\(plan.itemType)()"],
            retry: "load\(plan.itemType)()",
            tap: { "\($0.method)()" },
            rest: """
                \(SwiftText.method("private func bind()", bindings))
                    private func show(_ phase: \(plan.type)ViewModel.Phase) {
                        errorLabel.isHidden = true
                        retryButton.isHidden = true
                        activityIndicator.stopAnimating()
                        switch phase {
                        case .loading:
                            activityIndicator.startAnimating()
                        case .failed(let text):
                            errorLabel.text = text
                            errorLabel.isHidden = false
                            retryButton.isHidden = false
                        case .loaded:
                            content.isHidden = false
                        }
                    }
                \(question)}

                """
        )
    }

    private var viewModel: String {
        let comment =
            "The contents of the screen of the \(plan.entity.name). An observer receives each "
            + "value when it subscribes, and then every change."
        let texts = plan.varying.map { element in
            let name = plan.textName(element).member
            let tell = "\(observer(element))?(\(name))"
            let told = plan.showsAnyText(element) ? tell : "if \(name) != oldValue { \(tell) }"
            return property("private(set) var \(name) = \"\"", told)
        }
        let buttons = plan.conditioned.map { tap in
            property(
                "private(set) var \(tap.isEnabled) = true",
                "if \(tap.isEnabled) != oldValue { \(observer(tap))?(\(tap.isEnabled)) }"
            )
        }
        let observers =
            [property("var onPhaseChange: ((Phase) -> Void)?", "onPhaseChange?(phase)")]
            + plan.varying.map {
                property(
                    "var \(observer($0)): ((String) -> Void)?",
                    "\(observer($0))?(\(plan.textName($0).member))"
                )
            }
            + plan.conditioned.map {
                property(
                    "var \(observer($0)): ((Bool) -> Void)?",
                    "\(observer($0))?(\($0.isEnabled))"
                )
            }
        let heard =
            (plan.confirmed == nil ? [] : ["var onQuestion: ((String) -> Void)?"])
            + (plan.taps.isEmpty ? [] : ["var onMessage: ((String) -> Void)?"])
        let loading = loading(
            "func load\(plan.itemType)()",
            loading: "phase = .loading",
            success: ["show(\(plan.item))", "phase = .loaded"],
            failure: "phase = .failed(\(plan.failureText))"
        )
        let showing =
            keeping
            + plan.varying.map { "\(plan.textName($0).member) = \(plan.expression($0))" }
            + plan.conditioned.map {
                "\($0.isEnabled) = \($0.condition(of: plan.item) ?? "true")"
            }
        let changing = plan.taps.map(method)
        return """
            internal import Model

            \(SwiftText.comment(comment))
            @MainActor
            final class \(plan.type)ViewModel {
                /// The loading state of the screen.
                enum Phase: Equatable {
                    case loading
                    case failed(String)
                    case loaded
                }

            \(property("private(set) var phase = Phase.loading", "if phase != oldValue { onPhaseChange?(phase) }"))\
            \((texts + buttons + observers).joined())\(plan.lines(heard, indented: 4))
            \(stored)\(state)
            \(initialiser)\(loading)\
            \(SwiftText.method("private func show(_ \(plan.item): \(plan.itemType))", showing))\
            \(plan.taps.isEmpty ? "" : "\n    // MARK: - Changing\n\(changing.joined())\(changes(toast: "onMessage?"))")\
            \(plan.countText)}

            """
    }

    private func property(_ head: String, _ told: String) -> String {
        """
            \(head) {
                didSet { \(told) }
            }

        """
    }

    private func method(_ tap: DetailTap) -> String {
        guard let question = tap.question else {
            return changing("func \(tap.method)()", tap, end: endChange(tap))
        }
        return SwiftText.method(
            "func \(tap.method)()",
            [
                plan.mayAsk(question),
                "onQuestion?(\(plan.question(question)))",
            ]
        ) + changing("func \(tap.confirm)()", tap, end: endChange(tap))
    }
}
