internal import CommandLineArguments
internal import Foundation
internal import InputFiles

/// What `scripts/noise-trial` runs.
@main
struct NoiseTrial {
    private static let subcommands: [any Subcommand.Type] = [
        TrialCommand.self, RecordCommand.self, EstimatorsCommand.self, InstructionsCommand.self,
        GrowthCommand.self, RoundsCommand.self,
    ]

    static func main() async {
        let program = ProgramDescription(
            name: "scripts/noise-trial",
            version: "",
            abstract:
                "Tries measures where the truth is known, and tells how often they are wrong.",
            commands: subcommands.map { $0.description }
        )
        do {
            switch try program.parse(Array(CommandLine.arguments.dropFirst())) {
            case .answer(let text): print(text, terminator: "")
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

    /// Says something about the progress, apart from what is found.
    static func note(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }
}

/// One of the things that can be tried.
protocol Subcommand: SendableMetatype {
    static var description: CommandDescription { get }
    /// - Returns: whether all that was aimed at holds.
    static func run(_ command: ParsedCommand) async throws -> Bool
}

extension OptionDescription {
    static func count(_ name: String, _ preset: Int, _ help: String) -> OptionDescription {
        .value(name, placeholder: "N", kind: .text, defaultText: "\(preset)", help: help)
    }
}
