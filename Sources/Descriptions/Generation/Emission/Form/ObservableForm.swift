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
                ask: { ["tasks.start(\($0.confirm))"] + ($0.input == nil ? [] : ["return"]) },
                close: { $0 == nil ? [close] : [] },
                message: { ["onMessage?(\($0))"] }
            )
        )
    }

    // MARK: - Model

    private var model: GeneratedFile {
        let parameters =
            [
                screen.parameters[1], ("onSave", "(\(itemType)) -> Void"),
                ("onClose", "() -> Void"),
            ] + screen.questions.map { ($0.confirmation, "() async -> Bool") }
        let shown = ["private(set) var isSaving = false", SwiftCode.onMessage]
        let stored = SwiftCode.lines(
            [copy.variables(isSaving: "")]
                + parameters.map { "@ObservationIgnored private let \($0.0): \($0.1)" }
        )
        let meaning =
            "The contents of the form. A control reads and sets its value, as a binding of "
            + "SwiftUI does."
        let members =
            [
                copy.field, SwiftCode.lines(shown),
                stored.replacing(
                    "private var \(screen.waiting)",
                    with: "@ObservationIgnored private var \(screen.waiting)"
                ), copy.initializer(parameters, copy.observing),
                "// MARK: - Editing", SwiftCode.lines(screen.inputs.map(property)),
                SwiftCode.sections(screen.inputs.compactMap(asking)),
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
        guard screen.question(before: input) == nil else {
            return "var \(input.name.member): \(input.valueType) { draft.\(input.field.member) }"
        }
        return """
            var \(input.name.member): \(input.valueType) {
            get { draft.\(input.field.member) }
            set {
            \(SwiftCode.lines(copy.code(screen.editing(input), value: "newValue")))
            }
            }
            """
    }

    /// Returns the functions for a switch that asks before it is turned off; `nil` for another input.
    private func asking(_ input: FormScreen.Input) -> String? {
        screen.question(before: input).map { asked in
            SwiftCode.sections(
                SwiftCode.function(
                    "set\(input.name.type)(_ isOn: Bool, in tasks: ScreenTasks)",
                    copy.code(screen.editing(input), value: "isOn")
                ),
                confirming(asked)
            )
        }
    }

    /// Returns the function that asks a question, and then does what the user confirms.
    private func confirming(_ asked: FormScreen.Asked) -> String {
        let confirmed = copy.code(asked.confirmed)
        let ask = "await \(asked.confirmation)()"
        return SwiftCode.block(
            "private func \(asked.confirm)() async",
            SwiftCode.lines(
                confirmed.count == 1
                    ? ["if \(ask) { \(confirmed[0]) }"]
                    : ["guard \(ask) else { return }"] + confirmed
            )
        )
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
                    \(SwiftCode.lines(SwiftCode.catchFailure))
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
            SwiftCode.function(
                closesAtOnce ? "close()" : "close(in tasks: ScreenTasks)",
                copy.code(screen.closing)
            ),
        ] + (screen.closingQuestion.map { [confirming($0)] } ?? [])
    }

    /// Indicates whether the form closes without a question.
    private var closesAtOnce: Bool { screen.closingQuestion == nil }

    // MARK: - View

    private var controller: GeneratedFile {
        return views.controller(
            imports: ["StateManagement"],
            owner: ("model", "\(type)Model"),
            other: "private let tasks = ScreenTasks()",
            start: ["addActions()", SwiftCode.showMessages],
            [
                views.addActions(
                    pass: pass,
                    save: "[tasks, model] _ in tasks.start(model.save)",
                    close: closesAtOnce
                        ? "[model] _ in model.close()"
                        : "[tasks, model] _ in model.close(in: tasks)"
                ),
                "override "
                    + SwiftCode.function(
                        "updateProperties()",
                        ["super.updateProperties()"] + views.showing("model.")
                    ), views.showSaving(),
            ]
        )
    }

    /// Returns the statements that pass the value of an input to the model.
    private func pass(_ input: FormScreen.Input, _ value: String) -> String {
        screen.question(before: input) == nil
            ? "model.\(input.name.member) = \(value)"
            : """
            model.set\(input.name.type)(\(value), in: tasks)
            // The switch is on until the user confirms.
            setNeedsUpdateProperties()
            """
    }
}
