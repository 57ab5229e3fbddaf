internal import Behaviours
internal import Descriptions
internal import PackageEditing

/// Store: a reducer changes the state of the header for each action and returns effects, which ask the
/// service. The view observes the parts of the state that it shows.
struct StoreHeader: ArchitectureScreen {
    let screen: HeaderScreen
    private var plan: HeaderPlan { screen.plan }
    private var views: HeaderViews { HeaderViews(screen: screen) }
    private var item: String { screen.item }
    private var asked: HeaderScreen.Change? { screen.changes.first { $0.question != nil } }

    /// The files that the tests need.
    var spies: [GeneratedFile] { [SwiftCode.messagesSpy("HeaderViewSpy")] }

    var files: [GeneratedFile] {
        [assembly, action, effect, handler, state, reducer, controller]
    }

    /// The statements that create the store.
    ///
    /// - Parameter first: the code of the first state.
    func created(first: String, isTest: Bool) -> [String] {
        let handed = plan.pages.map { page in
            let name = "onOpen\(page.type)"
            return "\(name): \(isTest ? "{ navigator.push(.\(page.member)($0)) }" : name)"
        }
        let message = isTest ? "view.showToast($0)" : "module?.showToast($0)"
        let arguments =
            screen.arguments(screen.requesting) + ["onMessage: { \(message) }"] + handed
        return (isTest && !handed.isEmpty ? ["let navigator = dependencies.navigator"] : []) + [
            "let handler = HeaderEffectHandler(\(arguments.joined(separator: ", ")))",
            "\(isTest ? "return" : "let store =") Store(\n\(first),\nreduce: HeaderReducer.reduce,\n"
                + "perform: handler.perform\n)",
        ]
    }

    /// The code that creates the state.
    var firstState: String {
        let facts = plan.facts.map { "\($0.member): dependencies.\($0.member)" }
        return "HeaderState(\(facts.joined(separator: ", ")))"
    }

    private var assembly: GeneratedFile {
        screen.assembly(
            ["weak var module: HeaderViewController?"]
                + created(first: "archive?.state() ?? \(firstState)", isTest: false) + [
                    "archive?.add(store)",
                    "let viewController = HeaderViewController(store: store)",
                    "module = viewController", "return viewController",
                ],
            imports: ["package import StateManagement"],
            comment:
                "/// - Parameter archive: the states of an earlier page, and later those of this one.\n",
            parameters: ["archive: StateArchive? = nil"]
                + screen.opening.map { "\($0.name): @escaping \($0.type)" }
        )
    }

    // MARK: - Actions and effects

    private func set(_ change: HeaderScreen.Change) -> String {
        "set\(change.toggle.field.name.type)"
    }
    private func reply(_ change: HeaderScreen.Change) -> String {
        "\(change.toggle.field.name.member)Set"
    }

    private var action: GeneratedFile {
        let user =
            ["opened"] + plan.links.map { "\($0.image.member)Tapped" }
            + screen.changes.map { "\($0.toggle.button.member)Tapped" }
            + (asked.map { ["\($0.toggle.button.member)Answered(isConfirmed: Bool)"] } ?? [])
        let effects =
            ["loaded(Result<\(screen.itemType), ServiceError>)"]
            + screen.changes.map { "\(reply($0))(isSuccess: Bool)" }
        return SwiftCode.generated(
            "HeaderAction",
            ["internal import Model"],
            SwiftCode.block(
                "enum HeaderAction: Equatable",
                SwiftCode.sections(
                    SwiftCode.lines(["// The user"] + user.map { "case \($0)" }),
                    SwiftCode.lines(["// The effects"] + effects.map { "case \($0)" })
                )
            )
        )
    }

    private var effect: GeneratedFile {
        let cases =
            ["load"] + screen.changes.map { "\(set($0))(Bool)" }
            + plan.pages.map { "open\($0.type)" } + ["showMessage(String)"]
        return SwiftCode.generated(
            "HeaderEffect",
            [],
            "/// The requests of the reducer.\n"
                + SwiftCode.block(
                    "enum HeaderEffect: Equatable",
                    SwiftCode.lines(cases.map { "case \($0)" })
                )
        )
    }

    private var handler: GeneratedFile {
        let changes = screen.changes.map { change in
            let member = change.toggle.field.member
            let call = screen.call(.toggle(change.toggle.field.name, to: .absent)) { _ in member }
            return "case .\(set(change))(let \(member)): \(call) { "
                + "send(.\(reply(change))(isSuccess: $0.isSuccess)) }"
        }
        let cases =
            ["case .load: \(screen.call(.load, value: { _ in "" })) { send(.loaded($0)) }"]
            + changes
            + plan.pages.map { "case .open\($0.type): onOpen\($0.type)(\(plan.id))" }
            + ["case .showMessage(let text): onMessage(text)"]
        let properties =
            screen.requesting.map { "let \($0.name): \($0.type)" }
            + ["let onMessage: (String) -> Void"]
            + screen.opening.map { "let \($0.name): \($0.type)" }
        return SwiftCode.generated(
            "HeaderEffectHandler",
            ["internal import Model"],
            SwiftCode.sections(
                """
                /// Performs the effects with the service of the module.
                @MainActor
                struct HeaderEffectHandler {
                \(SwiftCode.lines(properties))

                func perform(_ effect: HeaderEffect, send: @escaping @MainActor (HeaderAction) -> Void) {
                switch effect {
                \(SwiftCode.lines(cases))
                }
                }
                }
                """,
                changes.isEmpty
                    ? ""
                    : """
                    extension Result {
                    fileprivate var isSuccess: Bool {
                    if case .success = self { true } else { false }
                    }
                    }
                    """
            )
        )
    }

    // MARK: - State

    private var state: GeneratedFile {
        let question = """
            /// A question to the user, with the titles of its answers.
            struct Question: Equatable, Codable {
            let text: String
            let confirmation: String
            let refusal: String
            }
            """
        let entity = plan.entity.name
        var variables = plan.facts.map { "let \($0.member): Bool" }
        variables += [
            "/// Indicates whether the reply about the \(entity) has not arrived yet.",
            "var isLoading = true",
            "/// The loaded \(entity); `nil` before the first reply, and after a failure.",
            "var \(item): \(screen.itemType)?",
        ]
        variables += screen.flags.map { "var \($0) = false" }
        if asked != nil {
            variables += [
                "/// The question that the user must answer.", "var question: Question?",
            ]
        }
        var members = [asked == nil ? "" : question, SwiftCode.lines(variables)]
        members += plan.elements.map(screen.computedValue)
        members.append(SwiftText.countText(for: plan.elements.map(\.text)).trimmingLines)
        return SwiftCode.generated(
            "HeaderState",
            ["internal import Model"]
                + (plan.elements.contains { $0.text.showsDay }
                    ? ["internal import Foundation"] : []),
            """
            /// The contents of the header.
            \(SwiftCode.block(
                "struct HeaderState: Equatable, Codable",
                SwiftCode.sections(members)
            ))
            """
        )
    }

    // MARK: - Reducer

    private var expression: SwiftExpression { screen.expression }

    private func function(_ head: String, _ body: [String]) -> String {
        SwiftCode.block("private static func \(head) -> [HeaderEffect]", SwiftCode.lines(body))
    }

    private var reducer: GeneratedFile {
        let failure = screen.loading.flatMap(\.requests).flatMap(\.failure).flatMap(messages)
        var cases = [
            "case .opened:", "// A restored page already has the reply.",
            "return state.isLoading ? [.load] : []",
        ]
        cases += plan.links.flatMap {
            ["case .\($0.image.member)Tapped:", "return [.open\($0.page.type)]"]
        }
        cases += screen.changes.flatMap {
            ["case .\($0.toggle.button.member)Tapped:", "return \($0.toggle.method)(&state)"]
        }
        if let asked {
            cases += [
                "case .\(asked.toggle.button.member)Answered(let isConfirmed):",
                "state.question = nil", "return isConfirmed ? \(make(asked))(&state) : []",
            ]
        }
        cases += [
            "case .loaded(.success(let \(item))):", "state.isLoading = false",
            "state.\(item) = \(item)", "return []", "case .loaded(.failure):",
            "state.isLoading = false",
        ]
        cases.append("return [\(failure.joined(separator: ", "))]")
        cases += screen.changes.flatMap {
            [
                "case .\(reply($0))(let isSuccess):",
                "return \(reply($0))(isSuccess, in: &state)",
            ]
        }
        return SwiftCode.generated(
            "HeaderReducer",
            ["internal import Model"],
            SwiftCode.block(
                "enum HeaderReducer",
                SwiftCode.sections(
                    [
                        SwiftCode.block(
                            "static func reduce(_ state: inout HeaderState, _ action: HeaderAction) "
                                + "-> [HeaderEffect]",
                            SwiftCode.block("switch action", SwiftCode.lines(cases))
                        )
                    ] + screen.changes.flatMap(functions) + [
                        SwiftText.countText(for: questions).trimmingLines.replacing(
                            "private func",
                            with: "private static func"
                        )
                    ]
                )
            )
        )
    }

    private var questions: [TextRule] { plan.toggles.compactMap(\.question?.text) }

    /// Returns the effect of a step that shows a message.
    private func messages(_ step: Step) -> [String] {
        if case .message(let text) = step {
            [".showMessage(\(expression.text(text)))"]
        } else {
            []
        }
    }

    private func make(_ change: HeaderScreen.Change) -> String {
        "change\(change.toggle.nameOfMethods)"
    }

    /// Returns the functions for a tap, for the change, and for the reply.
    private func functions(_ change: HeaderScreen.Change) -> [String] {
        let state = "_ state: inout HeaderState"
        let flag = change.toggle.isRunning
        let member = "\(item).\(change.toggle.field.member)"
        func make(_ name: String, _ conditions: [String]) -> String {
            let taken = (["var \(item) = state.\(item)"] + conditions).joined(separator: ", ")
            return function(
                "\(name)(\(state))",
                [
                    "guard \(taken) else { return [] }", "state.\(flag) = true",
                    "\(member).toggle()", "state.\(item) = \(item)",
                    "return [.\(set(change))(\(member))]",
                ]
            )
        }
        let texts = change.steps.kept.map { expression.text($0) }
        let usesItem = texts.contains { $0.contains("\(item).") }
        let messages = texts.map { ".showMessage(\($0))" }.joined(separator: ", ")
        let end = function(
            "\(reply(change))(_ isSuccess: Bool, in state: inout HeaderState)",
            ["state.\(flag) = false"]
                + (usesItem
                    ? [
                        "guard !isSuccess, var \(item) = state.\(item) else { return [] }",
                        "\(member).toggle()", "state.\(item) = \(item)",
                    ]
                    : [
                        "guard !isSuccess else { return [] }",
                        "state.\(item)?.\(change.toggle.field.member).toggle()",
                    ]) + ["return [\(messages)]"]
        )
        guard let question = change.question else {
            return [make(change.toggle.method, ["!state.\(flag)"]), end]
        }
        let text = expression.text(question.text)
        let titles = views.titles(question)
        let ask = [
            "state.question = .init(text: \(text), confirmation: \(titles[0]), refusal: \(titles[1]))",
            "return []",
        ]
        let call = "return \(self.make(change))(&state)"
        let body =
            change.condition.map { condition in
                ["if \(expression.condition(condition)) {"] + ask + ["}", call]
            } ?? ask
        let taken =
            body.contains { $0.contains("\(item).") }
            ? "let \(item) = state.\(item)" : "state.\(item) != nil"
        let tap = function(
            "\(change.toggle.method)(\(state))",
            ["guard \(taken), !state.\(flag) else { return [] }"] + body
        )
        return [tap, make(self.make(change), []), end]
    }

    // MARK: - View

    private var controller: GeneratedFile {
        let layOut = views.layOut { link in
            "[weak self] in self?.store.send(.\(link.image.member)Tapped)"
        } tap: { toggle in
            "[weak self] _ in self?.store.send(.\(toggle.button.member)Tapped)"
        }
        let asking = asked == nil ? [] : ["askQuestion()"]
        let observations =
            plan.elements.map { element in
                let shown =
                    element.kind == .button
                    ? "$0.show\(plan.textName(element).type)($1)" : element.showing("$1", in: "$0.")
                return SwiftCode.observe(screen.value(of: element), shown)
            } + (asked == nil ? [] : [SwiftCode.observeQuestion()])
        let ask = asked.map { change in
            let answer =
                "[store] _ in store.send(.\(change.toggle.button.member)Answered(isConfirmed: "
            return SwiftCode.sections(
                SwiftCode.askQuestion("let question = store.state.question", ["ask(question)"]),
                views.question(
                    "private func ask(_ question: HeaderState.Question)",
                    text: "question.text",
                    titles: ["question.confirmation", "question.refusal"],
                    ["\(answer)true))", "\(answer)false))"]
                )
            )
        }
        return SwiftCode.generated(
            "HeaderViewController",
            [
                "internal import HeadlessKit", "internal import StateManagement",
                "internal import \(screen.contract)",
            ],
            SwiftCode.block(
                "final class HeaderViewController: UIViewController",
                SwiftCode.sections(
                    [
                        SwiftCode.lines(
                            "private let store: Store<HeaderState, HeaderAction>",
                            views.properties()
                        ),
                        SwiftCode.initializers(ofController: [
                            ("store", "Store<HeaderState, HeaderAction>")
                        ]),
                        """
                        override func viewDidLoad() {
                        super.viewDidLoad()
                        layOut()
                        \(SwiftCode.lines(observations))
                        store.send(.opened)
                        }
                        """,
                        SwiftCode.viewDidAppear(asking),
                        "private func layOut() {\n\(layOut)\n}",
                    ] + views.buttons.map(views.showingTitle) + (ask.map { [$0] } ?? [])
                )
            )
        )
    }
}
