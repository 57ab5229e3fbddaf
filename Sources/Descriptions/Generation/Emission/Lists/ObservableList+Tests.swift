internal import Descriptions
internal import PackageEditing
internal import Scenarios

extension ObservableList {
    /// The way of tests to the model, with a view that displays rows if the list loads in pages.
    var driver: ScenarioTests.Driver? {
        let tests = ListTests(screen: screen, code: code)
        let creation = screen.created(
            "let model = \(model)",
            isTest: true,
            further: asks ? ["confirm: questions.ask"] : []
        )
        return ScenarioTests.Driver(
            subject: "model",
            type: model,
            title: "The model",
            suite: model,
            imports: ["internal import ImplementationTesting", "internal import Model"],
            properties: (asks ? ["private let questions = \(questionType)Spy()"] : [])
                + ["private let view = \(screen.type)ViewSpy()"],
            creation: creation + ["view.show(model)", "return model"],
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
            retryMore: "view.retryLoadingMore()",
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
            messages: "view.takeMessages()",
            question: "questions.question?.text"
        )
    }

    /// The files that the tests need.
    var spies: [GeneratedFile] {
        [viewSpy] + (asks ? [questionSpy] : [])
    }

    private var viewSpy: GeneratedFile {
        let table = """
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
            display(min(lastVisible, model.rows.count - 1))
            }

            private func display(_ row: Int) {
            guard let model else { return }
            model.loadMore(after: model.rows[row], in: tasks)
            }

            func scroll(to row: Int) {
            lastVisible = max(row, 11)
            MainActorQueue.settle { display(row) }
            }

            func retryLoadingMore() {
            MainActorQueue.settle { model?.retryLoadingMore(in: tasks) }
            }
            """
        let meaning =
            screen.isPaged
            ? "A view that keeps the messages of its model, and displays the rows as a table does, of which "
                + "the last one may load more."
            : "A view that keeps the messages of its model."
        return SwiftCode.generated(
            "\(screen.type)ViewSpy",
            (screen.isPaged
                ? [
                    "internal import Observation", "internal import Scenarios",
                    "internal import StateManagement",
                ] : []) + ["@testable internal import Implementation"],
            """
            \(SwiftText.comment(meaning))
            @MainActor
            \(SwiftCode.block(
                "final class \(screen.type)ViewSpy",
                SwiftCode.sections(
                    SwiftCode.lines(
                        "private var messages: [String] = []",
                        screen.isPaged
                            ? "private var model: \(model)?\nprivate let tasks = ScreenTasks()\n"
                                + PresentedListSpies.lastVisible : ""
                    ),
                    SwiftCode.function(
                        "show(_ model: \(model))",
                        ["model.onMessage = { [weak self] in self?.messages.append($0) }"]
                            + (screen.isPaged ? ["self.model = model", "observeList()"] : [])
                    ),
                    PresentedListSpies.takeMessages,
                    screen.isPaged ? table : ""
                )
            ))
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
