/// A pattern for files and folders that a walk leaves out, read as a line of `.gitignore`.
///
/// `*` stands for any characters but `/`, `?` for one character, `[a-z]` and `[!a-z]` for one
/// character of a set or not of it, and `**` between slashes for any number of folders. A backslash
/// makes the next character stand for itself. Letters must match in case.
///
/// - A pattern without a slash is held against the name of each file and folder.
/// - A pattern with a slash is held against the path from the named folder, and against the path as
///   it is shown. With a slash in front it must begin at one of the two roots.
/// - A slash at the end lets the pattern match folders alone.
package struct ExcludePattern: Hashable, Sendable {
    private enum Segment: Hashable {
        /// `**`: any number of folders.
        case folders
        case name(NamePattern)
    }

    private let segments: [Segment]
    private let isName: Bool
    private let isAbsolute: Bool
    private let isFolderOnly: Bool

    /// A pattern from its text.
    package init(_ text: String) throws(ExcludePatternError) {
        func failure(_ problem: String) -> ExcludePatternError {
            ExcludePatternError(pattern: text, problem: problem)
        }
        if text.hasPrefix("!") {
            throw failure(
                "a pattern cannot include files again; write '\\!' for a name that begins with '!'"
            )
        }
        let names = text.split(separator: "/").filter { $0 != "." }
        guard !names.isEmpty else { throw failure("it names no file or folder") }
        var segments: [Segment] = []
        for name in names {
            if name == "**" {
                if segments.last != .folders { segments.append(.folders) }
            } else {
                do {
                    segments.append(.name(try NamePattern(name)))
                } catch {
                    throw failure(error.problem)
                }
            }
        }
        // At the end `**` stands for all that is in a folder, not for the folder.
        if segments.last == .folders { segments.append(.name(.anything)) }
        self.segments = segments
        isAbsolute = text.hasPrefix("/")
        isFolderOnly = text.hasSuffix("/")
        isName = segments.count == 1 && !isAbsolute && !text.hasPrefix("./")
    }

    /// Whether the pattern matches a file or folder.
    ///
    /// - Parameters:
    ///   - below: the path from the named folder; empty for what was named itself.
    ///   - shown: the path as it is shown.
    func matches(below: String, shown: String, isFolder: Bool) -> Bool {
        guard isFolder || !isFolderOnly else { return false }
        let shownNames = names(in: shown)
        guard let last = shownNames.last, last != ".." else { return false }
        if isName { return matches([last][...]) }
        if !below.isEmpty, matches(names(in: below)[...]) { return true }
        return isAbsolute == shown.hasPrefix("/") && matches(shownNames[...])
    }

    private func names(in path: String) -> [Substring] {
        path.split(separator: "/").filter { $0 != "." }
    }

    private func matches(_ names: ArraySlice<Substring>) -> Bool {
        wildcards(segments, match: names) {
            $0 == .folders
        } matching: { segment, name in
            if case .name(let pattern) = segment { pattern.matches(name) } else { false }
        }
    }
}

/// The reason why a text is not a pattern.
package struct ExcludePatternError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The text.
    package let pattern: String

    /// What is wrong, and what to do.
    package let problem: String

    package var description: String { "The pattern \"\(pattern)\" cannot be used: \(problem)." }
}
