internal import Foundation
internal import InputFiles
internal import Matrix
internal import TemporaryFolders
internal import Testing
internal import Toolchain
internal import Tracing

/// Shell scripts replace swift and the probe.
@Suite("The trace measurement")
struct TraceMeasureTests {
    private let recorded = Recorded("BlogFeedMVP.BlogsView.a() -> ()")

    /// Returns the measurement for a probe that prints a text.
    private func trace(_ printed: String) async throws -> TraceMeasurement {
        let folder = try TemporaryFolder(["printed": printed])
        defer { folder.remove() }
        try folder.writeProgram(
            "scratch/debug/TraceProbe",
            #"printf %s "$1" >'\#(folder.path)/task'; cat '\#(folder.path)/printed'"#
        )
        let measure = try await measure(folder)
        let measurement = try await measure.trace(["scenario"], of: .blogFeed, variants: [.mvp])
        let task = try JSONDecoder().decode(TraceProbeTask.self, from: try folder.data(of: "task"))
        #expect(task == .trace(recorded.task))
        return measurement
    }

    private func measure(_ folder: TemporaryFolder) async throws -> TraceMeasure {
        try folder.writeSwift(
            """
            echo "$*" >>'\(folder.path)/log'
            [ ! -e '\(folder.path)/fails' ] || { echo 'A.swift:1: error: no'; exit 1; }
            """
        )
        return TraceMeasure(
            PackageBuild(
                packageRoot: "/package",
                scratchFolder: "\(folder.path)/scratch",
                toolchain: try await SwiftToolchain.find(path: "\(folder.path)/bin")
            )
        )
    }

    private func json(_ result: TraceResult) throws -> String {
        String(decoding: try JSONEncoder().encode(result), as: UTF8.self)
    }

    @Test("The probe is built with debug flags in a folder of its own")
    func build() async throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try await measure(folder).build()
        #expect(
            try folder.text(of: "log")
                == "build --product TraceProbe --package-path /package --scratch-path "
                + "\(folder.path)/scratch --configuration debug --disable-index-store -debug-info-format none "
                + "-Xswiftc -whole-module-optimization -Xswiftc -num-threads -Xswiftc 2 "
                + "-Xswiftc -Xfrontend -Xswiftc -sanitize=undefined "
                + "-Xswiftc -Xfrontend -Xswiftc -sanitize-coverage=func,trace-pc-guard\n"
        )
        try folder.write("", to: "fails")
        let error = await #expect(throws: ApplicationError.self) {
            try await measure(folder).build()
        }
        #expect(error?.description.hasSuffix("failed with status 1:\nA.swift:1: error: no") == true)
    }

    @Test("The probe receives its task, and its result becomes call trees")
    func result() async throws {
        let measurement = try await trace(json(recorded.result))
        #expect(measurement == TraceMeasurement(task: recorded.task, result: recorded.result))
        #expect(measurement.scenarios[0].variants[0].interactions[0].calls.count == 1)
    }

    @Test("Obstacles and invalid results of the probe are errors with reasons")
    func failures() async throws {
        let obstacle = TraceResult(obstacle: "no symbols", functions: [], scenarios: [])
        let missing = await #expect(throws: ApplicationError.self) {
            try await trace(json(obstacle))
        }
        #expect(missing?.kind == .unavailable)
        #expect(missing?.details == ["no symbols"])
        #expect(missing?.description == "Traces are not available here: no symbols.")
        let error = await #expect(throws: ApplicationError.self) { try await trace("Segmentation") }
        #expect(error?.description.hasPrefix("the probe's result could not be read: ") == true)
        let silent = await #expect(throws: ApplicationError.self) {
            try await trace(json(Recorded("").result))
        }
        #expect(silent?.description.hasPrefix("No call of {} was recorded") == true)
    }
}
