internal import Behaviours
internal import Descriptions
internal import PackageEditing

extension FormScreen {
    /// Returns the arguments with which tests open the form.
    fileprivate func tested(_ entity: String) -> String {
        "\(item): \(entity), \(service): environment.dependencies.\(service)"
    }

    /// Returns a view of tests.
    ///
    /// - Parameters:
    ///   - conformance: the code after the name of the type.
    ///   - owner: the property and the type of the object that has the view.
    ///   - isOpened: a Boolean that indicates whether tests open the form with an entity that is kept here.
    ///   - imports: further imports.
    ///   - values: the variables with what it receives.
    ///   - functions: the functions with which it receives it.
    fileprivate func spy(
        _ meaning: String,
        conformance: String = "",
        of owner: (name: String, type: String),
        isOpened: Bool = true,
        imports: [String] = [],
        _ values: [String],
        _ functions: [String]
    ) -> GeneratedFile {
        let entity = "/// The entity that the card passes to the form.\nvar opened: \(itemType)?"
        let kept = ["var \(owner.name): \(owner.type)?"] + (isOpened ? [entity] : [])
        return SwiftCode.generated(
            "\(type)ViewSpy",
            ["@testable internal import Implementation"] + imports
                + (isOpened ? ["internal import Model"] : []),
            """
            /// \(meaning)
            @MainActor
            \(SwiftCode.block(
                "final class \(type)ViewSpy\(conformance)",
                SwiftCode.sections([SwiftCode.lines(kept + values)] + functions)
            ))
            """
        )
    }

    /// The variables with which a view keeps questions.
    fileprivate var keptQuestions: [String] {
        questions.map { "var \($0.flag) = false" }
    }

    /// Returns the statements of tests for an answer.
    ///
    /// - Parameter confirm: the code of the call that confirms.
    fileprivate func answer(_ asked: Asked, _ isConfirmed: Bool, confirm: String) -> [String] {
        ["formView.\(asked.flag) = false"] + (isConfirmed ? [confirm] : [])
    }
}

// MARK: - MVP and VIPER

extension PresentedForm {
    /// The way of tests to the presenter, with a view that keeps what it receives.
    ///
    /// - Parameter isClosed: the condition that the form has closed.
    fileprivate func tests(isClosed: String) -> FormTests {
        FormTests(
            screen: screen,
            code: FormTests.Code(
                edit: { input, text in
                    let value = "formView.\(input.name.member)"
                    // The view shows what the user does.
                    return [
                        text.map { "\(value) = \($0)" } ?? "\(value).toggle()",
                        "formView.presenter?.\(input.event)(\(value))",
                    ]
                },
                save: "formView.presenter?.didTap\(screen.save)()",
                close: "formView.presenter?.didTap\(screen.close)()",
                answer: {
                    screen.answer($0, $1, confirm: "formView.presenter?.didConfirm\($0.name)()")
                },
                value: { "formView.\($0)" },
                asks: "formView",
                isClosed: isClosed,
                messages: "formView.messages"
            )
        )
    }

    var spy: GeneratedFile {
        let texts = screen.marks.map(\.name.member)
        let values =
            screen.inputs.map { "var \($0.name.member) = \($0.isSwitch ? "false" : "\"\"")" }
            + texts.map { "private(set) var \($0) = \"\"" }
            + [
                "private(set) var canSave = false", "private(set) var isSaving = false",
                "private(set) var messages: [String] = []",
            ] + screen.keptQuestions + (closesItself ? ["private(set) var isClosed = false"] : [])
        let inputs = screen.inputs.map {
            "func show\($0.name.type)(\($0.parameter)) { \($0.name.member) = \($0.value) }"
        }
        let marks = screen.marks.map {
            "func show\($0.name.type)(_ text: String) { \($0.name.member) = text }"
        }
        let questions = screen.questions.map { "func confirm\($0.name)() { \($0.flag) = true }" }
        let others = [
            "func enable\(screen.save)(_ isEnabled: Bool) { canSave = isEnabled }",
            "func showSaving(_ isSaving: Bool) { self.isSaving = isSaving }",
            "func showToast(_ text: String) { messages.append(text) }",
        ]
        return screen.spy(
            "A view of the form that keeps what it receives.",
            conformance: ": \(screen.type)ViewProtocol",
            of: ("presenter", "\(screen.type)Presenter"),
            isOpened: closesItself,
            values,
            [
                SwiftCode.lines(
                    inputs + marks + others + questions
                        + (closesItself ? ["func close() { isClosed = true }"] : [])
                )
            ]
        )
    }
}

extension MVPForm {
    var tests: FormTests { presented.tests(isClosed: "formView.isClosed") }
    var spies: [GeneratedFile] { [presented.spy] }

    /// Returns the statements that open the form in tests.
    ///
    /// - Parameters:
    ///   - entity: the code of the entity.
    ///   - onSave: the code of the closure that receives the saved entity.
    func opened(_ entity: String, onSave: String) -> [String] {
        [
            "let formPresenter = \(screen.type)Presenter(\(screen.tested(entity)))",
            "formPresenter.view = formView", "formPresenter.onSave = \(onSave)",
            "formPresenter.viewDidLoad()",
        ]
    }
}

extension VIPERForm {
    var tests: FormTests { presented.tests(isClosed: "formRouter.isClosed") }
    var spies: [GeneratedFile] {
        [
            presented.spy,
            SwiftCode.generated(
                "\(screen.type)RouterSpy",
                ["@testable internal import Implementation"],
                """
                /// A router that notes that the form closes.
                final class \(screen.type)RouterSpy: \(screen.type)RouterProtocol {
                private(set) var isClosed = false

                func close() { isClosed = true }
                }
                """
            ),
        ]
    }
    /// The property of tests with the router.
    var testedRouter: String { "private let formRouter = \(screen.type)RouterSpy()" }

    /// Returns the statements that open the form in tests.
    ///
    /// - Parameters:
    ///   - entity: the code of the DTO.
    ///   - delegate: the code of the object that receives the saved one.
    func opened(_ entity: String, delegate: String) -> [String] {
        let type = screen.type
        return [
            "let formInteractor = \(type)Interactor(\(screen.tested(entity)))",
            "let formPresenter = \(type)Presenter(interactor: formInteractor, router: formRouter)",
            "formInteractor.output = formPresenter", "formPresenter.view = formView",
            "formPresenter.delegate = \(delegate)", "formPresenter.viewDidLoad()",
        ]
    }
}

// MARK: - MVVM

extension MVVMForm {
    var tests: FormTests {
        FormTests(
            screen: screen,
            code: FormTests.Code(
                edit: { input, text in
                    let value = "formView.viewModel?.\(input.name.member)"
                    return ["\(value).edit(\(text ?? "\(value).value == false"))"]
                },
                save: "formView.viewModel?.save()",
                close: "formView.viewModel?.close()",
                answer: { screen.answer($0, $1, confirm: "formView.viewModel?.\($0.confirm)()") },
                value: { "formView.viewModel?.\($0).value" },
                isOptional: true,
                asks: "formView",
                isClosed: "formView.isClosed",
                messages: "formView.messages"
            )
        )
    }

    var spies: [GeneratedFile] {
        let questions = screen.questions.map {
            "viewModel.onConfirm\($0.name) = { [weak self] in self?.\($0.flag) = true }"
        }
        let bind = SwiftCode.function(
            "bind(to viewModel: \(screen.type)ViewModel)",
            questions + [
                "viewModel.onMessage = { [weak self] in self?.messages.append($0) }",
                "viewModel.onClose = { [weak self] in self?.isClosed = true }",
            ]
        )
        return [
            screen.spy(
                "A view of the form that keeps the questions and messages of its view model.",
                of: ("viewModel", "\(screen.type)ViewModel"),
                screen.keptQuestions + [
                    "private(set) var messages: [String] = []",
                    "private(set) var isClosed = false",
                ],
                [bind]
            )
        ]
    }

    /// Returns the statements that open the form in tests.
    ///
    /// - Parameters:
    ///   - entity: the code of the entity.
    ///   - onSave: the code of the closure that receives the saved entity.
    func opened(_ entity: String, onSave: String) -> [String] {
        [
            "let formViewModel = \(screen.type)ViewModel(\(screen.tested(entity)))",
            "formViewModel.onSave = \(onSave)", "formView.bind(to: formViewModel)",
        ]
    }
}

// MARK: - Store and Observable

extension StoreForm {
    var tests: FormTests {
        FormTests(
            screen: screen,
            code: FormTests.Code(
                edit: { input, text in
                    let turned = "store.state.form?.\(input.name.member) == false"
                    return ["store.send(.form(.\(edited(input))(\(text ?? turned))))"]
                },
                save: "store.send(.form(.\(saveTapped)))",
                close: "store.send(.form(.\(closeTapped)))",
                answer: { ["store.send(.form(.\(answered($0))(isConfirmed: \($1))))"] },
                value: { "store.state.form?.\($0)" },
                isOptional: true,
                asks: "store.state.form?",
                isClosed: "store.state.form == nil",
                messages: "view.messages"
            )
        )
    }
}

extension ObservableForm {
    var tests: FormTests {
        FormTests(
            screen: screen,
            code: FormTests.Code(
                edit: { input, text in
                    if screen.question(before: input) != nil {
                        return ["formView.toggle\(input.name.type)()"]
                    }
                    let value = "formView.model?.\(input.name.member)"
                    return [text.map { "\(value) = \($0)" } ?? "\(value).toggle()"]
                },
                save: "try start(#require(formView.model).save)",
                close: screen.closingQuestion == nil
                    ? "formView.model?.close()" : "formView.tapClose()",
                answer: { ["formView.answer(\($1))"] },
                value: { "formView.model?.\($0)" },
                isOptional: true,
                asks: "formView",
                isClosed: "formView.isClosed",
                messages: "formView.messages"
            )
        )
    }

    var spies: [GeneratedFile] {
        let asks = !screen.questions.isEmpty
        let inputs = screen.inputs.filter { screen.question(before: $0) != nil }.map { input in
            """
            func toggle\(input.name.type)() {
            guard let model else { return }
            MainActorQueue.settle {
            model.set\(input.name.type)(!model.\(input.name.member), in: tasks)
            }
            }
            """
        }
        let tapClose = "func tapClose() {\nMainActorQueue.settle { model?.close(in: tasks) }\n}"
        let questions = screen.questions.map { asked in
            """
            func \(asked.confirmation)() async -> Bool {
            \(asked.flag) = true
            return await withCheckedContinuation { continuation = $0 }
            }
            """
        }
        let answer = SwiftCode.function(
            "answer(_ isConfirmed: Bool)",
            screen.questions.map { "\($0.flag) = false" } + [
                "MainActorQueue.settle { continuation?.resume(returning: isConfirmed) }"
            ]
        )
        return [
            screen.spy(
                asks
                    ? "A view of the form that keeps the messages of its model, and lets the test answer "
                        + "its\n/// questions later."
                    : "A view of the form that keeps the messages of its model.",
                of: ("model", "\(screen.type)Model"),
                imports: asks
                    ? ["internal import Scenarios", "internal import StateManagement"] : [],
                (asks
                    ? [
                        "private let tasks = ScreenTasks()",
                        "private var continuation: CheckedContinuation<Bool, Never>?",
                    ] : []) + screen.questions.map { "private(set) var \($0.flag) = false" }
                    + [
                        "private(set) var messages: [String] = []",
                        "private(set) var isClosed = false",
                    ],
                [
                    SwiftCode.function(
                        "show(_ model: \(screen.type)Model)",
                        ["model.onMessage = { [weak self] in self?.messages.append($0) }"]
                    ), "func close() { isClosed = true }",
                ] + inputs + (screen.closingQuestion == nil ? [] : [tapClose]) + questions
                    + (asks ? [answer] : [])
            )
        ]
    }

    /// Returns the statements that open the form in tests.
    ///
    /// - Parameters:
    ///   - entity: the code of the entity.
    ///   - onSave: the code of the closure that receives the saved entity.
    func opened(_ entity: String, onSave: String) -> [String] {
        let confirmations = screen.questions.map {
            "\($0.confirmation): formView.\($0.confirmation)"
        }
        return [
            """
            let formModel = \(screen.type)Model(
            \((["\(screen.tested(entity)), onSave: \(onSave), onClose: formView.close"] + confirmations).joined(separator: ",\n"))
            )
            """, "formView.show(formModel)",
        ]
    }
}
