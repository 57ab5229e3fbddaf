internal import AppSupport
internal import HeadlessKitDriver
internal import Matrix
internal import Scenarios
internal import Testing
internal import TraceProbe
internal import Tracing

@MainActor
@Suite("The demonstrator")
struct DemonstratorTests {
    /// A recorder that reports one call per body.
    private struct FakeRecorder: CallRecorder {
        var obstacle: String?
        var capacity = 3
        var count = 1

        func record(_ body: @escaping @MainActor () -> Void) -> CallRecording {
            body()
            return CallRecording(count: count, calls: [.init(offset: 10, caller: -1)])
        }

        func functionName(at offset: Int) -> String? { "f" }
    }

    private func show(
        _ lines: String...,
        of feature: Feature = .blogFeed,
        from start: Int = 0,
        with recorder: FakeRecorder = FakeRecorder()
    ) throws -> DemoResult {
        var demonstrator = Demonstrator(recorder: recorder)
        let task = DemoTask(feature: feature, variant: .viper, scenario: lines, start: start)
        return try demonstrator.show(task)
    }

    @Test("Each step has the screen, tappable elements, lists, routes and pending replies")
    func views() throws {
        let result = try show(
            #"{"open": "blog-feed", "blogs": 30}"#,
            #"{"deliver": "all"}"#,
            #"{"scroll": "blogs", "to": 14}"#,
            #"{"tap": "blog.20"}"#
        )
        let views = result.steps.map(\.view)
        #expect(views[0].waitingReplies == 2)
        #expect(views[0].screen.contains { $0.kind == .activity })
        #expect(views[1].tappable.contains("blog.30.like"))
        #expect(!views[1].tappable.contains("blog.30.likes"))
        #expect(
            views[2].lists
                == [StepView.List(id: "blogs", numberOfRows: 20, visibleRows: 3..<15)]
        )
        #expect(views[3].routes == ["blog-detail(20)"])
        #expect(views.map(\.ignored) == [nil, nil, nil, nil])
    }

    @Test("Only the answers of an alert on screen can be tapped")
    func alert() throws {
        let result = try show(
            #"{"open": "blog-feed", "followed": true}"#,
            #"{"deliver": "all"}"#,
            #"{"tap": "follow"}"#
        )
        let tappable = try #require(result.steps.last).view.tappable
        #expect(tappable.allSatisfy { $0.hasPrefix("alert.") })
        #expect(tappable.count == 2)
    }

    @Test("Known steps are played again, but neither reported nor recorded")
    func start() throws {
        let lines = [#"{"open": "greeting"}"#, #"{"tap": "show-greeting"}"#]
        let whole = try show(lines[0], lines[1], of: .greeting)
        let rest = try show(lines[0], lines[1], of: .greeting, from: 1)
        #expect(rest.steps == [whole.steps[1]])
        #expect(rest.functions == ["f"])
        #expect(rest.steps[0].functions == [0])
    }

    @Test("A scenario is also played if its calls cannot be recorded")
    func noCalls() throws {
        let open = #"{"open": "greeting"}"#
        let result = try show(open, of: .greeting, with: FakeRecorder(obstacle: "not here"))
        #expect(result.obstacle == "not here")
        #expect(result.steps.map(\.functions) == [[]])
        #expect(result.steps[0].view.tappable == ["show-greeting"])
        let many = try show(open, of: .greeting, with: FakeRecorder(count: 4))
        #expect(many.steps.map(\.functions) == [[]])
    }

    @Test("An invalid scenario is refused")
    func invalidScenario() {
        #expect(throws: ScenarioError.self) { try show(#"{"open": "greeting"}"#) }
    }
}
