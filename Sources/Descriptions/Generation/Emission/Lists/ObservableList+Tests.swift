internal import Descriptions
internal import PackageEditing
internal import Scenarios

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
            imports: ["internal import ImplementationTesting", "internal import Model"],
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
