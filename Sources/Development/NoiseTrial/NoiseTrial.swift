internal import CommandLineArguments
internal import Foundation
internal import InputFiles

/// The program of `scripts/noise-trial`.
@main
struct NoiseTrial {
    private static let subcommands: [any TrialSubcommand.Type] = [
        TrialCommand.self, RecordCommand.self, EstimatorsCommand.self, InstructionsCommand.self,
        GrowthCommand.self, RoundsCommand.self,
    ]

    static func main() async {
        let program = ProgramDescription(
            name: "scripts/noise-trial",
            version: "",
            abstract:
                "Measures the error rates of measurements whose results are known.",
            commands: subcommands.map { $0.description }
        )
        do {
            switch try program.parse(Array(CommandLine.arguments.dropFirst())) {
            case .answer(let text): print(text)
            case .command(let command):
                for subcommand in subcommands where subcommand.description.name == command.name {
                    let holds = try await subcommand.run(command)
                    exit(holds ? 0 : 1)
                }
            }
        } catch {
            Self.note("error: \(reason(of: error))")
            exit(error is ArgumentError ? 64 : 1)
        }
    }

    /// Writes a line about the progress to standard error.
    static func note(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }
}

/// A command of `scripts/noise-trial`.
protocol TrialSubcommand: SendableMetatype {
    static var description: CommandDescription { get }
    /// Runs the command.
    ///
    /// - Returns: `true` if all targets are met.
    static func run(_ command: ParsedCommand) async throws -> Bool
}

extension OptionDescription {
    static func count(_ name: String, _ preset: Int, _ help: String) -> OptionDescription {
        .value(name, placeholder: "N", kind: .text, defaultText: "\(preset)", help: help)
    }
}
