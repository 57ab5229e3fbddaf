/// A mutant: an implementation with one injected fault.
package struct Mutant: Hashable, Sendable, Codable {
    package let mutationOperator: MutationOperator
    /// The file name without its folder.
    package let file: String
    /// The line of the fault, from 1.
    package let line: Int
    /// The changed code on that line.
    package let code: String

    package init(mutationOperator: MutationOperator, file: String, line: Int, code: String) {
        self.mutationOperator = mutationOperator
        self.file = file
        self.line = line
        self.code = code
    }
}
