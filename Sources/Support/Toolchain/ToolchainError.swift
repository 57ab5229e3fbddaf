/// An error of a tool.
package enum ToolchainError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The tool was not found in the searched folders.
    case notFound(tool: String, searched: [String])
    /// The tool is older than the version that archbench needs.
    case tooOld(tool: String, path: String, found: String, needed: String)
    /// The tool did not print its version.
    case unknownVersion(tool: String, path: String, output: String)
    /// The program could not be started.
    case cannotStart(path: String, reason: String)
    /// The sources do not compile; the messages have file and line.
    case notCompiled(messages: [String])
    /// The command ran and failed.
    case failed(command: String, status: Int32, output: String)

    /// The number of printed messages; later ones often follow from the first.
    private static let shownMessages = 5

    package var description: String {
        switch self {
        case .notFound(let tool, []):
            "'\(tool)' was not found; PATH contains no folder."
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
