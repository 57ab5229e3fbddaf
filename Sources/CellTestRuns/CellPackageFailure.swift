/// Why a copy of the package could not be made.
package struct CellPackageFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// What could not be copied, from the package's root.
    package let path: String
    package let reason: String

    package init(path: String, reason: String) {
        self.path = path
        self.reason = reason
    }

    package var description: String { "\(path) could not be copied: \(reason)" }
}
