internal import Descriptions

/// The implementation in MVVM: a view that binds itself to a view model, which provides the display
/// values.
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
                "viewModel.\($0.member).bind(to: self) { $0.\($0.member)Label.text = $1 }"
            }
        ) { "self?.viewModel.\($0.method)()" }
    }

    private var viewModel: String {
        let methods = plan.interactions.map { interaction in
            let statements = EffectStatements(interaction: interaction, source: .services)
                .lines { "\($0.member).value = \($1)" }
            return SwiftText.method("func \(interaction.method)()", statements)
        }
        return """
            internal import DataBinding
            internal import Model

            /// The contents of the screen.
            @MainActor
            final class \(plan.type)ViewModel {
            \(plan.labels.map { "    let \($0.member) = Bindable(\"\")\n" }.joined())
            \(plan.storedServices())\(methods.joined())\(plan.countText)}

            """
    }
}
