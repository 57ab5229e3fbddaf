internal import Descriptions

/// The screen in MVVM: a view that binds itself to a view model, which provides the display values.
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

    private var controller: (name: String, text: String) {
        let bindings =
            ["viewModel.phase.bind(to: self) { $0.show($1) }"]
            + plan.varying.map {
                "viewModel.\(plan.textName($0).member).bind(to: self) { \($0.showing("$1", in: "$0.")) }"
            }
            + plan.conditioned.map {
                "viewModel.\($0.isEnabled).bind(to: self) { $0.\($0.property).isEnabled = $1 }"
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
        let values =
            ["let phase = Bindable(Phase.loading)"]
            + plan.varying.map { "let \(plan.textName($0).member) = Bindable(\"\")" }
            + plan.conditioned.map { "let \($0.isEnabled) = Bindable(true)" }
        let heard =
            (plan.confirmed == nil ? [] : ["var onQuestion: ((String) -> Void)?"])
            + (plan.taps.isEmpty ? [] : ["var onMessage: ((String) -> Void)?"])
        let loading = loading(
            "func load\(plan.itemType)()",
            loading: "phase.value = .loading",
            success: ["show(\(plan.item))", "phase.value = .loaded"],
            failure: "phase.value = .failed(\(plan.failureText))"
        )
        let showing =
            keeping
            + plan.varying.map { "\(plan.textName($0).member).value = \(plan.expression($0))" }
            + plan.conditioned.map {
                "\($0.isEnabled).value = \($0.condition(of: plan.item) ?? "true")"
            }
        let changing = plan.taps.map(method)
        return """
            internal import DataBinding
            internal import Model

            /// The contents of the screen of the \(plan.entity.name).
            @MainActor
            final class \(plan.type)ViewModel {
                /// The loading state of the screen.
                enum Phase: Equatable {
                    case loading
                    case failed(String)
                    case loaded
                }

            \(plan.lines(values + heard, indented: 4))
            \(stored)\(state)
            \(initialiser)\(loading)\
            \(SwiftText.method("private func show(_ \(plan.item): \(plan.itemType))", showing))\
            \(plan.taps.isEmpty ? "" : "\n    // MARK: - Changing\n\(changing.joined())\(changes(toast: "onMessage?"))")\
            \(plan.countText)}

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
