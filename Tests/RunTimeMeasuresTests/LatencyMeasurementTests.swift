internal import Foundation
internal import InputFiles
internal import Matrix
internal import ReportSamples
internal import RunTimeMeasures
internal import Statistics
internal import TemporaryFolders
internal import Testing
internal import Toolchain

@Suite("The measurement of latency")
struct LatencyMeasurementTests {
    @Test(
        "A call is too short below ten times the duration of an empty call",
        arguments: [(5.0, false), (4.99, false), (5.01, true), (0, false), (100, true)]
    )
    func isTooShort(emptyNanoseconds: Double, expected: Bool) throws {
        let sample = try LatencyMeasurement.sample().scenarios[0]
        let scenario = LatencyMeasurement.OfScenario(
            feature: sample.feature,
            scenario: sample.scenario,
            summary: sample.summary,
            callsPerBatch: sample.callsPerBatch,
            emptyNanosecondsPerCall: emptyNanoseconds,
            rounds: sample.rounds,
            // The fastest variant takes 50 ns.
            nanosecondsPerCall: [100, 50, 100.5, 200, 100],
            judgement: sample.judgement,
            allocations: sample.allocations
        )
        #expect(scenario.isTooShort == expected)
    }

    @Test("The sample has one verdict of each kind")
    func sampleVerdicts() throws {
        let sample = try LatencyMeasurement.sample()
        let estimates = sample.scenarios.map(\.judgement.estimate)
        #expect(
            (1...3).map { estimates[0].comparison(of: $0, to: 0)?.verdict } == [
                .faster, .equivalent, .slower,
            ]
        )
        let unclear = try #require(estimates[1].comparison(of: 1, to: 0))
        #expect(abs(unclear.ratio - 2) < 1e-9)
        #expect(unclear.verdict == .inconclusive)
        let overall = sample.features[0].judgement
        let second = sample.scenarios[1].scenario
        #expect(overall.verdict(on: 2, against: 0) == .decided(.equivalent))
        #expect(overall.verdict(on: 3, against: 0) == .notRobust(scenarios: [second]))
        #expect(!overall.isRanked)
    }

    /// Two calls allocate 3 blocks in MVC and 5 in MVP.
    private static let counts = [(3, 48), (5, 80), (3, 48)].map {
        #"{"allocations":\#($0.0),"bytes":\#($0.1)}"#
    }.joined(separator: ",")

    @Test("Each probe runs in a process of its own, and medians are over all")
    func measure() async throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try folder.writeSwift()
        // The n-th process measures n × 10 ns for MVC and twice as long for MVP.
        try folder.writeProgram(
            "scratch/release/RunTimeProbe",
            """
            echo "$1" >>'\(folder.path)/requests'
            n=$(wc -l <'\(folder.path)/requests' | tr -d ' ')
            round="[${n}0.00004,$((n * 2))0,${n}0]"
            echo '{"scenarios":[{"feature":"greeting","scenario":"show","callsPerBatch":7,' \\
                '"emptyNanosecondsPerCall":'$n',"nanosecondsPerCall":['$round,$round'],' \\
                '"countedCalls":2,"allocations":[\(Self.counts)]}]}'
            """
        )
        let settings = LatencySettings(processes: 3, rounds: 2, warmUpNanoseconds: 0, seed: 5)
        let latency = try await RunTimeMeasure(
            PackageBuild(
                packageRoot: folder.path,
                scratchFolder: "\(folder.path)/scratch",
                toolchain: SwiftToolchain.find(path: "\(folder.path)/bin")
            )
        ).measure(
            [MatrixRow(.greeting, [.mvp])],
            settings: settings,
            progress: { _ in }
        )
        let tasks = try folder.text(of: "requests").split(separator: "\n").map {
            try JSONDecoder().decode(ProbeTask.self, from: Data($0.utf8))
        }
        let requests = tasks.compactMap { task -> ProbeRequest? in
            if case .latency(let request) = task { request } else { nil }
        }
        #expect(requests.map(\.process) == [0, 1, 2])
        #expect(
            requests.allSatisfy {
                $0.settings == settings && $0.rows == [MatrixRow(.greeting, [.mvp])]
            }
        )
        #expect(latency.binaryHashes.map(\.count) == [40])
        let scenario = try #require(latency.scenarios.first)
        #expect(
            scenario.allocations == .perCall(allocations: [1.5, 2.5, 1.5], bytes: [24, 40, 24])
        )
        #expect(scenario.summary == "One tap on “Show greeting”.")
        #expect(scenario.emptyNanosecondsPerCall == 2)
        #expect(scenario.nanosecondsPerCall == [20, 40, 20])
        #expect(scenario.rounds.nanosecondsPerCall[2] == [[30, 60, 30], [30, 60, 30]])
        #expect(abs(scenario.judgement.estimate.comparisons[0].ratio - 2) < 1e-9)
        #expect(latency.features[0].judgement.verdict(on: 1, against: 0) == .decided(.slower))
    }

    @Test("The measurement of a feature stops when its intervals are narrow")
    func stoppingRule() async throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try folder.writeSwift()
        // The ratio of Greeting alternates by 0.1 %, and the ratio of Digit by a factor of four.
        try folder.writeProgram(
            "scratch/release/RunTimeProbe",
            """
            echo "$1" >>'\(folder.path)/requests'
            n=$(( $(wc -l <'\(folder.path)/requests') % 2 ))
            scenario() {
                echo '{"feature":"'$1'","scenario":"'$2'","callsPerBatch":7,' \\
                    '"emptyNanosecondsPerCall":1,"nanosecondsPerCall":[[1000,'$3',1000]],' \\
                    '"countedCalls":2,"allocations":[\(Self.counts)]}'
            }
            greeting=$(scenario greeting show $((2000 + 2 * n)))
            digit=$(scenario digit next $((1000 + 3000 * n)))
            case "$1" in
            *greeting*) echo '{"scenarios":['$greeting,$digit']}' ;;
            *) echo '{"scenarios":['$digit']}' ;;
            esac
            """
        )
        let settings = LatencySettings(processes: 18, rounds: 1, warmUpNanoseconds: 0, seed: 5)
        let latency = try await RunTimeMeasure(
            PackageBuild(
                packageRoot: folder.path,
                scratchFolder: "\(folder.path)/scratch",
                toolchain: SwiftToolchain.find(path: "\(folder.path)/bin")
            )
        ).measure(
            [MatrixRow(.greeting, [.mvp]), MatrixRow(.digit, [.mvp])],
            settings: settings,
            progress: { _ in }
        )
        #expect(latency.scenarios.map(\.scenario) == ["show", "next"])
        let counts = latency.scenarios.map(\.rounds.nanosecondsPerCall.count)
        #expect(counts == [LatencySettings.leastProcesses, 18])
        let requests = try folder.text(of: "requests").split(separator: "\n")
        #expect(requests.count == 18)
        #expect(requests.suffix(6).allSatisfy { !$0.contains("greeting") })
    }

    @Test("A probe that fails or prints invalid output is an error")
    func failures() async throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try folder.writeSwift()
        let measure = RunTimeMeasure(
            PackageBuild(
                packageRoot: folder.path,
                scratchFolder: "\(folder.path)/scratch",
                toolchain: try await SwiftToolchain.find(path: "\(folder.path)/bin")
            )
        )
        for (program, expected) in [
            ("echo 'screens differ' >&2; exit 1", "screens differ"),
            ("echo hello", "the probe's result could not be read"),
        ] {
            try folder.writeProgram("scratch/release/RunTimeProbe", program)
            let error = await #expect(throws: ApplicationError.self) {
                _ = try await measure.measure(
                    [MatrixRow(.greeting, [.mvp])],
                    settings: .quick(seed: 1),
                    progress: { _ in }
                )
            }
            #expect(error?.description.contains(expected) == true)
        }
    }
}
