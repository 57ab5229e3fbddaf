internal import HeadlessKitDriver
internal import ImplementationRegistry
internal import InputFiles
internal import Matrix
internal import RunTimeMeasures
internal import Scenarios
internal import Testing

@testable internal import Benchmarks

@MainActor
@Suite("The bench of an implementation")
struct BenchTests {
    private func bench(
        _ scenario: LatencyScenario,
        _ variant: Variant = .mvc,
        of feature: Feature = .greeting
    ) throws -> Bench {
        let implementation = Implementation(feature: feature, variant: variant)
        return try Bench(
            scenario: scenario,
            contract: feature.contract,
            prepare: implementation.prepare
        )
    }

    private func greeting(
        setup: String = "",
        measured: String = #"{"tap": "show-greeting"}"#,
        reset: String = "",
        opensAnew: Bool = false,
        screens: Int = 1
    ) -> LatencyScenario {
        LatencyScenario(
            "try",
            "One tap.",
            setup: "{\"open\": \"greeting\"}\n\(setup)",
            measured: .events(measured),
            reset: reset,
            opensAnew: opensAnew,
            screenCount: screens
        )
    }

    @Test(
        "Equal numbers of passes have equal numbers of calls in all variants",
        arguments: Feature.all.flatMap { feature in
            feature.contract.latencyScenarios.indices.map { (feature, $0) }
        }
    )
    func sameCalls(feature: Feature, index: Int) throws {
        let scenario = feature.contract.latencyScenarios[index]
        let calls = try feature.variants.map { variant in
            try bench(scenario, variant, of: feature).time(passes: 3).calls
        }
        #expect(Set(calls).count == 1, "\(calls)")
        #expect(calls[0] >= 3 * scenario.screenCount)
        #expect(calls[0].isMultiple(of: 3 * scenario.screenCount))
    }

    @Test("Each measured event on each screen in each pass counts as a call")
    func countsCalls() throws {
        let taps = "{\"tap\": \"show-greeting\"}\n{\"tap\": \"show-greeting\"}"
        let timing = try bench(greeting(measured: taps, screens: 4)).time(passes: 5)
        #expect(timing.calls == 2 * 4 * 5)
        #expect(timing.nanoseconds > 0)
    }

    @Test("The screen is observed after one pass, and then restored")
    func observation() throws {
        let bench = try bench(greeting(reset: #"{"set": {"firstName": "Ada"}}"#))
        let first = try bench.observationAfterOnePass()
        #expect(first.screen.map(\.text).contains("Hello David Blaine"))
        let second = try bench.observationAfterOnePass()
        #expect(second.screen.map(\.text).contains("Hello Ada Blaine"))
    }

    @Test("Services are restored before screens are opened again")
    func opensAgain() throws {
        let bench = try bench(
            greeting(reset: #"{"set": {"firstName": "Ada"}}"#, opensAnew: true)
        )
        _ = try bench.time(passes: 1)
        let second = try bench.observationAfterOnePass()
        #expect(second.screen.map(\.text).contains("Hello Ada Blaine"))
    }

    @Test("An impossible event in the setup or the measured part is refused")
    func impossibleEvent() {
        let missing = #"{"tap":"nowhere"}"#
        let reason = "try: \(missing) could not happen: no element \"nowhere\" is on screen"
        for scenario in [greeting(setup: missing), greeting(measured: missing)] {
            let error = #expect(throws: ApplicationError.self) { _ = try bench(scenario) }
            #expect(error?.description == reason)
        }
    }

    @Test("An impossible event in the reset is refused")
    func impossibleReset() throws {
        let bench = try bench(greeting(reset: #"{"back": true}"#))
        let error = #expect(throws: ApplicationError.self) { _ = try bench.time(passes: 1) }
        #expect(
            error?.description
                == #"try: {"back":true} could not happen: there is no page to go back from"#
        )
    }

    @Test("Screens that are restored late are restored before they are used again")
    func restoresLate() throws {
        let implementation = Implementation(feature: .greeting, variant: .mvc)
        let bench = try Bench(
            scenario: greeting(reset: #"{"set": {"firstName": "Ada"}}"#),
            contract: Feature.greeting.contract,
            restoresLate: true,
            prepare: implementation.prepare
        )
        let first = try bench.observationAfterOnePass()
        #expect(first.screen.map(\.text).contains("Hello David Blaine"))
        _ = try bench.time(passes: 1)
        let third = try bench.observationAfterOnePass()
        #expect(third.screen.map(\.text).contains("Hello Ada Blaine"))
        // An impossible reset is an error when the screen is used again.
        let broken = try Bench(
            scenario: greeting(reset: #"{"back": true}"#),
            contract: Feature.greeting.contract,
            restoresLate: true,
            prepare: implementation.prepare
        )
        _ = try broken.time(passes: 1)
        #expect(throws: ApplicationError.self) { _ = try broken.time(passes: 1) }
    }

    @Test("An invalid scenario is refused with its name and line")
    func unreadable() {
        let error = #expect(throws: ApplicationError.self) {
            _ = try bench(greeting(setup: "no JSON"))
        }
        #expect(error?.description.hasPrefix("try: line 2: not JSON") == true)
    }
}
