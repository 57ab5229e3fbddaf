internal import Behaviours
internal import Descriptions
internal import Foundation
internal import PackageEditing
internal import Scenarios

/// The statements of the view-free tests of a list, for the events of scenarios.
struct ListTests {
    /// The way of tests to the objects behind the view.
    struct Code {
        let retry, pull, retryMore: String
        /// Returns the statement that selects a filter, and that for a button above the rows.
        let choose: (ListFilter) -> String
        let tap: (_ method: String, _ button: Name) -> String
        /// Returns the statement for a tap on a row with a number, and for those on its buttons and images.
        let select: (_ id: Int) -> String
        let rowTap: (_ id: Int, _ method: String, _ button: Name) -> String
        let open: (_ id: Int, PageLink) -> String
        /// Returns the statement for a row that is displayed.
        let display: (_ index: Int) -> String
        let answer: (_ isConfirmed: Bool) -> String
        let deliver: (Delivery) -> String
        /// Returns a display value of the list, by its name.
        let value: (_ name: String) -> String
        let rows: String
        /// Returns a display value of the row with a number.
        let rowValue: (_ id: Int, _ name: String) -> String
        /// The messages that were not shown yet.
        let messages: String
        /// The text of the question that is asked.
        let question: String
    }

    let screen: ListScreen
    let code: Code

    func statements(_ event: [String: JSONValue]) -> [String] {
        if case .text(let element)? = event["tap"] { return tap(element) }
        if event["pull"] != nil { return [code.pull] }
        if screen.isPaged, case .integer(let index)? = event["to"] { return [code.display(index)] }
        if case .text(let title)? = event["answer"] {
            return [code.answer(questions.contains { $0.answer == title })]
        }
        if case .text(let which)? = event["deliver"] {
            return Delivery(rawValue: which).map { [code.deliver($0)] } ?? []
        }
        if case .text(let operation)? = event["fail"] {
            let name = Name(operation.split(separator: "-").map(String.init))
            return ["environment.fail(.\(name.member))"]
        }
        if case .object(let values)? = event["set"] {
            return ["environment.set(\(ScenarioTests.dictionary(values)))"]
        }
        for name in [screen.entity.changeEvent, screen.entity.removalEvent] {
            guard let value = event[name] else { continue }
            let arguments = "\(SwiftText.literal(name)), \(ScenarioTests.literal(value))"
            return ["#expect(environment.happen(\(arguments)) == nil)"]
        }
        if case .object(let expected)? = event["expect"] { return expectations(expected) }
        return []
    }

    private var questions: [ChangeQuestion] {
        screen.list.toggles.compactMap(\.question) + screen.list.counts.compactMap(\.question)
            + (screen.list.removal?.question.map { [$0] } ?? [])
    }

    // MARK: - Taps

    private func tap(_ element: String) -> [String] {
        let list = screen.plan.severalItems.identifier
        if element == "\(list).retry" { return [code.retry] }
        if element == "\(list).more.retry" { return [code.retryMore] }
        if let filter = screen.list.filters.first(where: { $0.name.identifier == element }) {
            return [code.choose(filter)]
        }
        if let (action, method) = screen.actionNames.first(where: {
            $0.action.name.identifier == element
        }) {
            return [code.tap(method, action.name)]
        }
        guard let (id, part) = row(element) else { return [] }
        guard let part else { return screen.list.route == nil ? [] : [code.select(id)] }
        if let link = screen.list.links.first(where: { $0.element.identifier == part }) {
            return [code.open(id, link)]
        }
        return screen.rowButtons.filter { $0.button.identifier == part }
            .map { code.rowTap(id, $0.method, $0.button) }
    }

    /// Returns the number of a row, and the element inside it.
    private func row(_ identifier: String) -> (id: Int, element: String?)? {
        let parts = identifier.split(separator: ".").map(String.init)
        guard parts.count > 1, parts[0] == screen.entity.name.identifier, let id = Int(parts[1])
        else { return nil }
        return (id, parts.count > 2 ? parts[2] : nil)
    }

    // MARK: - Expectations

    private func expectations(_ expected: [String: JSONValue]) -> [String] {
        let keys = expected.sorted { one, other in
            one.key.compare(other.key, options: .numeric) == .orderedAscending
        }
        return shownRows(keys) + keys.flatMap { expectation($0.key, $0.value) }
    }

    /// Returns the expectations of the rows that are shown and of those that are not.
    private func shownRows(_ keys: [(key: String, value: JSONValue)]) -> [String] {
        let rows = keys.compactMap { key, value -> (id: Int, isShown: Bool)? in
            guard let (id, element) = row(key), element == nil else { return nil }
            return (id, value != .null)
        }
        let shown = rows.filter(\.isShown).map { String($0.id) }.joined(separator: ", ")
        let hidden = rows.filter { !$0.isShown }.map { String($0.id) }.joined(separator: ", ")
        let ids = "Set(\(code.rows).map(\\.id))"
        return (shown.isEmpty ? [] : ["#expect(\(ids).isSuperset(of: [\(shown)]))"])
            + (hidden.isEmpty ? [] : ["#expect(\(ids).isDisjoint(with: [\(hidden)]))"])
    }

    private func expectation(_ key: String, _ value: JSONValue) -> [String] {
        let list = screen.plan.severalItems.identifier
        func isEqual(_ code: String, _ literal: String) -> [String] {
            ["#expect(\(code) == \(literal))"]
        }
        if case .null = value {
            if key == "toast" { return ["#expect(\(code.messages).isEmpty)"] }
            if key == "\(list).footer" { return isEqual(code.value("footer"), ".hidden") }
            return key == "alert" && !questions.isEmpty ? isEqual(code.question, "nil") : []
        }
        switch (key, value) {
        case ("\(list).loading", .object): return isEqual(code.value("placeholder"), ".loading")
        case ("\(list).error", .text(let text)):
            return isEqual(code.value("placeholder"), ".error(\(SwiftText.literal(text)))")
        case ("\(list).empty", .text(let text)):
            return isEqual(code.value("placeholder"), ".empty(\(SwiftText.literal(text)))")
        case ("\(list).footer", .text(let text)):
            let kind =
                text.hasPrefix("Loading") ? "loading" : text.hasPrefix("No") ? "end" : "failed"
            return isEqual(code.value("footer"), ".\(kind)(\(SwiftText.literal(text)))")
        case ("toast", .text(let text)):
            return ["#expect(\(code.messages).contains(\(SwiftText.literal(text))))"]
        case ("alert", .text(let text)): return isEqual(code.question, SwiftText.literal(text))
        case ("requests", .list(let requests)):
            return isEqual("environment.requests.map(\\.description)", texts(requests))
        case ("routes", .list(let routes)):
            return isEqual("environment.routes.map(\\.description)", texts(routes))
        case ("order", .list(let order)):
            let ids = order.compactMap { item -> String? in
                if case .text(let text) = item { row(text).map { String($0.id) } } else { nil }
            }
            return isEqual("\(code.rows).map(\\.id)", "[\(ids.joined(separator: ", "))]")
        default: break
        }
        if let total = screen.list.total, key == total.name.identifier, case .text(let text) = value
        {
            return isEqual(code.value(total.name.member), SwiftText.literal(text))
        }
        if case .object(let appearance) = value, case .flag(let isEnabled)? = appearance["enabled"]
        {
            if !isEnabled,
                let filter = screen.list.filters.first(where: { $0.name.identifier == key })
            {
                return isEqual(code.value("filter"), ".\(filter.name.member)")
            }
            if let undo = screen.list.actions.first(where: {
                $0.kind == .undo && $0.name.identifier == key
            }) {
                return ["#expect(\(isEnabled ? "" : "!")\(code.value("can\(undo.name.type)")))"]
            }
        }
        guard let (id, part) = row(key), let part else { return [] }
        return rowExpectation(id, part, value)
    }

    private func rowExpectation(_ id: Int, _ element: String, _ value: JSONValue) -> [String] {
        var lines: [String] = []
        var text: String?
        var isEnabled: Bool?
        switch value {
        case .text(let shown): text = shown
        case .object(let appearance):
            if case .text(let shown)? = appearance["text"] { text = shown }
            if case .text(let name)? = appearance["image"] { text = name }
            if case .flag(let flag)? = appearance["enabled"] { isEnabled = flag }
        default: break
        }
        for (display, name, _) in screen.rowDisplays {
            let code = code.rowValue(id, name)
            if display.textName?.identifier == element, let text {
                lines.append("#expect(\(code) == \(SwiftText.literal(text)))")
            }
            if display.enabledName?.identifier == element, let isEnabled {
                lines.append("#expect(\(isEnabled ? code : code.replacing("try ", with: "try !")))")
            }
        }
        return lines
    }

    private func texts(_ list: [JSONValue]) -> String {
        let literals = list.compactMap { item -> String? in
            if case .text(let text) = item { SwiftText.literal(text) } else { nil }
        }
        return "[\(literals.joined(separator: ", "))]"
    }
}

extension Display {
    /// The element whose text it is; `nil` for another display.
    fileprivate var textName: Name? { if case .text(let name) = target { name } else { nil } }
    /// The element that it enables; `nil` for another display.
    fileprivate var enabledName: Name? {
        if case .isEnabled(let name) = target { name } else { nil }
    }
}

// MARK: - Architectures

extension ObservableList {
    /// The way of tests to the model, with a view that displays rows if the list loads in pages.
    var driver: ScenarioTests.Driver? {
        let tests = ListTests(screen: screen, code: code)
        let start = screen.isPaged ? "let model = " : screen.leads.isEmpty ? "" : "return "
        let creation = screen.created(
            "\(start)\(model)",
            isTest: true,
            further: asks ? ["confirm: questions.ask"] : []
        )
        return ScenarioTests.Driver(
            subject: "model",
            type: model,
            title: "The model",
            suite: model,
            imports: ["internal import ImplementationTesting", "internal import Model"]
                + (screen.leads.isEmpty ? [] : ["internal import HeadlessKit"]),
            properties: (asks ? ["private let questions = \(questionType)Spy()"] : [])
                + (screen.isPaged ? ["private let view = \(screen.type)ViewSpy()"] : []),
            creation: creation + (screen.isPaged ? ["view.show(model)", "return model"] : []),
            functions: [
                SwiftCode.block(
                    "private func row(_ id: Int, of model: \(model)) throws -> \(rowModel)",
                    "try #require(model.rows.first { $0.id == id })"
                )
            ],
            start: (screen.announces ? ["model.start()"] : []) + ["start(model.load)"],
            statements: tests.statements
        )
    }

    private var code: ListTests.Code {
        ListTests.Code(
            retry: "start(model.load)",
            pull: "start(model.pullToRefresh)",
            retryMore: "start(model.retryLoadingMore)",
            choose: { "model.choose(.\($0.name.member))" },
            tap: { method, _ in "start(model.\(method))" },
            select: { "model.select(try row(\($0), of: model))" },
            rowTap: { id, method, _ in "start(try row(\(id), of: model).\(method))" },
            open: { id, link in "try row(\(id), of: model).open\(link.page.type)()" },
            display: { "view.scroll(to: \($0))" },
            answer: { "questions.answer(\($0))" },
            deliver: {
                $0 == .all ? "environment.settle()" : "environment.settle(.\($0.rawValue))"
            },
            value: { "model.\($0)" },
            rows: "model.rows",
            rowValue: { "try row(\($0), of: model).\($1)" },
            messages: "model.takeMessages()",
            question: "questions.question?.text"
        )
    }

    /// The files that the tests need.
    var spies: [GeneratedFile] {
        (screen.isPaged ? [viewSpy] : []) + (asks ? [questionSpy] : [])
    }

    private var viewSpy: GeneratedFile {
        SwiftCode.generated(
            "\(screen.type)ViewSpy",
            [
                "internal import ImplementationTesting", "internal import Observation",
                "@testable internal import Implementation",
            ],
            """
            /// A view that displays the rows of its model as a table does, of which the last one may load more.
            @MainActor
            final class \(screen.type)ViewSpy {
            private var model: \(model)?
            \(PresentedListSpies.lastVisible)

            func show(_ model: \(model)) {
            self.model = model
            observeList()
            }

            private func observeList() {
            withObservationTracking {
            _ = model?.listVersion
            } onChange: { [weak self] in
            Task { await self?.reloadRows() }
            }
            }

            private func reloadRows() async {
            observeList()
            guard let model, !model.rows.isEmpty else { return }
            lastVisible = max(min(lastVisible, model.rows.count - 1), 11)
            await model.loadMore(after: model.rows[min(lastVisible, model.rows.count - 1)])
            }

            func scroll(to row: Int) {
            guard let model else { return }
            lastVisible = max(row, 11)
            start { await model.loadMore(after: model.rows[row]) }
            }
            }
            """
        )
    }

    private var questionSpy: GeneratedFile {
        SwiftCode.generated(
            "\(questionType)Spy",
            ["internal import Scenarios", "@testable internal import Implementation"],
            """
            /// A user who answers each question later.
            @MainActor
            final class \(questionType)Spy {
            private(set) var question: \(questionType)?
            private var continuation: CheckedContinuation<Bool, Never>?

            func ask(_ question: \(questionType)) async -> Bool {
            self.question = question
            return await withCheckedContinuation { continuation = $0 }
            }

            func answer(_ isConfirmed: Bool) {
            question = nil
            MainActorQueue.settle { continuation?.resume(returning: isConfirmed) }
            }
            }
            """
        )
    }
}

extension StoreList {
    /// The way of tests to the store, with a view that keeps the messages.
    var driver: ScenarioTests.Driver? {
        let tests = ListTests(screen: screen, code: code)
        let type = screen.type
        return ScenarioTests.Driver(
            subject: "store",
            type: "Store<\(type)State, \(type)Action>",
            title: "The reducer with its effects",
            suite: "\(type)Store",
            imports: ["internal import Model", "internal import StateManagement"]
                + (screen.leads.isEmpty ? [] : ["internal import HeadlessKit"]),
            properties: ["private let view = \(type)ViewSpy()"],
            creation: screen.created("let handler = \(type)EffectHandler", isTest: true) + [
                "let store = Store(\(type)State(), reduce: \(type)Reducer.reduce, perform: handler.perform)",
                "view.show(store)", "return store",
            ],
            functions: [
                SwiftCode.block(
                    "private func row(_ id: Int, of store: Store<\(type)State, \(type)Action>) throws "
                        + "-> \(screen.itemType)State",
                    "try #require(store.state.rows.first { $0.id == id })"
                )
            ],
            start: ["store.send(.opened)"],
            statements: tests.statements
        )
    }

    private var code: ListTests.Code {
        let button = screen.rowButtons.first { $0.body.contains(where: \.isQuestion) }?.button
        return ListTests.Code(
            retry: "store.send(.retryTapped)",
            pull: "store.send(.pulled)",
            retryMore: "store.send(.retryMoreTapped)",
            choose: { "store.send(.filterChosen(.\($0.name.member)))" },
            tap: { _, button in "store.send(.\(button.member)Tapped)" },
            select: { "store.send(.\(screen.item)Tapped(\($0)))" },
            rowTap: { id, _, button in "store.send(.\(button.member)Tapped(\(id)))" },
            open: { id, link in "store.send(.\(link.element.member)Tapped(\(id)))" },
            display: { "view.scroll(to: \($0))" },
            answer: {
                "store.send(.\(button?.member ?? "")Answered(try #require(store.state.question).id, "
                    + "isConfirmed: \($0)))"
            },
            deliver: { "environment.deliver(.\($0.rawValue))" },
            value: { "store.state.\($0)" },
            rows: "store.state.rows",
            rowValue: { "try row(\($0), of: store).\($1)" },
            messages: "view.takeMessages()",
            question: "store.state.question?.text"
        )
    }

    /// The files that the tests need.
    var spies: [GeneratedFile] {
        let store = "Store<\(screen.type)State, \(screen.type)Action>"
        let reload = """
            /// Displays the rows as a table does, of which the last one may load more.
            private func reloadRows() {
            guard let store, store.state.listVersion != shownVersion else { return }
            shownVersion = store.state.listVersion
            let rows = store.state.rows
            lastVisible = max(min(lastVisible, rows.count - 1), 11)
            if !rows.isEmpty { store.send(.rowShown(rows[min(lastVisible, rows.count - 1)].id)) }
            }
            """
        let scrolling = """
            func scroll(to row: Int) {
            guard let store else { return }
            lastVisible = max(row, 11)
            store.send(.rowShown(store.state.rows[row].id))
            }
            """
        return [
            SwiftCode.generated(
                "\(screen.type)ViewSpy",
                ["internal import StateManagement", "@testable internal import Implementation"],
                """
                /// A view that keeps the messages of its store\(
                    screen.isPaged ? " and displays its rows" : "").
                @MainActor
                \(SwiftCode.block(
                    "final class \(screen.type)ViewSpy",
                    SwiftCode.sections(
                        SwiftCode.lines(
                            "private var messages: [String] = []", "private var store: \(store)?",
                            screen.isPaged ? "private var shownVersion = 0" : "",
                            screen.isPaged ? PresentedListSpies.lastVisible : ""
                        ),
                        SwiftCode.function(
                            "show(_ store: \(store))",
                            ["self.store = store", "store.observe(self) { $0.show($1) }"]
                        ),
                        SwiftCode.function(
                            "show(_ state: \(screen.type)State)",
                            [
                                "messages += state.messages",
                                "if !state.messages.isEmpty { store?.send(.messagesShown) }",
                            ] + (screen.isPaged ? ["reloadRows()"] : [])
                        ),
                        PresentedListSpies.takeMessages,
                        screen.isPaged ? reload : "", screen.isPaged ? scrolling : ""
                    )
                ))
                """
            )
        ]
    }
}

extension MVVMList {
    /// The way of tests to the view model, with a view that binds itself to it.
    var driver: ScenarioTests.Driver? {
        let tests = ListTests(screen: screen, code: code)
        return ScenarioTests.Driver(
            subject: "viewModel",
            type: viewModel,
            title: "The view model",
            suite: viewModel,
            imports: ["internal import DataBinding", "internal import Model"]
                + (screen.leads.isEmpty ? [] : ["internal import HeadlessKit"]),
            properties: ["private let view = \(screen.type)ViewSpy()"],
            creation: screen.created("let viewModel = \(viewModel)", isTest: true) + [
                "view.bind(to: viewModel)", "return viewModel",
            ],
            functions: [
                SwiftCode.block(
                    "private func row(_ id: Int, of viewModel: \(viewModel)) throws -> \(rowViewModel)",
                    "try #require(viewModel.rows.value.first { $0.id == id })"
                )
            ],
            start: ["viewModel.\(start)"],
            statements: tests.statements
        )
    }

    private var code: ListTests.Code {
        let row: (Int) -> String = { "try row(\($0), of: viewModel)" }
        return ListTests.Code(
            retry: "viewModel.load\(screen.plan.itemsType)()",
            pull: "view.pull()",
            retryMore: "viewModel.retryLoadingMore()",
            choose: { "viewModel.choose(.\($0.name.member))" },
            tap: { method, _ in "viewModel.\(method)()" },
            select: { id in
                "viewModel.select\(screen.itemType)(at: "
                    + "try #require(viewModel.rows.value.firstIndex { $0.id == \(id) }))"
            },
            rowTap: { id, method, _ in "\(row(id)).\(method)()" },
            open: { id, link in "\(row(id)).open\(link.page.type)()" },
            display: { "view.scroll(to: \($0))" },
            answer: { "view.answer(\($0))" },
            deliver: { "environment.deliver(.\($0.rawValue))" },
            value: { "viewModel.\($0).value" },
            rows: "viewModel.rows.value",
            rowValue: { "\(row($0)).\($1)\(isBindable($1) ? ".value" : "")" },
            messages: "view.takeMessages()",
            question: "view.question"
        )
    }

    /// The files that the tests need.
    var spies: [GeneratedFile] {
        let question = """
            private(set) var question: String?
            private \(screen.announces ? "weak " : "")var row: \(rowViewModel)?
            """
        let cancel = screen.question?.answers[1].body.isEmpty == false ? "row?.cancel()" : "break"
        let answer = """
            func answer(_ isConfirmed: Bool) {
            question = nil
            switch isConfirmed {
            case true: row?.confirm()
            case false: \(cancel)
            }
            }
            """
        let ask = """
            viewModel.onQuestion = { [weak self] in
            self?.question = $0
            self?.row = $1
            }
            """
        let display = """
            viewModel.rows.bind(to: self) { view, rows in
            view.lastVisible = max(min(view.lastVisible, rows.count - 1), 11)
            guard !rows.isEmpty else { return }
            view.viewModel?.willDisplayRow(at: min(view.lastVisible, rows.count - 1))
            }
            """
        let scrolling = """
            func scroll(to row: Int) {
            lastVisible = max(row, 11)
            viewModel?.willDisplayRow(at: row)
            }
            """
        return [
            SwiftCode.generated(
                "\(screen.type)ViewSpy",
                ["internal import DataBinding", "@testable internal import Implementation"],
                """
                /// A view that keeps the messages\(screen.asks ? " and the question" : "") of its view model.
                @MainActor
                \(SwiftCode.block(
                    "final class \(screen.type)ViewSpy",
                    SwiftCode.sections(
                        SwiftCode.lines(
                            "private var messages: [String] = []",
                            screen.asks ? question : "", "private var viewModel: \(viewModel)?",
                            "private var isRefreshing = false",
                            screen.isPaged ? PresentedListSpies.lastVisible : ""
                        ),
                        SwiftCode.function(
                            "bind(to viewModel: \(viewModel))",
                            [
                                "self.viewModel = viewModel",
                                "viewModel.isRefreshing.bind(to: self) { $0.isRefreshing = $1 }",
                            ] + (screen.isPaged ? [display] : [])
                                + ["viewModel.onMessage = { [weak self] in self?.messages.append($0) }"]
                                + (screen.asks ? [ask] : [])
                        ),
                        "func pull() {\nif !isRefreshing { viewModel?.pullToRefresh() }\n}",
                        PresentedListSpies.takeMessages,
                        screen.isPaged ? scrolling : "", screen.asks ? answer : ""
                    )
                ))
                """
            )
        ]
    }
}

extension MVPList {
    /// The way of tests to the presenters, with a view that keeps what it receives.
    var driver: ScenarioTests.Driver? {
        let tests = ListTests(screen: screen, code: code)
        let (item, cell) = (screen.itemType, "\(screen.itemType)CellSpy")
        return ScenarioTests.Driver(
            subject: "presenter",
            type: presenter,
            title: "The presenter",
            suite: presenter,
            imports: ["internal import Model"]
                + (screen.leads.isEmpty ? [] : ["internal import HeadlessKit"]),
            properties: ["private let view = \(screen.type)ViewSpy()"],
            creation: screen.created("let presenter = \(presenter)", isTest: true) + [
                "presenter.view = view", "view.presenter = presenter", "return presenter",
            ],
            functions: [
                SwiftCode.block(
                    "private func row(_ id: Int) throws -> any \(item)CellPresenterProtocol",
                    "try #require(view.rows.first { $0.id == id })"
                ),
                SwiftCode.block(
                    "private func cell(_ id: Int) throws -> \(cell)",
                    "try #require(view.cells[id])"
                ),
            ],
            start: ["presenter.viewDidLoad()"],
            statements: tests.statements
        )
    }

    private var code: ListTests.Code {
        let row: (Int) -> String = { "try row(\($0))" }
        return ListTests.Code(
            retry: "presenter.didTapRetry()",
            pull: "view.pull()",
            retryMore: "presenter.didTapRetryMore()",
            choose: { "presenter.didChoose(.\($0.name.member))" },
            tap: { _, button in "presenter.didTap\(button.type)()" },
            select: { id in
                "presenter.didSelectRow(at: try #require(view.rows.firstIndex { $0.id == \(id) }))"
            },
            rowTap: { id, _, button in "\(row(id)).didTap\(button.type)()" },
            open: { id, link in "\(row(id)).didTap\(link.element.type)()" },
            display: { "view.scroll(to: \($0))" },
            answer: { "view.answer(\($0))" },
            deliver: { "environment.deliver(.\($0.rawValue))" },
            value: { "view.\($0)" },
            rows: "view.rows",
            rowValue: { "try cell(\($0)).\($1)" },
            messages: "view.takeMessages()",
            question: "view.question"
        )
    }

    /// The files that the tests need.
    var spies: [GeneratedFile] { PresentedListSpies(screen: screen).files }
}

extension VIPERList {
    /// The way of tests to the presenter with its interactor, with a view that keeps what it receives.
    var driver: ScenarioTests.Driver? {
        let tests = ListTests(screen: screen, code: code)
        let type = screen.type
        let arguments = screen.requestingArguments.joined(separator: ", ")
        let router =
            screen.leads.isEmpty ? "" : ", router: \(type)Router(navigator: dependencies.navigator)"
        return ScenarioTests.Driver(
            subject: "presenter",
            type: "\(type)Presenter",
            title: "The presenter with its interactor",
            suite: "\(type)Presenter",
            imports: ["internal import Model"]
                + (screen.leads.isEmpty ? [] : ["internal import HeadlessKit"]),
            properties: ["private let view = \(type)ViewSpy()"],
            creation: [
                "let interactor = \(type)Interactor(\(arguments))",
                "let presenter = \(type)Presenter(interactor: interactor\(router))",
                "interactor.output = presenter", "presenter.view = view",
                "view.presenter = presenter", "return presenter",
            ],
            functions: [
                SwiftCode.block(
                    "private func row(_ id: Int) throws -> \(screen.itemType)Row",
                    "try #require(view.rows.first { $0.id == id })"
                )
            ],
            start: ["presenter.viewDidLoad()"],
            statements: tests.statements
        )
    }

    private var code: ListTests.Code {
        ListTests.Code(
            retry: "presenter.didTapRetry()",
            pull: "view.pull()",
            retryMore: "presenter.didTapRetryMore()",
            choose: { "presenter.didChoose(.\($0.name.member))" },
            tap: { _, button in "presenter.didTap\(button.type)()" },
            select: { "presenter.didSelectRow(id: \($0))" },
            rowTap: { id, _, button in "presenter.didTap\(button.type)(id: \(id))" },
            open: { id, link in
                "presenter.didTap\(link.element.type)(pageID: "
                    + "try row(\(id)).\(link.element.member)PageID)"
            },
            display: { "view.scroll(to: \($0))" },
            answer: { "view.answer(\($0))" },
            deliver: { "environment.deliver(.\($0.rawValue))" },
            value: { "view.\($0)" },
            rows: "view.rows",
            rowValue: { "try row(\($0)).\($1)" },
            messages: "view.takeMessages()",
            question: "view.question"
        )
    }

    /// The files that the tests need.
    var spies: [GeneratedFile] { PresentedListSpies(screen: screen, hasValues: true).files }
}
