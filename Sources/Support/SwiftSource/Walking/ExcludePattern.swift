package import InputFiles

/// A pattern for files and folders that a walk excludes, with the syntax of `.gitignore`.
///
/// `*` matches any characters except `/`, `?` matches one character, `[a-z]` and `[!a-z]` match one
/// character that is in a set or not. `**` between slashes matches any number of folders. A
/// backslash removes the special meaning of the next character. Patterns are case-sensitive.
///
/// - A pattern without a slash is compared with the name of each file and folder.
/// - A pattern with a slash is compared with the path from the named folder, and with the shown
///   path. With a leading slash it must match from one of these two roots.
/// - A pattern with a trailing slash matches only folders.
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

    /// Creates a pattern from its text.
    package init(_ text: String) throws(ApplicationError) {
        func failure(_ problem: String) -> ApplicationError {
            .usage("The pattern '\(text)' cannot be used: \(problem).")
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
                    throw failure(error.description)
                }
            }
        }
        // At the end, `**` matches the contents of a folder, not the folder.
        if segments.last == .folders { segments.append(.name(.anything)) }
        self.segments = segments
        isAbsolute = text.hasPrefix("/")
        isFolderOnly = text.hasSuffix("/")
        isName = segments.count == 1 && !isAbsolute && !text.hasPrefix("./")
    }

    /// Returns true if the pattern matches a file or folder.
    ///
    /// - Parameters:
    ///   - below: the path from the named folder; empty for the named folder itself.
    ///   - shown: the shown path.
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
