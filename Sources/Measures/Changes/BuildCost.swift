/// The cost of a change in one variant, measured by builds and tests.
package struct BuildCost: Hashable, Sendable, Codable {
    /// The number of lines with compile errors in the implementation after the shared patch is
    /// applied, before its own. The other edit locations have to be found without the compiler.
    package let compileErrors: Int
    /// The number of recompiled files of the implementation after its own patch is applied; `nil`
    /// if there were compile errors, because a failed build compiles a number of files that depends
    /// on the machine.
    package let compiledFiles: Int?
    /// The number of mutants in added or modified lines.
    package let mutants: Int
    /// The number of those mutants that the implementation's view-free tests kill.
    package let killedViewFree: Int

    /// The digest of the sources that were measured; `nil` if it is not known.
    package let sources: String?

    package init(
        compileErrors: Int,
        compiledFiles: Int?,
        mutants: Int,
        killedViewFree: Int,
        sources: String? = nil
    ) {
        self.compileErrors = compileErrors
        self.compiledFiles = compiledFiles
        self.mutants = mutants
        self.killedViewFree = killedViewFree
        self.sources = sources
    }
}
