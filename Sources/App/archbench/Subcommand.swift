internal import CommandLineArguments

/// A command of `archbench`.
@MainActor
protocol Subcommand {
    static var description: CommandDescription { get }

    /// Runs the command.
    ///
    /// - Throws: an error that `Archbench` converts to a message and an exit code.
    static func run(_ command: ParsedCommand) async throws -> ExitCode
}
