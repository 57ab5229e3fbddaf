/// What a command line asks for.
package enum Invocation: Hashable, Sendable {
    /// Run this command.
    case command(ParsedCommand)
    /// Print this text, a help, a version or a completion script, and end well.
    ///
    /// It has no newline at its end.
    case answer(String)
}
