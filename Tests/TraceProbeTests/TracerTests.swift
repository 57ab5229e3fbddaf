internal import InputFiles
internal import Matrix
internal import Scenarios
internal import Testing
internal import TraceProbe
internal import Tracing

@MainActor
@Suite("The tracer")
struct TracerTests {
    /// A recorder that reports the same calls for each body.
    private struct FakeRecorder: CallRecorder {
        var obstacle: String?
        var capacity = 3
        var count = 3

        func record(_ body: @escaping @MainActor () -> Void) -> CallRecording {
            body()
            return CallRecording(
                count: count,
                calls: [.init(offset: 10, caller: -1), .init(offset: 99, caller: 0)]
                    + [.init(offset: 11, caller: 0)]
            )
        }

        func functionName(at offset: Int) -> String? { offset == 99 ? nil : "f" }
    }

    private func trace(
        _ scenarios: String...,
        of feature: Feature = .greeting,
        with recorder: FakeRecorder = FakeRecorder()
    ) throws(ApplicationError) -> TraceResult {
        var tracer = Tracer(recorder: recorder)
        return try tracer.trace(
            TraceTask(feature: feature, variants: [.mvp, .viper], scenarios: scenarios)
        )
    }

    @Test("The first call of a latency scenario is recorded for each variant")
    func latencyScenario() throws {
        let result = try trace("like", "open", of: .blogFeed)
        #expect(result.obstacle == nil)
        #expect(result.scenarios.map(\.scenario) == ["like", "like", "open", "open"])
        #expect(result.scenarios.map(\.variant) == [.mvp, .viper, .mvp, .viper])
        #expect(result.scenarios[0].interactions.map(\.event) == [#"{"tap":"blog.34.like"}"#])
        #expect(result.scenarios[0].interactions.map(\.ignored) == [nil])
        let opening = result.scenarios[2].interactions.map(\.event)
        #expect(opening == [#"{"open":"blog-feed","recorded":false,"scheduler":"immediate"}"#])
    }

    @Test("The opening and each event of a named scenario are recorded")
    func namedScenario() throws {
        let result = try trace("closes")
        #expect(
            result.scenarios[0].interactions.map(\.event) == [
                #"{"open":"greeting"}"#, #"{"tap":"show-greeting"}"#, #"{"close":true}"#,
            ]
        )
    }

    @Test("An event that cannot happen is recorded with a reason")
    func ignored() throws {
        let result = try trace("alert-blocks", of: .blogFeed)
        let reasons = result.scenarios[0].interactions.compactMap(\.ignored)
        #expect(reasons.allSatisfy { $0.hasPrefix("the alert ") })
        #expect(!reasons.isEmpty)
    }

    @Test("Function names are stored once, and unnamed functions have the index -1")
    func names() throws {
        let result = try trace("show")
        #expect(result.functions == ["f"])
        #expect(result.scenarios[1].interactions[0].functions == [0, -1, 0])
        #expect(result.scenarios[1].interactions[0].callers == [-1, 0, 0])
    }

    @Test("Without a recorder nothing is played, and the reason is reported")
    func obstacle() throws {
        let result = try trace("no-such", with: FakeRecorder(obstacle: "not here"))
        #expect(result == TraceResult(obstacle: "not here", functions: [], scenarios: []))
    }

    @Test("Too many calls and unknown scenarios are errors")
    func failures() {
        #expect(throws: ApplicationError.failed("greeting has no scenario 'no-such'")) {
            try trace("no-such")
        }
        let error = #expect(throws: ApplicationError.self) {
            try trace("show", with: FakeRecorder(count: 4))
        }
        #expect(
            error?.description
                == #"show: {"tap":"show-greeting"} makes 4 calls; 3 can be recorded"#
        )
    }

    @Test("Each named scenario can be traced, and names are unique")
    func allScenarios() throws {
        for feature in Feature.all {
            let names = TraceScenario.names(in: feature.contract)
            #expect(Set(names).count == names.count)
            for name in names {
                #expect(try TraceScenario(named: name, in: feature.contract)?.name == name)
            }
            #expect(try TraceScenario(named: "no-such", in: feature.contract) == nil)
        }
    }
}
