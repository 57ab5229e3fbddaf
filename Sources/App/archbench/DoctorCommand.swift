internal import CommandLineArguments
internal import Foundation
internal import Pipeline
internal import Toolchain

/// `archbench doctor`: shows which metrics this machine can measure.
enum DoctorCommand: Subcommand {
    static let description = CommandDescription(
        name: "doctor",
        abstract: "Show which metrics can be measured here, and why not the others.",
        discussion:
            "Looks for the tools and capabilities that metrics need, without building anything. A "
            + "report contains the available metrics and names the reason for each other one. A "
            + "container or a virtual machine may still refuse to count instructions; the report "
            + "then says so.\n\n"
            + "Exits with 0, or with 69 if there is no suitable Swift toolchain.",
        options: [],
        examples: [.init("archbench doctor", "the evening before a workshop")]
    )

    static func run(_ command: ParsedCommand) async throws -> ExitCode {
        let doctor = try await Doctor(
            path: ProcessInfo.processInfo.environment["PATH"] ?? "",
            folder: FileManager.default.currentDirectoryPath
        )
        Console.write("\(Platform.name), \(doctor.toolchain.version)\n")
        let others = await doctor.others
        let width = (doctor.metrics + others).map(\.name.count).max() ?? 0
        for finding in doctor.metrics + others {
            let answer = finding.obstacle.map { "not available: \($0)" } ?? "yes"
            let lines = wrapped(answer, width: 80, indentation: width + 2).joined(separator: "\n")
            Console.write(finding.name.padded(to: width) + lines.dropFirst(width))
        }
        return .success
    }
}
