/// The meaning of a command line.
package enum Invocation: Hashable, Sendable {
    /// Run this command.
    case command(ParsedCommand)
    /// Print this text, without a newline at its end: a help, a version or a completion scenario.
    case answer(String)
}
