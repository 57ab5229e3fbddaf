internal import Descriptions

/// The implementation in VIPER: a view, a presenter that creates texts, and an interactor that uses
/// the services. It opens no pages, so it has no router.
struct VIPERFiles: CellFiles {
    static let variant = "VIPER"
    let plan: FeaturePlan

    var sources: [(name: String, text: String)] {
        [
            ("\(plan.type)Assembly", assembly), ("\(plan.type)Interactor", interactor),
            interactorOutputProtocol, interactorProtocol, ("\(plan.type)Presenter", presenter),
            presenterProtocol, ("\(plan.type)ViewController", presentedViewController()),
            viewProtocol,
        ] + summaries
    }

    private var assembly: String {
        let arguments = plan.serviceArguments(from: "dependencies.")
        let article = plan.description.feature.withCapitalArticle
        return door(
            " \(article) opens no other screen, so the module has no router.",
            body: """
                \(SwiftText.call("let interactor = \(plan.type)Interactor", arguments, indented: 8))
                        let presenter = \(plan.type)Presenter(interactor: interactor)
                        let viewController = \(plan.type)ViewController(presenter: presenter)
                        interactor.output = presenter
                        presenter.view = viewController
                        return viewController
                """
        )
    }

    // MARK: - The interactor

    private var interactorProtocol: (name: String, text: String) {
        let name = "\(plan.type)InteractorProtocol"
        let requirements = plan.asking.compactMap(\.fetch).map { "func \($0)()" }
        return border(
            "The requests from the presenter to its interactor.",
            name,
            isClass: false,
            requirements
        )
    }

    private var interactorOutputProtocol: (name: String, text: String) {
        let name = "\(plan.type)InteractorOutputProtocol"
        let requirements = plan.asking.map { interaction in
            let comments = interaction.numbers.map {
                "/// - Parameter \($0.member): `nil` if there is none.\n"
            }
            let parameters = interaction.answerParameters.joined(separator: ", ")
            return comments.joined() + "func \(interaction.didFetch ?? "")(\(parameters))"
        }
        return border("The answers of the interactor.", name, isClass: true, requirements)
    }

    private var interactor: String {
        let methods = plan.asking.map { interaction in
            """

                func \(interaction.fetch ?? "")() {
            \(answer(of: interaction))
                }

            """
        }
        return """
            internal import Model

            final class \(plan.type)Interactor: \(plan.type)InteractorProtocol {
                weak var output: (any \(plan.type)InteractorOutputProtocol)?

            \(plan.storedServices())\(methods.joined())}

            """
    }

    private func answer(of interaction: Interaction) -> String {
        var lines: [String] = []
        var arguments: [String] = []
        for service in interaction.services {
            switch service.kind {
            case .next(let value, _, _):
                arguments.append("\(service.name.member).next\(value.type)()")
            case .current(let name):
                lines.append("        let \(name.member) = \(service.name.member).\(name.member)")
                let fields = fields(of: name).map { "\($0): \(name.member).\($0)" }
                arguments.append("\(name.type)Summary(\(fields.joined(separator: ", ")))")
            }
        }
        let head = "output?.\(interaction.didFetch ?? "")"
        return (lines + [SwiftText.call(head, arguments, indented: 8)]).joined(separator: "\n")
    }

    private func fields(of entity: Name) -> [String] {
        plan.description.entity(entity).map(plan.shownFields)?.map(\.name.member) ?? []
    }

    /// The DTOs that replace entities.
    private var summaries: [(name: String, text: String)] {
        plan.description.entities.map { entity in
            let properties = plan.shownFields(of: entity).map {
                "    let \($0.name.member): \($0.swiftType)\n"
            }
            let comment =
                "The DTO that the interactor passes to the presenter instead of the "
                + "`\(entity.name.type)` entity."
            return (
                "\(entity.name.type)Summary",
                """
                \(SwiftText.comment(comment))
                struct \(entity.name.type)Summary: Equatable {
                \(properties.joined())}

                """
            )
        }
    }

    // MARK: - The presenter

    private var presenter: String {
        let taps = plan.interactions.map { interaction in
            let statements =
                interaction.fetch.map { ["interactor.\($0)()"] }
                ?? EffectStatements(interaction: interaction, source: .values).lines(show: show)
            return SwiftText.method("func \(interaction.tap)()", statements)
        }
        let answers = plan.asking.map { interaction in
            let statements = EffectStatements(interaction: interaction, source: .values)
                .lines(show: show)
            let parameters = interaction.answerParameters.joined(separator: ", ")
            return """
                    func \(interaction.didFetch ?? "")(\(parameters)) {
                \(SwiftText.indented(statements.joined(separator: "\n"), by: 8))
                    }
                """
        }
        return """
            final class \(plan.type)Presenter: \(plan.type)PresenterProtocol {
                weak var view: (any \(plan.type)ViewProtocol)?

                private let interactor: any \(plan.type)InteractorProtocol

                init(interactor: any \(plan.type)InteractorProtocol) {
                    self.interactor = interactor
                }
            \(taps.joined())\(plan.countText)}

            extension \(plan.type)Presenter: \(plan.type)InteractorOutputProtocol {
            \(answers.joined(separator: "\n\n"))
            }

            """
    }

    private func show(_ label: Name, _ expression: String) -> String {
        "view?.show\(label.type)(\(expression))"
    }
}

extension Entity.Field {
    /// The Swift type of the field in the type of its entity.
    var swiftType: String {
        switch kind {
        case .text: "String"
        case .number: "Int"
        case .date: "Date"
        case .flag: "Bool"
        case .choice: name.type
        }
    }
}
