internal import Foundation
package import InputFiles
package import Matrix
package import Toolchain

/// Times the tests of implementations. The tests must have been built.
package struct TestTimeMeasure: Sendable {
    /// The number of runs whose median is taken.
    package static let rounds = 3

    private let tests: TestRun
    /// The file to which the tests write their events.
    private let eventsFile: String

    /// - Parameter packageBuild: a build of the tests.
    package init(_ packageBuild: PackageBuild) {
        tests = TestRun(
            scratchFolder: packageBuild.scratchFolder,
            toolchain: packageBuild.toolchain,
            directory: packageBuild.packageRoot
        )
        eventsFile = "\(packageBuild.scratchFolder)/test-events.jsonl"
    }

    /// Times the view-free tests of one implementation, and its other tests.
    package func measure(
        _ implementation: Implementation
    ) async throws(ApplicationError) -> ImplementationTestTimes {
        var viewFree: [[Double]] = []
        var withView: [[Double]] = []
        for _ in 0..<Self.rounds {
            viewFree.append(try await durations(of: .viewFree, implementation))
            withView.append(try await durations(of: .withView, implementation))
        }
        return ImplementationTestTimes(
            implementation: implementation,
            viewFree: ImplementationTestTimes.OfTests(rounds: viewFree),
            withView: ImplementationTestTimes.OfTests(rounds: withView)
        )
    }

    /// Returns the duration of each test case in milliseconds.
    private func durations(
        of selection: TestRun.Selection,
        _ implementation: Implementation
    ) async throws(ApplicationError) -> [Double] {
        defer { try? FileManager.default.removeItem(atPath: eventsFile) }
        let outcome = try await tests.run(
            selection,
            of: implementation,
            options: [
                "--no-parallel", "--event-stream-output-path", eventsFile,
                "--event-stream-version", "0",
            ],
            // The tests are built with coverage, and would write a profile.
            environment: ["LLVM_PROFILE_FILE": "/dev/null"]
        )
        guard case .passed = outcome else {
            throw .failed(
                "The tests of \(implementation) cannot be timed, because they fail. "
                    + "'archbench check' explains the failure."
            )
        }
        do {
            return try TestEvents(Data(contentsOf: URL(fileURLWithPath: eventsFile))).milliseconds
        } catch {
            throw .failed(
                "The events of \(implementation.testModuleName) cannot be read: "
                    + reason(of: error)
            )
        }
    }
}

/// The start and the end of each test case, from the event stream of Swift Testing: JSON Lines, which its
/// documentation calls ABI/JSON.
private struct TestEvents {
    private struct Record: Decodable {
        struct Payload: Decodable {
            struct Instant: Decodable {
                /// In seconds.
                let absolute: Double
            }

            let kind: String
            let id: String?
            let testID: String?
            let instant: Instant?
        }

        let kind: String
        let payload: Payload
    }

    /// The duration of each test case: a test, or one call of a test with arguments.
    let milliseconds: [Double]

    init(_ data: Data) throws {
        let decoder = JSONDecoder()
        var tests: Set<String> = []
        var starts: [String: Double] = [:]
        var caseStarts: [String: Double] = [:]
        var milliseconds: [Double] = []
        func add(_ end: Double, since start: Double?) {
            if let start { milliseconds.append((end - start) * 1000) }
        }
        for line in data.split(separator: UInt8(ascii: "\n")) {
            let record = try decoder.decode(Record.self, from: line)
            let payload = record.payload
            if record.kind == "test", payload.kind == "function", let id = payload.id {
                tests.insert(id)
            }
            guard let test = payload.testID, let instant = payload.instant, tests.contains(test)
            else { continue }
            switch payload.kind {
            case "testStarted": starts[test] = instant.absolute
            // Only tests with arguments have these events. Their cases run one after another.
            case "testCaseStarted": caseStarts[test] = instant.absolute
            case "testCaseEnded": add(instant.absolute, since: caseStarts[test])
            case "testEnded" where caseStarts[test] == nil:
                add(instant.absolute, since: starts[test])
            default: break
            }
        }
        self.milliseconds = milliseconds
    }
}
