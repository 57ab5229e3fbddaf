internal import Foundation
internal import InputFiles
internal import Matrix
internal import TemporaryFolders
internal import Testing
internal import Toolchain

@testable internal import TestRuns

@Suite("The times of tests")
struct TestTimeMeasureTests {
    private static let implementation = Implementation(feature: .greeting, variant: .mvp)

    /// Returns the events of a suite with tests of some durations in milliseconds.
    ///
    /// - Parameter cases: the durations of the test cases of one more test, which has arguments.
    private static func events(_ durations: [Double], cases: [Double] = []) -> String {
        func event(_ kind: String, _ test: String, _ seconds: Double) -> String {
            #"{"kind":"event","payload":{"kind":"\#(kind)","testID":"\#(test)","#
                + #""instant":{"absolute":\#(seconds),"since1970":9}},"version":0}"#
        }
        var lines = [#"{"kind":"test","payload":{"kind":"suite","id":"S"},"version":0}"#]
        lines += durations.indices.map {
            #"{"kind":"test","payload":{"kind":"function","id":"S/\#($0)"},"version":0}"#
        }
        lines.append(event("testStarted", "S", 0))
        for (index, duration) in durations.enumerated() {
            lines.append(event("testStarted", "S/\(index)", 100))
            lines.append(event("testEnded", "S/\(index)", 100 + duration / 1000))
        }
        if !cases.isEmpty {
            lines.append(#"{"kind":"test","payload":{"kind":"function","id":"S/c"},"version":0}"#)
            lines.append(event("testStarted", "S/c", 100))
            for duration in cases {
                lines.append(event("testCaseStarted", "S/c", 120))
                lines.append(event("testCaseEnded", "S/c", 120 + duration / 1000))
            }
            lines.append(event("testEnded", "S/c", 190))
        }
        lines.append(event("testEnded", "S", 200))
        return lines.joined(separator: "\n")
    }

    /// Times tests that a shell script replaces, whose argument 6 is the file for events.
    private func times(
        viewFree: [Double],
        withView: [Double],
        cases: [Double] = [],
        status: Int = 0
    ) async throws -> ImplementationTestTimes {
        let folder = try TemporaryFolder([
            "viewFree": Self.events(viewFree), "withView": Self.events(withView, cases: cases),
            "package/Package.swift": "",
        ])
        defer { folder.remove() }
        try folder.writeSwift("")
        try folder.writeProgram(
            "scratch/debug/GreetingMVPTestsRun",
            """
            case "$4" in
            *'(?!'*) cp '\(folder.path)/withView' "$7" ;;
            *) cp '\(folder.path)/viewFree' "$7" ;;
            esac
            echo Test run with 2 tests passed
            exit \(status)
            """
        )
        let measure = TestTimeMeasure(
            PackageBuild(
                packageRoot: "\(folder.path)/package",
                scratchFolder: "\(folder.path)/scratch",
                toolchain: try await SwiftToolchain.find(path: "\(folder.path)/bin")
            )
        )
        return try await measure.measure(Self.implementation)
    }

    @Test("The duration of each test counts, and that of its suite does not")
    func durations() async throws {
        let times = try await times(viewFree: [1, 3, 2], withView: [40, 2])
        let viewFree = try #require(times.viewFree)
        #expect(viewFree.testCases == 3)
        #expect(abs(viewFree.median - 2) < 1e-6)
        #expect(abs(viewFree.longest - 3) < 1e-6)
        #expect(abs(viewFree.total - 6) < 1e-6)
        let withView = try #require(times.withView)
        #expect(withView.testCases == 2)
        #expect(abs(withView.median - 21) < 1e-6)
        #expect(abs(withView.total - 42) < 1e-6)
    }

    @Test("Each call of a test with arguments is a test case, and the test is none")
    func cases() async throws {
        let times = try await times(viewFree: [1], withView: [10], cases: [20, 30])
        let withView = try #require(times.withView)
        #expect(withView.testCases == 3)
        #expect(abs(withView.median - 20) < 1e-6)
        #expect(abs(withView.total - 60) < 1e-6)
    }

    // A suite that matches a pattern brings all its tests.
    @Test(
        "The pattern of tests with a view matches no view-free test and not their suite",
        arguments: [
            ("GreetingMVPTests.ViewFreeTests", false),
            ("GreetingMVPTests.ViewFreeTests/GreetingPresenterTests/greets()", false),
            ("GreetingMVPTests.WithViewTests", true),
            ("GreetingMVPTests.ViewFreeTestsOfOthers", true),
        ]
    )
    func pattern(name: String, isSelected: Bool) throws {
        let pattern = "^GreetingMVPTests." + TestRun.Selection.withView.pattern
        #expect((name.firstMatch(of: try Regex(pattern)) != nil) == isSelected)
    }

    @Test("An implementation without view-free tests has no time for them")
    func none() async throws {
        let times = try await times(viewFree: [], withView: [1])
        #expect(times.viewFree == nil)
        #expect(times.withView?.testCases == 1)
    }

    @Test("Tests that fail are not timed, and the message says so")
    func failing() async throws {
        let error = await #expect(throws: ApplicationError.self) {
            try await times(viewFree: [1], withView: [1], status: 1)
        }
        #expect(error?.description.contains("cannot be timed, because they fail") == true)
    }
}
