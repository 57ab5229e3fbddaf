internal import BuiltPrograms
internal import Foundation
internal import Testing
internal import Toolchain

/// The program `archbench` that is built together with these tests.
enum Archbench {
    /// The exit code and the output of a run.
    struct Outcome {
        let status: Int32
        let output: String
        let errorOutput: String
    }

    /// The folder of this package.
    static let packageRoot = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .path(percentEncoded: false)

    /// The path of the program.
    static var path: String {
        get throws { try BuiltProgram.path(of: "archbench") }
    }

    /// The environment with the folder of the built probes, so that tests need not build them
    /// again.
    static var probes: [String: String] {
        get throws {
            let folder = URL(fileURLWithPath: try path).deletingLastPathComponent()
            return ["ARCHBENCH_PROBES": folder.path(percentEncoded: false)]
        }
    }

    /// Runs the program with `arguments`, in the package unless `directory` is another folder.
    static func run(
        _ arguments: String...,
        environment: [String: String] = [:],
        directory: String = packageRoot
    ) async throws -> Outcome {
        try await run(arguments, environment: environment, directory: directory)
    }

    static func run(
        _ arguments: [String],
        environment: [String: String] = [:],
        directory: String = packageRoot
    ) async throws -> Outcome {
        try await outcome(
            of: ChildProcess(
                try path,
                arguments,
                environment: try probes.merging(environment) { $1 },
                directory: directory
            )
        )
    }

    /// Runs lines of shell in which `"$0"` is the program.
    static func shell(_ script: String, _ arguments: String...) async throws -> Outcome {
        try await outcome(
            of: ChildProcess(
                "/bin/sh",
                ["-c", script, try path] + arguments,
                environment: try probes,
                directory: packageRoot
            )
        )
    }

    private static func outcome(of process: ChildProcess) async throws -> Outcome {
        let outcome = try await process.run()
        return Outcome(
            status: outcome.status,
            output: String(decoding: outcome.output, as: UTF8.self),
            errorOutput: String(decoding: outcome.errorOutput, as: UTF8.self)
        )
    }
}
