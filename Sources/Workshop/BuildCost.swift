/// What a change costs in one variant that its patch does not tell, but builds and tests do.
package struct BuildCost: Hashable, Sendable, Codable {
    /// How many lines of the cell the compiler calls errors when what all variants share has changed and
    /// the cell has not. What it does not name has to be found.
    package let namedLines: Int
    /// How many files of the cell a build compiles again when the cell follows; `nil` where the compiler
    /// names lines, since what a build that fails has compiled by then depends on the machine.
    package let compiledFiles: Int?
    /// The mutants in the lines that are new or altered.
    package let mutants: Int
    /// Those of them that the cell's tests without a view notice.
    package let killedWithoutView: Int

    package init(namedLines: Int, compiledFiles: Int?, mutants: Int, killedWithoutView: Int) {
        self.namedLines = namedLines
        self.compiledFiles = compiledFiles
        self.mutants = mutants
        self.killedWithoutView = killedWithoutView
    }
}
