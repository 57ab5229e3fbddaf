package import Matrix

/// The lines of cells that only tests with a view execute, as coverage found. A mutant that begins on
/// one of them cannot be noticed by the tests without a view, so these need not run on it.
package struct ViewLines: Sendable {
    /// By cell, and then by the file's name.
    private let lines: [Cell: [String: Set<Int>]]

    /// - Parameter lines: by cell, and then by the file's name without its folder. What is not named
    ///   may be executed without a view.
    package init(_ lines: [Cell: [String: Set<Int>]] = [:]) {
        self.lines = lines
    }

    func contain(_ mutant: Mutant, of cell: Cell) -> Bool {
        lines[cell]?[mutant.file]?.contains(mutant.line) == true
    }
}
