internal import Descriptions
internal import PackageEditing
internal import Scenarios

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
            imports: ["internal import Model"],
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
