/// Why a tool could not do its work.
package enum ToolchainError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The tool is in none of the folders that were searched.
    case notFound(tool: String, searched: [String])
    /// The tool is there and older than what archbench needs.
    case tooOld(tool: String, path: String, found: String, needed: String)
    /// The tool did not say which version it is.
    case unknownVersion(tool: String, path: String, output: String)
    /// The program could not be started.
    case cannotStart(path: String, reason: String)
    /// The sources do not compile; what the compiler says, each with file and line.
    case notCompiled(messages: [String])
    /// The command ran and failed.
    case failed(command: String, status: Int32, output: String)

    /// The first messages tell what is wrong; later ones often follow from it.
    private static let shownMessages = 5

    package var description: String {
        switch self {
        case .notFound(let tool, []):
            "'\(tool)' was not found; PATH is empty."
        case .notFound(let tool, let searched):
            "'\(tool)' was not found; looked in \(searched.joined(separator: ", "))."
        case .tooOld(let tool, let path, let found, let needed):
            "'\(tool)' at \(path) is version \(found); \(needed) or later is needed."
        case .unknownVersion(let tool, let path, let output):
            "'\(tool)' at \(path) did not print a version, but: \(output)"
        case .cannotStart(let path, let reason):
            "'\(path)' could not be started: \(reason)"
        case .notCompiled(let messages):
            "The sources do not compile:\n"
                + messages.prefix(Self.shownMessages).map { "  \($0)" }.joined(separator: "\n")
                + (messages.count > Self.shownMessages
                    ? "\n  and \(messages.count - Self.shownMessages) more." : "")
        case .failed(let command, let status, let output):
            "'\(command)' failed with status \(status):\n\(output)"
        }
    }
}
