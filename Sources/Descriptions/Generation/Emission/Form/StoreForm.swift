internal import Behaviours
internal import Descriptions
internal import PackageEditing

/// Store: a reducer changes the state of the form, which is a part of the state of the card. Its
/// effects save, and close the form. The view observes the parts of the state that it shows.
struct StoreForm: ArchitectureScreen {
    let screen: FormScreen
    private var views: FormViews { FormViews(screen: screen) }
    private var type: String { screen.type }
    private var item: String { screen.item }
    private var itemType: String { screen.itemType }

    var files: [GeneratedFile] { [action, effect, reducer, state, controller] }
    /// The driver of the card tests the form, too.
    var driver: ScenarioTests.Driver? { nil }

    private var copy: FormCopy {
        FormCopy(
            screen: screen,
            place: FormCopy.Place(
                owner: "state.",
                isSaving: "state.isSaving",
                argument: ", in: &state",
                set: { field, value in "state.draft.\(field.member) = \(value)" },
                edited: { "state.editedFields.insert(.\($0))" },
                validate: "",
                setSaving: { ["state.isSaving = \($0)"] },
                request: { ["return [.save(\($0))]"] },
                ask: { ["state.\($0.flag) = true", "return []"] },
                close: { ["return [.close(saved: \($0 ?? "nil"))]"] },
                message: { ["return [.showMessage(\($0))]"] }
            )
        )
    }

    // MARK: - Actions and effects

    func edited(_ input: FormScreen.Input) -> String { "\(input.name.member)Edited" }
    var saveTapped: String { "\(screen.plan.saveButton.member)Tapped" }
    var closeTapped: String { "\(screen.plan.closeButton.member)Tapped" }

    /// Returns the action for the answer to a question.
    func answered(_ asked: FormScreen.Asked) -> String {
        "\((asked.input?.name ?? screen.plan.closeButton).member)Answered"
    }

    private var action: GeneratedFile {
        let edits = screen.inputs.map { "\(edited($0))(\($0.valueType))" }
        let answers = screen.questions.map { "\(answered($0))(isConfirmed: Bool)" }
        let user = edits + [saveTapped, closeTapped] + answers
        let effects =
            ["saved(Result<\(itemType), ServiceError>)"]
            + (screen.announces ? ["changedElsewhere(\(itemType))"] : [])
        return screen.file(
            "Action",
            ["Model"],
            """
            enum \(type)Action: Equatable {
            // The user
            \(SwiftCode.lines(user.map { "case \($0)" }))

            // The effects
            \(SwiftCode.lines(effects.map { "case \($0)" }))
            }
            """
        )
    }

    private var effect: GeneratedFile {
        screen.file(
            "Effect",
            ["Model"],
            """
            /// The requests of the reducer of the form.
            enum \(type)Effect: Equatable {
            case save(\(itemType), editedFrom: \(itemType))
            case close(saved: \(itemType)?)
            case showMessage(String)
            }
            """
        )
    }

    // MARK: - State

    private var state: GeneratedFile {
        let cases = screen.inputs.map(\.name.member).joined(separator: ", ")
        let field = "enum Field: Codable { case \(cases) }"
        let variables =
            [copy.variables("", isSaving: "var isSaving = false")]
            + screen.questions.map { $0.declaration() }
        let inputs = screen.inputs.map {
            "var \($0.name.member): \($0.valueType) { draft.\($0.field.member) }"
        }
        return screen.file(
            "State",
            ["Model"],
            """
            /// The contents of the form.
            \(SwiftCode.block(
                "struct \(type)State: Equatable, Codable",
                SwiftCode.sections(
                    screen.tracks ? field : "",
                    SwiftCode.lines(variables),
                    copy.initializer([]),
                    SwiftCode.lines(inputs + [screen.computed]),
                    screen.hasChanges(""),
                    copy.showsError()
                )
            ))
            """
        )
    }

    // MARK: - Reducer

    private var reducer: GeneratedFile {
        let edits = screen.inputs.map { input in
            reduction(
                "\(edited(input))(let \(input.value))",
                copy.code(screen.editing(input), value: input.value) + none
            )
        }
        let answers = screen.questions.map { asked in
            reduction(
                "\(answered(asked))(let isConfirmed)",
                ["state.\(asked.flag) = false"] + answer(asked)
            )
        }
        let changes = screen.component.program(.changed).map {
            reduction("changedElsewhere(let \(item))", copy.code($0.body) + none)
        }
        let cases =
            edits + [
                reduction(saveTapped, copy.code(screen.saving)), reduction(closeTapped, close),
            ] + answers + [
                reduction("saved(.success(let \(item)))", copy.success),
                reduction("saved(.failure)", returning(copy.failure)), changes ?? "",
            ]
        let head =
            "static func reduce(_ state: inout \(type)State, _ action: \(type)Action) "
            + "-> [\(type)Effect]"
        return screen.file(
            "Reducer",
            ["Model"],
            SwiftCode.block(
                "enum \(type)Reducer",
                SwiftCode.sections(
                    SwiftCode.block(head, SwiftCode.block("switch action", SwiftCode.lines(cases))),
                    screen.announces ? replacing : ""
                )
            )
        )
    }

    /// The statement after which nothing is requested.
    private let none = ["return []"]

    /// Returns statements with the return of the effects as the last one.
    private func returning(_ statements: [String]) -> [String] {
        let effects = statements.filter { $0.hasPrefix("return ") }
        return statements.filter { !effects.contains($0) } + (effects.isEmpty ? none : effects)
    }

    private func reduction(_ action: String, _ body: [String]) -> String {
        SwiftCode.lines(["case .\(action):"] + body)
    }

    private var close: [String] {
        guard let asked = screen.closingQuestion else { return copy.code(screen.closing) }
        return [
            "state.\(asked.flag) = state.hasChanges",
            "return state.\(asked.flag) ? [] : [.close(saved: nil)]",
        ]
    }

    private func answer(_ asked: FormScreen.Asked) -> [String] {
        guard asked.input != nil else {
            return ["return isConfirmed ? [.close(saved: nil)] : []"]
        }
        return ["if isConfirmed {"] + copy.code(asked.confirmed) + ["}"] + none
    }

    private var replacing: String {
        let head = "replace\(itemType)(with \(item): \(itemType), in state: inout \(type)State)"
        return "\(copy.replacingComment)\n"
            + SwiftCode.block("private static func \(head)", SwiftCode.lines(copy.updating))
    }

    // MARK: - View

    private var controller: GeneratedFile {
        let alerts = screen.questions.map { asked in
            views.alert(
                asked,
                confirm: "self?.send(.\(answered(asked))(isConfirmed: true))",
                refuse: "self?.send(.\(answered(asked))(isConfirmed: false))"
            )
        }
        let asks = !screen.questions.isEmpty
        let ask = SwiftCode.askQuestion(
            "let form = store.state.form",
            screen.questions.map { "if form.\($0.flag) { confirm\($0.name)() }" }
        )
        return views.controller(
            imports: ["StateManagement"],
            owner: ("store", "Store<\(screen.plan.type)State, \(screen.plan.type)Action>"),
            start: ["addActions()"] + observations,
            appeared: SwiftCode.viewDidAppear(asks ? ["askQuestion()"] : []),
            [
                views.addActions(
                    pass: send,
                    save: "[weak self] _ in self?.send(.\(saveTapped))",
                    close: "[weak self] _ in self?.send(.\(closeTapped))"
                ),
                observe,
                "private func send(_ action: \(type)Action) {\nstore.send(.form(action))\n}",
                views.showSaving(), asks ? ask : "",
            ] + alerts
        )
    }

    /// Returns the statements that pass an edit on.
    private func send(_ input: FormScreen.Input, _ value: String) -> String {
        let send = "send(.\(edited(input))(\(value)))"
        guard screen.questions.contains(where: { $0.input?.name == input.name }) else {
            return send
        }
        return """
            \(send)
            // The switch has turned by itself, so it turns back if the user is asked first.
            \(views.showing(input, "store.state.form?.\(input.name.member) == true"))
            """
    }

    private var observations: [String] {
        func observe(_ part: String, _ show: String) -> String {
            "observe(\\.\(part)) { \(show) }"
        }
        let inputs = screen.inputs.map {
            observe($0.name.member, views.showing($0, "$1", in: "$0."))
        }
        let marks = screen.marks.map {
            observe($0.name.member, "$0.\(views.label($0)).text = $1")
        }
        let questions = screen.questions.map {
            observe($0.flag, "form, _ in form.askQuestion()")
        }
        return inputs + marks + [
            observe("canSave", "$0.\(views.button(screen.plan.saveButton)).isEnabled = $1"),
            observe("isSaving", "$0.showSaving($1)"),
        ] + questions
    }

    private var observe: String {
        """
        /// Observes a part of the form. A closed form keeps what it shows until it has disappeared.
        private func observe<Part: Equatable>(
        _ part: @escaping (\(type)State) -> Part,
        _ show: @escaping (\(type)ViewController, Part) -> Void
        ) {
        store.observe(
        self,
        { $0.form.map(part) },
        { form, part in if let part { show(form, part) } }
        )
        }
        """
    }
}
