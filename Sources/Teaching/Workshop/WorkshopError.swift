internal import Toolchain

/// An error in lessons, exercises or changes.
package enum WorkshopError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A file of the workshop, or the record of exercises, has an invalid format.
    case unreadable(path: String, reason: String)
    case unwritable(path: String, reason: String)
    /// These files have uncommitted changes, which would be lost.
    case wouldBeLost([String])
    /// An exercise is active.
    case underWay(String)
    /// Another check is running.
    case busy
    /// No exercise is active.
    case noneUnderWay
    /// A patch no longer applies, because the sources have changed.
    case drifted(patch: String, reason: String)
    /// The folder is in no git repository, or in one without a commit.
    case notCommitted(root: String)
    /// A git command failed.
    case git(String)

    package var description: String {
        switch self {
        case .unreadable(let path, let reason): "\(path) cannot be read: \(reason)"
        case .unwritable(let path, let reason): "\(path) cannot be written: \(reason)"
        case .wouldBeLost(let paths):
            "These files have uncommitted changes, which would be lost:\n"
                + paths.map { "  \($0)" }.joined(separator: "\n")
                + "\nCommit them, or set them aside with 'git stash'."
        case .underWay(let name):
            "The exercise '\(name)' is active. 'archbench exercise reset' ends it and saves your "
                + "changes as a patch."
        case .busy:
            "Another check is running in this clone. Wait until it has ended, because two checks "
                + "would overwrite each other's files."
        case .noneUnderWay:
            "No exercise is active. 'archbench exercise list' lists them, and 'archbench exercise "
                + "start NAME' starts one."
        case .drifted(let patch, let reason):
            "\(patch) does not fit the sources: \(reason)"
        case .notCommitted(let root):
            "\(root) is not in a git repository with a commit, so nobody can tell what would be lost. "
                + "Clone archbench, or run: git init && git add --all && git commit -m archbench"
        case .git(let reason):
            "git failed: \(reason)"
        }
    }
}
