internal import Matrix
internal import Testing
internal import Tracing

@Suite("The tree of calls")
struct CallTreeTests {
    @Test("The call tree of a tap contains kit, view, presenter and service")
    func tap() {
        let recorded = Recorded(
            """
            Scenarios.Stage.perform(Scenarios.ScenarioEvent) -> Swift.Optional<Swift.String>
              HeadlessKit.Window.view(identifiedBy: Swift.String) -> HeadlessKit.View
                HeadlessKit.View.isHidden.getter : Swift.Bool
              HeadlessKit.Button.tap() -> ()
                HeadlessKit.Button.onTap.getter : () -> ()
                closure #1 () -> () in BlogFeedMVP.BlogCell.init() -> BlogFeedMVP.BlogCell
                  protocol witness for BlogFeedMVP.BlogsPresenterProtocol.like() -> () in conformance X
                    BlogFeedMVP.BlogsPresenter.like() -> ()
                      Model.InMemoryBackend.like(blogID: Swift.Int) -> ()
                        Model.InMemoryBackend.(answer in _CE)<A>(A) -> ()
                          Model.FaultPlan.noteCall(of: Model.Operation) -> Swift.Bool
                          Model.ImmediateScheduler.schedule(() -> ()) -> ()
                            closure #1 () -> () in Model.InMemoryBackend.(answer in _CE)<A>(A) -> ()
                              closure #1 () -> () in BlogFeedMVP.BlogsPresenter.like() -> ()
                                BlogFeedMVP.BlogsView.showRows() -> ()
            """
        )
        #expect(
            recorded.tree == """
                Button.tap() [UI kit]
                  closure in BlogCell.init() [View]
                    BlogsPresenter.like() [Presenter]
                      InMemoryBackend.like(blogID:) [Service]
                        closure in BlogsPresenter.like() [Presenter]
                          BlogsView.showRows() [View]
                """
        )
    }

    @Test("Only kit functions that call or are called by the implementation are kept")
    func kit() {
        let recorded = Recorded(
            """
            BlogFeedMVP.BlogsViewController.reload() -> ()
              HeadlessKit.Label.init() -> HeadlessKit.Label
              HeadlessKit.Label.text.setter : Swift.String
              HeadlessKit.ViewController.view.getter : HeadlessKit.View
                HeadlessKit.ViewController.loadView() -> HeadlessKit.View
                BlogFeedMVP.BlogsView.showLoading() -> ()
              HeadlessKit.TableView.reloadData() -> ()
                HeadlessKit.TableView.(show in _2)() -> ()
                  closure #1 () -> () in HeadlessKit.TableView.(show in _2)() -> ()
                    BlogFeedMVP.BlogsViewController.rows() -> ()
                      HeadlessKit.TableView.dequeue() -> ()
            """
        )
        #expect(
            recorded.tree == """
                BlogsViewController.reload() [View]
                  BlogsView.showLoading() [View]
                  TableView.reloadData() [UI kit]
                    BlogsViewController.rows() [View]
                      TableView.dequeue() [UI kit]
                """
        )
    }

    @Test("Only reading a property of a service is a call")
    func property() {
        let recorded = Recorded(
            """
            BlogFeedMVP.BlogsPresenter.load() -> ()
              Model.InMemoryPersonProvider.person.getter : Model.Person
              Model.Person.name.getter : Swift.String
              Model.Person.init() -> Model.Person
            """
        )
        #expect(
            recorded.tree == """
                BlogsPresenter.load() [Presenter]
                  InMemoryPersonProvider.person [Service]
                """
        )
    }

    @Test("A closure is a call only if it runs after its function has returned")
    func closure() {
        let recorded = Recorded(
            """
            BlogFeedMVP.BlogsPresenter.load() -> ()
              closure #1 (Swift.Int) -> Swift.Bool in BlogFeedMVP.BlogsPresenter.load() -> ()
                BlogFeedMVP.BlogsView.a() -> ()
              BlogFeedMVP.BlogsPresenter.reset() -> ()
                closure #2 () -> () in BlogFeedMVP.BlogsPresenter.load() -> ()
                  closure #1 () -> () in closure #2 () -> () in BlogFeedMVP.BlogsPresenter.load() -> ()
                    BlogFeedMVP.BlogsView.b() -> ()
            """
        )
        #expect(
            recorded.tree == """
                BlogsPresenter.load() [Presenter]
                  BlogsView.a() [View]
                  BlogsPresenter.reset() [Presenter]
                    closure in BlogsPresenter.load() [Presenter]
                      BlogsView.b() [View]
                """
        )
    }

    @Test("Adjacent equal calls are combined with a number")
    func repeated() {
        let row = "  BlogFeedMVP.BlogsView.row() -> ()\n    BlogFeedMVP.BlogCell.fill() -> ()\n"
        let recorded = Recorded(
            "BlogFeedMVP.BlogsPresenter.load() -> ()\n" + row + row
                + "    BlogFeedMVP.BlogCell.fill() -> ()\n" + row
                + "  BlogFeedMVP.BlogsView.x() -> ()"
        )
        #expect(
            recorded.tree == """
                BlogsPresenter.load() [Presenter]
                  BlogsView.row() [View]
                    BlogCell.fill() [View]
                  BlogsView.row() [View]
                    BlogCell.fill() × 2 [View]
                  BlogsView.row() [View]
                    BlogCell.fill() [View]
                  BlogsView.x() [View]
                """
        )
        let root = "BlogFeedMVP.BlogsView.row() -> ()\n"
        #expect(Recorded(root + root).tree == "BlogsView.row() × 2 [View]")
    }

    @Test("Functions without a name are skipped, and invalid callers are ignored")
    func unnamed() {
        let recorded = Recorded("?\n  BlogFeedMVP.BlogsView.a() -> ()\n    ?\n      ?")
        #expect(recorded.tree == "BlogsView.a() [View]")
        let broken = RecordedInteraction(
            event: "{}",
            ignored: nil,
            before: [],
            after: [],
            functions: [0, 7, 0],
            callers: [5, -3, 1]
        )
        let result = TraceResult(
            obstacle: nil,
            functions: ["BlogFeedMVP.BlogsView.a() -> ()"],
            scenarios: [.init(scenario: "scenario", variant: .mvp, interactions: [broken])]
        )
        let measurement = TraceMeasurement(task: recorded.task, result: result)
        let calls = measurement.scenarios[0].variants[0].interactions[0].calls
        #expect(calls.map(\.function) == ["BlogsView.a()"])
        #expect(calls.map(\.times) == [2])
    }

    @Test("Calls that do not reach the implementation are excluded")
    func outside() {
        let recorded = Recorded(
            """
            HeadlessKit.Window.clearToasts() -> ()
            Model.InMemoryBackend.publishBlog(userID: Swift.Int) -> ()
            """
        )
        #expect(recorded.interaction.calls == [])
        #expect(recorded.interaction.crossings.total == 0)
    }
}
