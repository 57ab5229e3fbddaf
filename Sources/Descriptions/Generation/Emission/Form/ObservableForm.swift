internal import Behaviours
internal import Descriptions
internal import PackageEditing

/// Observable: the model of the form keeps the edited copy and waits for the service. A control
/// reads and sets a property of the model. The view shows its properties whenever one that it has
/// read changes.
struct ObservableForm: ArchitectureScreen {
    let screen: FormScreen
    private var views: FormViews { FormViews(screen: screen) }
    private var type: String { screen.type }
    private var itemType: String { screen.itemType }

    var files: [GeneratedFile] { [model, controller] }
    /// The driver of the card tests the form, too.
    var driver: ScenarioTests.Driver? { nil }

    private var copy: FormCopy {
        let close = "onClose()"
        return FormCopy(
            screen: screen,
            place: FormCopy.Place(
                edited: { "editedFields.insert(.\($0))" },
                validate: "",
                setSaving: { ["isSaving = \($0)"] },
                // The function that saves waits for the reply.
                request: { _ in [] },
                ask: { ["\($0.flag) = true"] + ($0.input == nil ? [] : ["return"]) },
                close: { $0 == nil ? [close] : [] },
                message: { ["messages.append(\($0))"] }
            )
        )
    }

    // MARK: - Model

    private var model: GeneratedFile {
        let parameters = [
            screen.parameters[1], ("onSave", "(\(itemType)) -> Void"), ("onClose", "() -> Void"),
        ]
        let shown =
            ["private(set) var isSaving = false"]
            + screen.questions.map { $0.declaration("private(set) ") } + [
                "/// The messages to the user that were not shown yet.",
                "private var messages: [String] = []",
            ]
        let stored = SwiftCode.lines(
            [copy.variables(isSaving: "")]
                + parameters.map { "@ObservationIgnored private let \($0.0): \($0.1)" }
        )
        let meaning =
            "The contents of the form. A control reads and sets its value, as a binding of "
            + "SwiftUI does."
        let takeMessages = """
            func takeMessages() -> [String] {
            defer { messages = [] }
            return messages
            }
            """
        let members =
            [
                copy.field, SwiftCode.lines(shown),
                stored.replacing(
                    "private var \(screen.waiting)",
                    with: "@ObservationIgnored private var \(screen.waiting)"
                ), copy.initializer(parameters, copy.observing), takeMessages,
                "// MARK: - Editing", SwiftCode.lines(screen.inputs.map(property)),
                SwiftCode.sections(screen.inputs.compactMap(screen.question).flatMap(answers)),
                screen.computed,
                screen.hasChanges(), copy.showsError(),
            ] + saving + closing
        return screen.file(
            "Model",
            ["Model", "Observation", "StateManagement"],
            """
            \(SwiftText.comment(meaning))
            @MainActor
            @Observable
            \(copy.object("\(type)Model", members, replacing: copy.updating))
            """
        )
    }

    private func property(_ input: FormScreen.Input) -> String {
        """
        var \(input.name.member): \(input.valueType) {
        get { draft.\(input.field.member) }
        set {
        \(SwiftCode.lines(copy.code(screen.editing(input), value: "newValue")))
        }
        }
        """
    }

    /// Returns the functions for the answers to a question.
    private func answers(_ asked: FormScreen.Asked) -> [String] {
        let answered = ["\(asked.flag) = false"]
        return [
            SwiftCode.function("\(asked.confirm)()", answered + copy.code(asked.confirmed)),
            SwiftCode.function("\(asked.refuse)()", answered),
        ]
    }

    private var saving: [String] {
        [
            "// MARK: - Saving",
            SwiftCode.function(
                "save() async",
                copy.code(screen.saving) + [
                    """
                    do {
                    let \(screen.item) = try await \(screen.service).save(\(screen.savedArguments("self.")))
                    onSave(\(copy.latest))
                    onClose()
                    } catch {
                    \(SwiftCode.lines(copy.failure))
                    }
                    """
                ]
            ),
        ]
    }

    private var closing: [String] {
        [
            "// MARK: - Closing",
            SwiftCode.function("close()", copy.code(screen.closing)),
        ] + (screen.closingQuestion.map(answers) ?? [])
    }

    // MARK: - View

    private var controller: GeneratedFile {
        let asking = screen.questions.map {
            "if model.\($0.flag), presentedViewController == nil { confirm\($0.name)() }"
        }
        let shown =
            views.showing("model.") + asking + ["model.takeMessages().forEach(showToast)"]
        let alerts = screen.questions.map { asked in
            views.alert(
                asked,
                capturing: "[model]",
                confirm: "model.\(asked.confirm)()",
                refuse: "model.\(asked.refuse)()"
            )
        }
        return views.controller(
            imports: ["StateManagement"],
            owner: ("model", "\(type)Model"),
            other: "private let tasks = ScreenTasks()",
            start: ["addActions()"],
            [
                views.addActions(
                    pass: { "model.\($0.name.member) = \($1)" },
                    save: "[tasks, model] _ in tasks.start(model.save)",
                    close: "[model] _ in model.close()"
                ),
                "override "
                    + SwiftCode.function(
                        "updateProperties()",
                        ["super.updateProperties()"] + shown
                    ), views.showSaving(),
            ] + alerts
        )
    }
}
