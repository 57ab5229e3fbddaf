internal import Behaviours
internal import Descriptions
internal import PackageEditing
internal import Scenarios

/// The statements of the view-free tests of a header, for the events of scenarios.
struct HeaderTests {
    /// The way of tests to the objects behind the view.
    struct Code {
        /// Returns the statement for a tap on an image that opens a page, and that for a button.
        let open: (HeaderLink) -> String
        let tap: (Toggle) -> String
        /// Returns the statements for an answer; empty if nothing happens.
        let answer: (_ isConfirmed: Bool) -> [String]
        let deliver: (Delivery) -> String
        /// Returns a display value, by its name.
        let value: (_ name: String) -> String
        /// The messages that were not shown yet.
        let messages: String
        /// The text of the question that is asked.
        let question: String
    }

    let screen: HeaderScreen
    let code: Code
    private var plan: HeaderPlan { screen.plan }

    private var asked: Question? { screen.changes.lazy.compactMap(\.question).first }

    func statements(_ event: [String: JSONValue]) -> [String] {
        if case .text(let identifier)? = event["tap"] {
            return plan.links.filter { isNamed($0.image, identifier) }.map(code.open)
                + plan.toggles.filter { $0.button.identifier == identifier }.map(code.tap)
        }
        if case .text(let title)? = event["answer"] {
            return code.answer(asked?.answers[0].title == title)
        }
        if let statements = ScenarioTests.ofServices(event, deliver: code.deliver) {
            return statements
        }
        guard case .object(let expected)? = event["expect"] else { return [] }
        return expected.sorted { $0.key < $1.key }.flatMap { expectation($0.key, $0.value) }
    }

    private func isNamed(_ image: Name, _ identifier: String) -> Bool {
        plan.elements.contains { $0.name == image && plan.identifier($0) == identifier }
    }

    private func expectation(_ key: String, _ value: JSONValue) -> [String] {
        func isEqual(_ code: String, _ literal: String) -> [String] {
            ["#expect(\(code) == \(literal))"]
        }
        if let element = plan.elements.first(where: { plan.identifier($0) == key }) {
            // An image that is always the same is set by the view.
            guard !plan.isFixed(element) else { return [] }
            let shown = code.value(screen.value(of: element))
            switch value {
            case .null: return isEqual(shown, "nil")
            case .text(let text): return isEqual(shown, SwiftText.literal(text))
            case .object(let appearance):
                guard case .text(let text)? = appearance["text"] ?? appearance["image"] else {
                    return []
                }
                return isEqual(shown, SwiftText.literal(text))
            default: return []
            }
        }
        switch (key, value) {
        case ("toast", .text(let text)):
            return ["#expect(\(code.messages).contains(\(SwiftText.literal(text))))"]
        case ("alert", .text(let text)): return isEqual(code.question, SwiftText.literal(text))
        case ("alert", .null) where asked != nil: return isEqual(code.question, "nil")
        case ("requests", .list(let list)), ("routes", .list(let list)):
            return isEqual("environment.\(key).map(\\.description)", ScenarioTests.texts(list))
        default: return []
        }
    }
}

// MARK: - Architectures

extension HeaderTests.Code {
    /// The way to a presenter, with a view that keeps what it receives.
    fileprivate static func presenter(of screen: HeaderScreen) -> HeaderTests.Code {
        HeaderTests.Code(
            open: { "presenter.didTap\($0.image.type)()" },
            tap: { "presenter.didTap\($0.button.type)()" },
            answer: { isConfirmed in
                let confirm = screen.asking.map { "presenter.didConfirm\($0.nameOfMethods)()" }
                return ["view.question = nil"] + (isConfirmed ? confirm.map { [$0] } ?? [] : [])
            },
            deliver: { "environment.deliver(.\($0.rawValue))" },
            value: { "view.\($0)" },
            messages: "view.messages",
            question: "view.question"
        )
    }
}

extension HeaderScreen {
    /// The button that asks before its change.
    fileprivate var asking: Toggle? { changes.first { $0.question != nil }?.toggle }
}

extension MVPHeader {
    /// The way of tests to the presenter, with a view that keeps what it receives.
    var driver: ScenarioTests.Driver? {
        return ScenarioTests.Driver(
            subject: "presenter",
            type: "HeaderPresenter",
            title: "The presenter of the header",
            suite: "HeaderPresenter",
            imports: ["internal import Model"],
            properties: ["private let view = HeaderViewSpy()"],
            creation: screen.created("let presenter = HeaderPresenter", isTest: true) + [
                "presenter.view = view", "return presenter",
            ],
            start: ["presenter.viewDidLoad()"],
            statements: HeaderTests(screen: screen, code: .presenter(of: screen)).statements
        )
    }
}

extension VIPERHeader {
    /// The way of tests to the presenter with its interactor, with a view that keeps what it receives.
    var driver: ScenarioTests.Driver? {
        return ScenarioTests.Driver(
            subject: "presenter",
            type: "HeaderPresenter",
            title: "The presenter of the header with its interactor",
            suite: "HeaderPresenter",
            imports: ["internal import Model"],
            properties: ["private let view = HeaderViewSpy()"],
            creation: created(router: "HeaderRouter(navigator: dependencies.navigator)") + [
                "interactor.output = presenter", "presenter.view = view", "return presenter",
            ],
            start: ["presenter.viewDidLoad()"],
            statements: HeaderTests(screen: screen, code: .presenter(of: screen)).statements
        )
    }
}

extension MVVMHeader {
    /// The way of tests to the view model, with a view that keeps its messages.
    var driver: ScenarioTests.Driver? {
        let code = HeaderTests.Code(
            open: { "viewModel.\($0.method)()" },
            tap: { "viewModel.\($0.method)()" },
            answer: { isConfirmed in
                let confirm = screen.asking.map { "viewModel.confirm\($0.nameOfMethods)()" }
                return ["view.question = nil"] + (isConfirmed ? confirm.map { [$0] } ?? [] : [])
            },
            deliver: { "environment.deliver(.\($0.rawValue))" },
            value: { "viewModel.\($0).value" },
            messages: "view.messages",
            question: "view.question"
        )
        return ScenarioTests.Driver(
            subject: "viewModel",
            type: "HeaderViewModel",
            title: "The view model of the header",
            suite: "HeaderViewModel",
            imports: ["internal import DataBinding", "internal import Model"],
            properties: ["private let view = HeaderViewSpy()"],
            creation: screen.created("let viewModel = HeaderViewModel", isTest: true) + [
                "view.bind(to: viewModel)", "return viewModel",
            ],
            start: ["viewModel.load\(screen.itemType)()"],
            statements: HeaderTests(screen: screen, code: code).statements
        )
    }
}

extension StoreHeader {
    /// The way of tests to the store.
    var driver: ScenarioTests.Driver? {
        let code = HeaderTests.Code(
            open: { "store.send(.\($0.image.member)Tapped)" },
            tap: { "store.send(.\($0.button.member)Tapped)" },
            answer: { isConfirmed in
                screen.asking.map {
                    ["store.send(.\($0.button.member)Answered(isConfirmed: \(isConfirmed)))"]
                } ?? []
            },
            deliver: { "environment.deliver(.\($0.rawValue))" },
            value: { "store.state.\($0)" },
            messages: "view.messages",
            question: "store.state.question?.text"
        )
        return ScenarioTests.Driver(
            subject: "store",
            type: "Store<HeaderState, HeaderAction>",
            title: "The reducer of the header with its effects",
            suite: "HeaderStore",
            imports: ["internal import Model", "internal import StateManagement"],
            properties: ["private let view = HeaderViewSpy()"],
            creation: created(first: firstState, isTest: true),
            start: ["store.send(.opened)"],
            statements: HeaderTests(screen: screen, code: code).statements
        )
    }
}

extension ObservableHeader {
    /// The way of tests to the model.
    var driver: ScenarioTests.Driver? {
        let code = HeaderTests.Code(
            open: { "model.\($0.method)()" },
            tap: { "start(model.\($0.method))" },
            answer: { ["view.answer(\($0))"] },
            deliver: {
                $0 == .all ? "environment.settle()" : "environment.settle(.\($0.rawValue))"
            },
            value: { "model.\($0)" },
            messages: "view.messages",
            question: "view.question"
        )
        let created = screen.created("let model = HeaderModel", isTest: true)
        let creation =
            asks
            ? created.dropLast() + [
                created.last.map { $0.dropLast() + ", confirm: view.ask)" } ?? ""
            ]
            : created
        return ScenarioTests.Driver(
            subject: "model",
            type: "HeaderModel",
            title: "The model of the header",
            suite: "HeaderModel",
            imports: ["internal import ImplementationTesting", "internal import Model"],
            properties: ["private let view = HeaderViewSpy()"],
            creation: creation + ["view.show(model)", "return model"],
            start: ["start(model.load)"],
            statements: HeaderTests(screen: screen, code: code).statements
        )
    }
}
