package import InputFiles

/// Errors in changes and in working trees.
extension ApplicationError {
    /// Creates the error for files whose uncommitted changes would be lost.
    package static func wouldBeLost(_ paths: [String]) -> Self {
        .usage(
            "These files have uncommitted changes, which would be lost:\n"
                + paths.map { "  \($0)" }.joined(separator: "\n")
                + "\nCommit them, or set them aside with 'git stash'."
        )
    }

    /// Creates the error for a patch that no longer applies.
    package static func drifted(patch: String, reason: String) -> Self {
        Self(.drifted, "\(patch) does not fit the sources: \(reason)")
    }

    /// Creates the error for a folder in no git repository, or in one without a commit.
    package static func notCommitted(root: String) -> Self {
        .usage(
            "\(root) is not in a git repository with a commit, so nobody can tell what would be lost. "
                + "Clone archbench, or run: git init && git add --all && git commit -m archbench"
        )
    }

    /// Creates the error for a git command that failed.
    package static func git(_ reason: String) -> Self {
        .unavailable(reason, message: "git failed: \(reason)")
    }
}
