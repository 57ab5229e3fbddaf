internal import Toolchain

/// Why an exercise cannot go on.
package enum WorkshopError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A file of the exercises, or of what is remembered about them, is not what it should be.
    case unreadable(path: String, reason: String)
    case unwritable(path: String, reason: String)
    /// These files would be lost.
    case wouldBeLost([String])
    /// An exercise is under way.
    case underWay(String)
    /// Another check runs.
    case busy
    /// There is no exercise under way.
    case noneUnderWay
    /// Sources have moved on, and a patch does not fit them any more.
    case drifted(patch: String, reason: String)
    /// git did not do what it was asked to.
    case git(String)

    package var description: String {
        switch self {
        case .unreadable(let path, let reason): "\(path) cannot be read: \(reason)"
        case .unwritable(let path, let reason): "\(path) cannot be written: \(reason)"
        case .wouldBeLost(let paths):
            "These files have changes that git does not know, and would lose them:\n"
                + paths.map { "  \($0)" }.joined(separator: "\n")
                + "\nCommit them, or put them aside with 'git stash'."
        case .underWay(let name):
            "'\(name)' is under way. 'archbench exercise reset' ends it and keeps what was done."
        case .busy:
            "Another check is running in this clone. Wait until it has ended; two at once would take "
                + "each other's files."
        case .noneUnderWay:
            "No exercise is under way. 'archbench exercise list' names them, and "
                + "'archbench exercise start NAME' begins one."
        case .drifted(let patch, let reason):
            "\(patch) does not fit the sources: \(reason)"
        case .git(let reason):
            "git is needed to begin and end exercises: \(reason)"
        }
    }
}
