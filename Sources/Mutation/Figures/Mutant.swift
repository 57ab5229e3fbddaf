/// A cell with one fault that was put into it.
package struct Mutant: Hashable, Sendable, Codable {
    package let mutationOperator: MutationOperator
    /// The file's name, without its folder.
    package let file: String
    /// The line on which the fault begins, the first being 1.
    package let line: Int
    /// What was changed, as far as it stands on that line.
    package let code: String

    package init(mutationOperator: MutationOperator, file: String, line: Int, code: String) {
        self.mutationOperator = mutationOperator
        self.file = file
        self.line = line
        self.code = code
    }
}
