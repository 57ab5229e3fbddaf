internal import Coverage
internal import Testing
internal import Toolchain
internal import Tracing

@testable internal import Pipeline

@Suite("Why a run of the workbench ended")
struct WorkbenchErrorTests {
    @Test("A tool that is missing is told with what needs none")
    func missingTool() {
        let error = PipelineError(ToolchainError.notFound(tool: "swift", searched: ["/a", "/b"]))
        #expect(
            error.description
                == "'swift' was not found; looked in /a, /b.\n"
                + "Install a Swift toolchain with its LLVM tools. Only "
                + "'archbench report --only lines' works without one."
        )
    }

    @Test("A tool that ran and failed is no missing tool")
    func failedTool() {
        let failed = ToolchainError.failed(command: "swift build", status: 1, output: "no")
        for error in [PipelineError(failed), PipelineError(CoverageFailure.toolchain(failed))] {
            guard case .failed(let reason) = error else {
                Issue.record("expected a failure, got \(error)")
                continue
            }
            #expect(reason == "'swift build' failed with status 1:\nno")
        }
    }

    @Test("What the system lacks is told as it is, and is no failure")
    func unavailable() {
        let error = PipelineError(TraceFailure.notAvailable("calls are recorded only on Linux"))
        guard case .unavailable(let reason) = error else {
            Issue.record("expected that it is unavailable, got \(error)")
            return
        }
        #expect(reason == "Traces are not available here: calls are recorded only on Linux.")
        #expect(error.description == reason)
    }
}
