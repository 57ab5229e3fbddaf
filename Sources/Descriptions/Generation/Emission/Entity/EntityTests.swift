internal import Behaviours
internal import Descriptions
internal import PackageEditing
internal import Scenarios

/// The statements of the view-free tests of a screen of one entity, for the events of scenarios.
struct EntityTests {
    /// The way of tests to the objects behind the view.
    struct Code {
        /// Returns the statement for an event of the view.
        let event: (EntityViews.Event) -> String
        /// Returns the statements for an answer; `nil` stands for the one after which nothing changes.
        let answer: (EntityScreen.Change?) -> [String]
        let deliver: (Delivery) -> String
        /// Returns a display value, by its name.
        let value: (_ name: String) -> String
        /// Returns the code that compares the progress of loading with `.loading`, `.loaded`, or a failure.
        let content: (Content) -> String
        /// The messages that were not shown yet.
        let messages: String
        /// The text of the question that is asked.
        let question: String
    }

    /// The progress of loading that tests can expect.
    enum Content {
        case loading
        case failed(_ literal: String)
        case loaded

        /// The literal of a type with a case for each.
        var literal: String {
            switch self {
            case .loading: ".loading"
            case .failed(let text): ".failed(\(text))"
            case .loaded: ".loaded"
            }
        }
    }

    let screen: EntityScreen
    let code: Code

    private var events: [EntityViews.Event] { EntityViews(screen: screen).events }

    func statements(_ event: [String: JSONValue]) -> [String] {
        if case .text(let identifier)? = event["tap"] {
            return events.filter { self.identifier(of: $0) == identifier }.map(code.event)
        }
        if case .text(let title)? = event["answer"] {
            let titles = screen.asking?.question?.answers.map(\.title) ?? []
            let change = zip(titles, screen.asking?.changes ?? []).first { $0.0 == title }
            return titles.contains(title) ? code.answer(change?.1) : []
        }
        if let statements = ScenarioTests.ofServices(event, deliver: code.deliver) {
            return statements
        }
        guard case .object(let expected)? = event["expect"] else { return [] }
        let item = screen.entity.name.identifier
        let hasLoaded = ["loading", "error"].allSatisfy {
            [.null, nil].contains(expected["\(item).\($0)"])
        }
        return expected.sorted { $0.key < $1.key }.flatMap { key, value in
            !hasLoaded && value == .null ? isEmpty(key) : expectation(key, value)
        }
    }

    /// Returns the expectation that an element has no text before the entity has loaded.
    private func isEmpty(_ key: String) -> [String] {
        guard let element = element(key), !element.text.isConstant else { return [] }
        return ["#expect(\(code.value(screen.textName(element).member)).isEmpty)"]
    }

    private func element(_ key: String) -> EntityElement? {
        zip(screen.component.elements, screen.elements).first { $0.0.identifier == key }?.1
    }

    private func identifier(of event: EntityViews.Event) -> String {
        event.button?.identifier ?? "\(screen.entity.name.identifier).retry"
    }

    private func expectation(_ key: String, _ value: JSONValue) -> [String] {
        func isEqual(_ code: String, _ literal: String) -> [String] {
            ["#expect(\(code) == \(literal))"]
        }
        let item = screen.entity.name.identifier
        switch (key, value) {
        case ("\(item).loading", .object): return [code.content(.loading)]
        case ("\(item).loading", .null): return []
        case ("\(item).error", .text(let text)):
            return [code.content(.failed(SwiftText.literal(text)))]
        case ("toast", .text(let text)):
            return ["#expect(\(code.messages).contains(\(SwiftText.literal(text))))"]
        case ("toast", .null) where !screen.taps.isEmpty:
            return ["#expect(\(code.messages).isEmpty)"]
        case ("alert", .text(let text)): return isEqual(code.question, SwiftText.literal(text))
        case ("alert", .null) where screen.asking != nil: return isEqual(code.question, "nil")
        case ("requests", .list(let list)), ("routes", .list(let list)):
            return isEqual("environment.\(key).map(\\.description)", ScenarioTests.texts(list))
        default: return element(key, value)
        }
    }

    /// Returns the expectations of an element's appearance.
    private func element(_ key: String, _ value: JSONValue) -> [String] {
        guard let element = element(key) else { return [] }
        let hidden = screen.conditional.first { $0.button == element.name }
        var text: String?
        var isEnabled: Bool?
        switch value {
        case .null: return hidden.map { ["#expect(\(code.value($0.isHidden)))"] } ?? []
        case .text(let shown): text = shown
        case .object(let appearance):
            if case .text(let shown)? = appearance["text"] { text = shown }
            if case .flag(let flag)? = appearance["enabled"] { isEnabled = flag }
        default: break
        }
        var lines = hidden.map { ["#expect(!\(code.value($0.isHidden)))"] } ?? []
        if let text, !element.text.isConstant {
            let shown = code.value(screen.textName(element).member)
            lines.append("#expect(\(shown) == \(SwiftText.literal(text)))")
        }
        let limited = screen.limited.first { $0.names.button == element.name }
        if let isEnabled, let limited {
            lines.append("#expect(\(isEnabled ? "" : "!")\(code.value(limited.names.isEnabled)))")
        }
        return lines
    }
}

// MARK: - Architectures

extension EntityTests.Code {
    /// The way to a presenter, with a view that keeps what it receives.
    static func presenter(of screen: EntityScreen) -> EntityTests.Code {
        let presented = PresentedEntity(screen: screen)
        return EntityTests.Code(
            event: { "presenter.\(presented.method($0))()" },
            answer: { change in
                ["view.question = nil"]
                    + (change.map { ["presenter.\($0.names.didConfirm)()"] } ?? [])
            },
            deliver: { "environment.deliver(.\($0.rawValue))" },
            value: { "view.\($0)" },
            content: { "#expect(view.content == \($0.literal))" },
            messages: "view.messages",
            question: "view.question"
        )
    }
}

extension EntityScreen {
    /// Returns the statement that keeps the entity with which the form opens; empty without a form.
    fileprivate func keepsOpened(by owner: String) -> String {
        hasForm ? "\(owner).onOpenForm = { [formView] in formView.opened = $0 }" : ""
    }
}

extension MVPEntity {
    /// The way of tests to the presenter, with a view that keeps what it receives.
    var driver: ScenarioTests.Driver? {
        ScenarioTests.Driver(
            subject: "presenter",
            type: "\(screen.type)Presenter",
            title: "The presenter",
            suite: "\(screen.type)Presenter",
            imports: ["internal import Model"],
            properties: ["private let view = \(screen.type)ViewSpy()"],
            creation: screen.created("let presenter = \(screen.type)Presenter") + [
                "presenter.view = view", screen.keepsOpened(by: "presenter"), "return presenter",
            ],
            start: ["presenter.viewDidLoad()"],
            statements: EntityTests(screen: screen, code: .presenter(of: screen)).statements
        )
    }
}

extension VIPEREntity {
    /// The way of tests to the presenter with its interactor, with a view that keeps what it receives.
    var driver: ScenarioTests.Driver? {
        ScenarioTests.Driver(
            subject: "presenter",
            type: "\(screen.type)Presenter",
            title: "The presenter with its interactor",
            suite: "\(screen.type)Presenter",
            imports: ["internal import Model"],
            properties: ["private let view = \(screen.type)ViewSpy()"],
            creation: created(
                router: screen.hasForm
                    ? nil : "\(screen.type)Router(navigator: dependencies.navigator)"
            ) + [
                "interactor.output = presenter", "presenter.view = view", "return presenter",
            ],
            start: ["presenter.viewDidLoad()"],
            statements: EntityTests(screen: screen, code: .presenter(of: screen)).statements
        )
    }
}

extension MVVMEntity {
    /// The way of tests to the view model, with a view that keeps its messages.
    var driver: ScenarioTests.Driver? {
        let hasSpy = !spies.isEmpty
        let code = EntityTests.Code(
            event: { "viewModel.\(method($0))()" },
            answer: { change in
                ["view.question = nil"]
                    + (change.map { ["viewModel.\($0.names.confirm)()"] } ?? [])
            },
            deliver: { "environment.deliver(.\($0.rawValue))" },
            value: { name in
                let isConstant = screen.conditional.contains { $0.isHidden == name }
                return "viewModel.\(name)\(isConstant ? "" : ".value")"
            },
            content: { "#expect(viewModel.phase.value == \($0.literal))" },
            messages: "view.messages",
            question: "view.question"
        )
        return ScenarioTests.Driver(
            subject: "viewModel",
            type: "\(screen.type)ViewModel",
            title: "The view model",
            suite: "\(screen.type)ViewModel",
            imports: ["internal import DataBinding", "internal import Model"],
            properties: hasSpy ? ["private let view = \(screen.type)ViewSpy()"] : [],
            creation: screen.created("let viewModel = \(screen.type)ViewModel") + [
                hasSpy ? "view.bind(to: viewModel)" : "", screen.keepsOpened(by: "viewModel"),
                "return viewModel",
            ],
            start: ["viewModel.\(screen.announces ? "start" : "load\(screen.itemType)")()"],
            statements: EntityTests(screen: screen, code: code).statements
        )
    }
}

extension StoreEntity {
    /// The way of tests to the store.
    var driver: ScenarioTests.Driver? {
        let code = EntityTests.Code(
            event: { "store.send(.\(tapped($0)))" },
            answer: { change in
                let action = change.map(confirmed) ?? screen.asking.map(cancelled) ?? ""
                return ["store.send(.\(action))"]
            },
            deliver: { "environment.deliver(.\($0.rawValue))" },
            value: { "store.state.\($0)" },
            content: { content in
                if case .loaded = content { return "" }
                return "#expect(store.state.content == \(content.literal))"
            },
            messages: "view.messages",
            question: "store.state.question"
        )
        return ScenarioTests.Driver(
            subject: "store",
            type: "Store<\(screen.type)State, \(screen.type)Action>",
            title: "The reducer with its effects",
            suite: "\(screen.type)Store",
            imports: ["internal import Model", "internal import StateManagement"],
            properties: spies.isEmpty ? [] : ["private let view = \(screen.type)ViewSpy()"],
            creation: created(first: firstState, isTest: true),
            start: ["store.send(.opened)"],
            statements: EntityTests(screen: screen, code: code).statements
        )
    }
}

extension ObservableEntity {
    /// The way of tests to the model.
    var driver: ScenarioTests.Driver? {
        let code = EntityTests.Code(
            event: { event in
                switch event {
                case .retry: "start(model.load)"
                case .tap(let tap): "start(model.\(tap.names.method))"
                case .open(let link): "model.open\(link.element.type)()"
                case .edit: "model.openForm()"
                }
            },
            answer: { change in
                let isBoolean = screen.asking?.changes.count == 1
                let answer = change.map { ".\($0.names.name.member)" } ?? "nil"
                return ["view.answer(\(isBoolean ? "\(change != nil)" : answer))"]
            },
            deliver: {
                $0 == .all ? "environment.settle()" : "environment.settle(.\($0.rawValue))"
            },
            value: { "model.\($0)" },
            content: { content in
                switch content {
                case .loading: "#expect(content(of: model) == \"loading\")"
                case .failed(let text): "#expect(content(of: model) == \(text))"
                case .loaded: "#expect(content(of: model) == \"loaded\")"
                }
            },
            messages: "view.messages",
            question: "view.question"
        )
        let ask = screen.asking.map { $0.changes.count > 1 ? "ask" : "confirm" }
        let service = screen.arguments(screen.requesting).joined()
        let creation =
            screen.hasForm
            ? [
                "\(screen.type)Model(\(service), onOpenForm: { [formView] in formView.opened = $0 })"
            ]
            : screen.taps.isEmpty
                ? screen.created("return \(screen.type)Model")
                : screen.created(
                    "let model = \(screen.type)Model",
                    further: ask.map { ["\($0): view.ask"] } ?? []
                ) + ["view.show(model)", "return model"]
        return ScenarioTests.Driver(
            subject: "model",
            type: "\(screen.type)Model",
            title: "The model",
            suite: "\(screen.type)Model",
            imports: ["internal import ImplementationTesting", "internal import Model"],
            properties: spies.isEmpty ? [] : ["private let view = \(screen.type)ViewSpy()"],
            creation: creation,
            functions: [
                """
                /// The progress of loading, which cannot be compared.
                private func content(of model: \(screen.type)Model) -> String {
                switch model.content {
                case .loading: "loading"
                case .failed(let text): text
                case .loaded: "loaded"
                }
                }
                """
            ],
            start: (screen.announces ? ["model.start()"] : []) + ["start(model.load)"],
            statements: EntityTests(screen: screen, code: code).statements
        )
    }
}
