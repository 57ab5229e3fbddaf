package import InputFiles

/// Errors of changes of the package's files.
extension ApplicationError {
    /// Creates the error for new files whose paths exist.
    ///
    /// - Parameter advice: the advice in a sentence.
    package static func exists(_ paths: [String], advice: String? = nil) -> Self {
        .usage(
            "These files already exist, so nothing was written:\n"
                + paths.map { "  \($0)" }.joined(separator: "\n")
                + (advice.map { "\n\($0)" } ?? "")
        )
    }

    /// The advice for a generated feature.
    package static let renaming =
        "To generate this feature again, add --replace. For another feature, rename the feature, "
        + "its entities or its services."

    package static func notChanged(_ path: String, _ reason: String) -> Self {
        .failed("\(path) cannot be written: \(reason). Nothing was changed.")
    }

    package static func badName(_ name: String) -> Self {
        .usage(
            "Invalid variant name “\(name)”. Use only letters, starting with a capital (such "
                + "as MVX), and avoid existing variants and Swift keywords."
        )
    }

    package static func exists(_ path: String) -> Self {
        .usage("\(path) already exists. Nothing was written.")
    }

    /// Creates the error for a file without an expected text.
    package static func notFound(what: String, path: String) -> Self {
        .usage("\(path) does not contain \(what). Nothing was written.")
    }

    /// Creates the error for a list that already contains a feature of this name.
    package static func listed(_ path: String) -> Self {
        .usage("\(path) already contains a feature of this name. Nothing was written.")
    }

    /// Creates the error for a list that does not contain the feature as it was generated.
    package static func notListed(_ path: String) -> Self {
        .usage("\(path) does not contain the feature as it was generated. Nothing was changed.")
    }

    /// Creates the error for files in the feature's folders, or uses of its types, that were not
    /// generated.
    package static func used(_ paths: [String]) -> Self {
        .usage(
            "Nothing was changed, because these files were not generated, or use types that "
                + "would be removed:\n"
                + paths.map { "  \($0)" }.joined(separator: "\n")
        )
    }
}
