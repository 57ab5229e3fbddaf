internal import Behaviours
internal import Descriptions
internal import PackageEditing

/// VIPER: the interactor of the form keeps the edited copy and asks the service. The presenter
/// makes the texts and passes them to the view, and the router closes the form.
struct VIPERForm: ArchitectureScreen {
    let screen: FormScreen
    var presented: PresentedForm { PresentedForm(screen: screen, closesItself: false) }
    var type: String { screen.type }
    var item: String { screen.item }
    private var itemType: String { screen.itemType }
    var summary: String { "\(screen.itemType)Summary" }

    var files: [GeneratedFile] {
        [
            assembly, delegate, interactor, interactorProtocol, output, presenter,
            presented.presenterProtocol, router, routerProtocol, form, presented.controller,
            presented.viewProtocol,
        ]
    }
    /// The driver of the card tests the form, too.
    var driver: ScenarioTests.Driver? { nil }

    // MARK: - Module

    private var assembly: GeneratedFile {
        let service = "\(screen.service): dependencies.\(screen.service)"
        return screen.file(
            "Assembly",
            ["HeadlessKit", screen.plan.type],
            """
            /// The entry point of the module that edits the \(screen.itemText).
            @MainActor
            enum \(type)Assembly {
            static func module(
            _ dependencies: \(screen.plan.type)Dependencies,
            \(item): \(summary),
            delegate: any \(type)DelegateProtocol
            ) -> UIViewController {
            let interactor = \(type)Interactor(\(item): \(item), \(service))
            let router = \(type)Router()
            let presenter = \(type)Presenter(interactor: interactor, router: router)
            let viewController = \(type)ViewController(presenter: presenter)
            interactor.output = presenter
            router.viewController = viewController
            presenter.view = viewController
            presenter.delegate = delegate
            return viewController
            }
            }
            """
        )
    }

    private var delegate: GeneratedFile {
        screen.file(
            "DelegateProtocol",
            [],
            """
            /// The receiver of the form's result.
            @MainActor
            protocol \(type)DelegateProtocol: AnyObject {
            func \(screen.member)DidSave(_ \(item): \(summary))
            }
            """
        )
    }

    private var router: GeneratedFile {
        screen.file(
            "Router",
            ["HeadlessKit"],
            """
            final class \(type)Router: \(type)RouterProtocol {
            weak var viewController: UIViewController?

            func close() {
            viewController?.dismiss(animated: true)
            }
            }
            """
        )
    }

    private var routerProtocol: GeneratedFile {
        screen.file(
            "RouterProtocol",
            [],
            """
            /// The ways out of the form.
            @MainActor
            protocol \(type)RouterProtocol {
            func close()
            }
            """
        )
    }

    // MARK: - Interactor

    private var copy: FormCopy {
        FormCopy(
            screen: screen,
            place: FormCopy.Place(
                showsAll: "rejectsAll",
                validate: "validate()",
                setSaving: { isSaving in
                    guard isSaving else {
                        // A replaced entity is validated, too.
                        return ["isSaving = false", "output?.didFailToSave()"]
                            + (screen.announces ? [] : ["validate()"])
                    }
                    return ["isSaving = true", "output?.didBeginSaving()", "validate()"]
                },
                reply: "endSaving",
                shows: "Reports %@ that was changed elsewhere, except for edited fields.",
                close: { ["output?.didSave(summary(of: \($0 ?? item)))"] },
                // The presenter shows it.
                message: { _ in [] }
            )
        )
    }

    private func edit(_ input: FormScreen.Input) -> String {
        "edit\(input.name.type)(\(input.parameter))"
    }

    private var interactor: GeneratedFile {
        let replaced = ["output?.didReplaceValues(summary(of: draft))", "validate()"]
        let stored = SwiftCode.sections(
            copy.field,
            "weak var output: (any \(type)InteractorOutputProtocol)?",
            "private let \(screen.service): any \(screen.plan.service.name.type)",
            copy.variables(showsAll: "all invalid values are rejected")
        )
        let members =
            [
                stored, initializer, hasChanges,
                SwiftCode.function("start()", copy.observing + replaced), toSummary,
            ] + copy.edits(screen.unaskedEditing) { "func \(edit($0))" } + [
                validate, copy.showsError("canReject(_ field: Field)"),
            ] + copy.saving("func save()")
        return screen.file(
            "Interactor",
            ["Model"],
            copy.object(
                "\(type)Interactor: \(type)InteractorProtocol",
                members,
                replacing: copy.replacing + replaced
            )
        )
    }

    private var initializer: String {
        let values = screen.plan.entity.fields.map { "\($0.member): summary.\($0.member)" }
        let service = screen.parameters[1]
        return """
            init(\(item) summary: \(summary), \(service.name): \(service.type)) {
            \(item) = \(itemType)(\(values.joined(separator: ", ")))
            draft = \(item)
            self.\(screen.service) = \(screen.service)
            }
            """
    }

    private var hasChanges: String {
        "\(screen.closingQuestion == nil ? "private " : "")\(screen.changes)"
    }

    private var toSummary: String {
        let values = screen.plan.summaryFields.properties.map { "\($0.name): \($0.value)" }
        return """
            private func summary(of \(item): \(itemType)) -> \(summary) {
            \(summary)(\(values.joined(separator: ", ")))
            }
            """
    }

    private var validate: String {
        let marks = screen.marks.flatMap { mark in
            switch mark {
            case .error(let input, _):
                let isRejected = screen.isWrong(input, function: "canReject(")
                return ["is\(input.name.type)Rejected: \(isRejected)"]
            case .counter(let input, _):
                return [
                    "\(input.name.member)Length: \(screen.length(input))",
                    "\(input.name.member)Limit: \(screen.limit(input))",
                ]
            }
        }
        let values = (marks + ["canSave: \(screen.canSave())"]).joined(separator: ", ")
        return """
            private func validate() {
            output?.didValidate(\(type)Summary(\(values)))
            }
            """
    }

    private var interactorProtocol: GeneratedFile {
        let hasChanges = """
            \(screen.comment("Indicates whether the form differs from the \(screen.itemText)."))
            var hasChanges: Bool { get }
            """
        let changes =
            screen.announces ? ", and from then on each change that is made elsewhere" : ""
        let start = "/// Reports the values of the form\(changes).\nfunc start()"
        let edits = (screen.fields + screen.switches).map { "func \(edit($0))" }
        return screen.file(
            "InteractorProtocol",
            [],
            """
            /// The requests from the presenter of the form to its interactor.
            @MainActor
            \(SwiftCode.block(
                "protocol \(type)InteractorProtocol",
                SwiftCode.sections(
                    screen.closingQuestion == nil ? "" : hasChanges,
                    SwiftCode.lines([start] + edits + ["func save()"])
                )
            ))
            """
        )
    }

    private var output: GeneratedFile {
        screen.file(
            "InteractorOutputProtocol",
            [],
            """
            /// The answers of the interactor of the form.
            @MainActor
            protocol \(type)InteractorOutputProtocol: AnyObject {
            /// The values replace those of the form.
            func didReplaceValues(_ \(item): \(summary))
            func didValidate(_ form: \(type)Summary)
            func didBeginSaving()
            func didSave(_ \(item): \(summary))
            func didFailToSave()
            }
            """
        )
    }

    private var form: GeneratedFile {
        let marks = screen.marks.map { mark in
            let field = mark.input.field.name.text
            guard mark.isError else {
                return """
                    /// The number of characters of the \(field).
                    let \(mark.input.name.member)Length: Int
                    /// The largest number of characters of the \(field).
                    let \(mark.input.name.member)Limit: Int
                    """
            }
            let meaning = """
                Indicates whether the \(field) is invalid, and the user has edited it or has saved.
                """
            return "\(screen.comment(meaning))\nlet is\(mark.input.name.type)Rejected: Bool"
        }
        return screen.file(
            "Summary",
            [],
            """
            /// The DTO with which the interactor reports whether the values of the form are valid.
            struct \(type)Summary: Equatable {
            \(SwiftCode.lines(marks + ["let canSave: Bool"]))
            }
            """
        )
    }
}
