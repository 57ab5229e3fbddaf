internal import Descriptions
internal import PackageEditing
internal import Scenarios

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
            imports: ["internal import Model"],
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
