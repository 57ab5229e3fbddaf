internal import CommandLineArguments

/// One of the things that `archbench` does.
@MainActor
protocol Subcommand {
    static var description: CommandDescription { get }

    /// Does it.
    ///
    /// - Throws: what `Archbench` turns into a message and an exit code.
    static func run(_ command: ParsedCommand) async throws -> ExitCode
}
