internal import InputFiles
internal import Testing

@testable internal import archbench

@Suite("The exit codes")
@MainActor
struct ExitCodeTests {
    @Test(
        "The kind of an error determines the exit code",
        arguments: [
            (.usage, .usage), (.failure, .failure), (.notCompiled, .failure),
            (.notDescribed, .failure), (.testsFailed, .failure),
            (.commandFailed(status: 3), .failure), (.drifted, .failure),
            (.missingTool("swift"), .unavailable), (.unavailable, .unavailable),
            (.fault, .software),
        ] as [(ApplicationError.Kind, ExitCode)]
    )
    func codes(kind: ApplicationError.Kind, code: ExitCode) {
        #expect(archbench.Archbench.exitCode(for: ApplicationError(kind, "")) == code)
    }

    @Test("An unexpected error has the exit code of a software fault")
    func unexpected() {
        #expect(archbench.Archbench.exitCode(for: CancellationError()) == .software)
    }
}
