internal import Equivalence
internal import InputFiles

extension ApplicationError {
    /// Creates the error for a folder outside of a clone of archbench.
    ///
    /// - Parameter other: another package that contains the folder.
    static func notInPackage(folder: String, other: String?) -> Self {
        .usage(
            "\(folder) is not inside a clone of archbench"
                + (other.map { "; \($0) is another package.\n" } ?? ".\n")
                + "Run the command in the folder of your clone."
        )
    }

    /// Creates the error for variants that do not behave the same.
    static func notSame(_ failures: [Failure]) -> Self {
        .failed(FailureText.text(for: failures))
    }
}
