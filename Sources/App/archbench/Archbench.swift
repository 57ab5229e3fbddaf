internal import Changes
internal import CommandLineArguments
internal import Foundation
internal import InputFiles
internal import Pipeline
internal import Rendering
internal import Report
internal import Workshop

/// The command `archbench`: parses the command line, runs a subcommand, and converts errors to a
/// message and an exit code.
@main
@MainActor
struct Archbench {
    static let version = "0.1.0"

    private static let subcommands: [any Subcommand.Type] = [
        ReportCommand.self, ListCommand.self, CheckCommand.self, LinesCommand.self,
        ComplexityCommand.self, ShowCommand.self, ReplayCommand.self, DemoCommand.self,
        TraceCommand.self,
        CompareCommand.self, DecideCommand.self, MachinesCommand.self,
        GenerateCommand.self, CopyCommand.self, ExerciseCommand.self,
        ChangeCommand.self, WorkshopCommand.self, DoctorCommand.self,
    ]

    static func main() async {
        Console.openMissing()
        Interruption.install()
        exit(await run(arguments).rawValue)
    }

    /// The arguments after the program's name. A path need not be UTF-8.
    private static var arguments: [String] {
        (1..<max(Int(CommandLine.argc), 1)).compactMap { index in
            CommandLine.unsafeArgv[index].map { pointer in
                FileName.text(
                    of: UnsafeBufferPointer(start: pointer, count: strlen(pointer))
                        .map { UInt8(bitPattern: $0) }
                )
            }
        }
    }

    private static func run(_ arguments: [String]) async -> ExitCode {
        let program = ProgramDescription(
            name: "archbench",
            version: version,
            abstract: "Compares UI architectures: the same features in MVC, MVP, MVVM and VIPER, "
                + "measured the same way.",
            discussion:
                "Exit codes: 0 success; 1 a check, a build or a test failed; 64 wrong command "
                + "line or input; 69 a tool is missing; 70 a bug in archbench.",
            commands: subcommands.map { $0.description },
            topics: [LanguageText.topic, ScenarioText.topic]
        )
        do {
            switch try program.parse(arguments) {
            case .answer(let text):
                Console.write(text)
                return .success
            case .command(let command):
                for subcommand in subcommands where subcommand.description.name == command.name {
                    return try await subcommand.run(command)
                }
                throw ApplicationError.fault("The command '\(command.name)' is not implemented.")
            }
        } catch {
            Interruption.finish()
            Console.report("error: \(printable(reason(of: error) + advice(for: error)))")
            return exitCode(for: error)
        }
    }

    /// Returns a message without control characters, because text from a file or from the user
    /// could move the terminal's cursor.
    private static func printable(_ message: String) -> String {
        FileName.shown(message).unicodeScalars.reduce(into: "") { text, scalar in
            let isSafe = scalar.properties.generalCategory != .control || scalar == "\n"
            text.unicodeScalars.append(isSafe ? scalar : "\u{FFFD}")
        }
    }

    /// Returns the exit code for an error.
    static func exitCode(for error: any Error) -> ExitCode {
        switch error {
        case is ArgumentError: return .usage
        case let error as ApplicationError:
            switch error.kind {
            case .usage: return .usage
            case .failure, .notCompiled, .notDescribed, .testsFailed, .commandFailed, .drifted:
                return .failure
            case .missingTool, .unavailable: return .unavailable
            case .fault: return .software
            }
        default: return .software
        }
    }

    /// Returns the advice that follows the message of an error.
    private static func advice(for error: any Error) -> String {
        guard let error = error as? ApplicationError, case .missingTool = error.kind else {
            return ""
        }
        return
            "\nInstall a Swift toolchain with its LLVM tools. Without one, 'archbench report --only "
            + "lines' works, and commands that build nothing, such as 'list' and 'show'."
    }
}
