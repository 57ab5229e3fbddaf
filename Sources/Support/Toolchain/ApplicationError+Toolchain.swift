package import InputFiles

/// Errors of tools.
extension ApplicationError {
    /// The number of printed messages; later ones often follow from the first.
    private static let shownMessages = 5

    /// Creates the error for a tool that was not found in the searched folders.
    package static func notFound(tool: String, searched: [String]) -> Self {
        let folders =
            searched.isEmpty
            ? "PATH contains no folder" : "looked in \(searched.joined(separator: ", "))"
        return Self(.missingTool(tool), "'\(tool)' was not found; \(folders).")
    }

    /// Creates the error for a tool that is older than the version that archbench needs.
    package static func tooOld(tool: String, path: String, found: String, needed: String) -> Self {
        Self(
            .missingTool(tool),
            "'\(tool)' at \(path) is version \(found); \(needed) or later is needed."
        )
    }

    /// Creates the error for a tool that did not print its version.
    package static func unknownVersion(tool: String, path: String, output: String) -> Self {
        Self(
            .missingTool(tool),
            "'\(tool)' at \(path) did not print a version, but: \(output)"
        )
    }

    /// Creates the error for a program that could not be started.
    package static func cannotStart(path: String, reason: String) -> Self {
        Self(.missingTool(path), "'\(path)' could not be started: \(reason)")
    }

    /// Creates the error for sources that do not compile.
    ///
    /// - Parameter messages: the messages of the compiler with file and line.
    package static func notCompiled(messages: [String]) -> Self {
        Self(
            .notCompiled,
            "The sources do not compile:\n"
                + messages.prefix(shownMessages).map { "  \($0)" }.joined(separator: "\n")
                + (messages.count > shownMessages
                    ? "\n  and \(messages.count - shownMessages) more." : ""),
            details: messages
        )
    }

    /// Creates the error for a command that ran and failed.
    package static func failed(command: String, status: Int32, output: String) -> Self {
        Self(
            .commandFailed(status: status),
            "'\(command)' failed with status \(status):\n\(output)",
            details: [output]
        )
    }
}
