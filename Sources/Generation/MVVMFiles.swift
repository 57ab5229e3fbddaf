internal import Descriptions

/// The cell in MVVM: a view that binds itself to a view model, which has what is shown.
struct MVVMFiles: CellFiles {
    static let variant = "MVVM"
    let plan: FeaturePlan

    var sources: [(name: String, text: String)] {
        [
            ("\(plan.type)Assembly", assembly), ("\(plan.type)ViewController", controller),
            ("\(plan.type)ViewModel", viewModel),
        ]
    }

    private var assembly: String {
        let arguments = plan.serviceArguments(from: "dependencies.")
        return door(
            body: """
                \(SwiftText.call("let viewModel = \(plan.type)ViewModel", arguments, indented: 8))
                        return \(plan.type)ViewController(viewModel: viewModel)
                """
        )
    }

    private var controller: String {
        viewController(
            with: ("viewModel", "\(plan.type)ViewModel"),
            bindings: plan.labels.map {
                "viewModel.on\($0.type)Change = { [weak self] in self?.\($0.member)Label.text = $0 }"
            }
        ) { "self?.viewModel.\($0.method)()" }
    }

    private var viewModel: String {
        let methods = plan.interactions.map { interaction in
            let statements = EffectStatements(interaction: interaction, source: .services)
                .lines { "\($0.member) = \($1)" }
            return SwiftText.method("func \(interaction.method)()", statements)
        }
        return """
            internal import Model

            \(SwiftText.comment("The contents of the screen. \(observation)"))
            @MainActor
            final class \(plan.type)ViewModel {
            \(plan.labels.map(property).joined())
            \(plan.storedServices())\(methods.joined())\(plan.countText)}

            """
    }

    private func property(_ label: Name) -> String {
        let name = label.member
        let tell = "on\(label.type)Change?(\(name))"
        let told = plan.showsAnyText(label) ? tell : "if \(name) != oldValue { \(tell) }"
        return """
                private(set) var \(name) = "" {
                    didSet { \(told) }
                }
                var on\(label.type)Change: ((String) -> Void)? {
                    didSet { \(tell) }
                }

            """
    }

    /// When an observer hears of what.
    private var observation: String {
        let any = plan.labels.filter(plan.showsAnyText)
        if plan.labels.count == 1, let label = plan.labels.first {
            return "An observer receives the \(label) when it subscribes, and then every "
                + (any.isEmpty
                    ? "change."
                    : "new value, even if Swift considers it equal to the old value.")
        }
        if any.isEmpty {
            return "An observer receives each value when it subscribes, and then every change."
        }
        if any.count == plan.labels.count {
            return
                "An observer receives each value when it subscribes, and then every new value, "
                + "even if Swift considers it equal to the old value."
        }
        let names = any.map(\.text).joined(separator: " and ")
        return "An observer receives each value when it subscribes, and then every change; for "
            + "\(names), every new value, even if Swift considers it equal to the old value."
    }
}
