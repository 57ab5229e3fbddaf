/// How a test run chooses the mutant that it runs against.
enum MutantChoice {
    /// The variable of the environment that holds its number.
    static let variable = "ARCHBENCH_MUTANT"

    /// The function that tells whether a mutant is chosen.
    static let function = "isMutant"

    /// The source of that function, which each cell gets.
    static let source = """
        internal import Foundation

        private let chosen = ProcessInfo.processInfo.environment["\(variable)"].flatMap { Int($0) }

        func \(function)(_ number: Int) -> Bool { number == chosen }

        """
}
