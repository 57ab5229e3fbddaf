internal import Descriptions

/// The implementation in MVP: a view that reports taps, and a presenter that uses the services and
/// creates texts.
struct MVPFiles: CellFiles {
    static let variant = "MVP"
    let plan: FeaturePlan

    var sources: [(name: String, text: String)] {
        [
            ("\(plan.type)Assembly", assembly), presenterProtocol,
            ("\(plan.type)Presenter", presenter),
            ("\(plan.type)ViewController", presentedViewController()), viewProtocol,
        ]
    }

    private var assembly: String {
        let arguments = plan.serviceArguments(from: "dependencies.")
        return door(
            body: """
                \(SwiftText.call("let presenter = \(plan.type)Presenter", arguments, indented: 8))
                        let viewController = \(plan.type)ViewController(presenter: presenter)
                        presenter.view = viewController
                        return viewController
                """
        )
    }

    private var presenter: String {
        let methods = plan.interactions.map { interaction in
            let statements = EffectStatements(interaction: interaction, source: .services)
                .lines { "view?.show\($0.type)(\($1))" }
            return SwiftText.method("func \(interaction.tap)()", statements)
        }
        return """
            internal import Model

            final class \(plan.type)Presenter: \(plan.type)PresenterProtocol {
                weak var view: (any \(plan.type)ViewProtocol)?

            \(plan.storedServices())\(methods.joined())\(plan.countText)}

            """
    }
}
