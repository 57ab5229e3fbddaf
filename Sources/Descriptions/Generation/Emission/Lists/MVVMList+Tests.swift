internal import Behaviours
internal import Descriptions
internal import PackageEditing
internal import Scenarios

extension MVVMList {
    /// The way of tests to the view model, with a view that binds itself to it.
    var driver: ScenarioTests.Driver? {
        let tests = ListTests(screen: screen, code: code)
        return ScenarioTests.Driver(
            subject: "viewModel",
            type: viewModel,
            title: "The view model",
            suite: viewModel,
            imports: ["internal import DataBinding", "internal import Model"],
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
