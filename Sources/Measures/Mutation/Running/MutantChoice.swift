/// The interface by which a test run selects a mutant and reports the executed ones.
enum MutantChoice {
    /// The environment variable with the number of the mutant.
    static let variable = "ARCHBENCH_MUTANT"

    /// The environment variable with the path of a file to which the numbers of executed mutants
    /// are appended, one per line: once for each scenario, with its name after the number, and once
    /// outside of scenarios.
    static let listVariable = "ARCHBENCH_MUTANTS_MET"

    /// The function that returns whether a mutant is selected.
    static let function = "isMutant"

    /// The source of that function, which is added to each implementation.
    static let source = """
        internal import Foundation
        internal import Scenarios
        internal import Synchronization

        private let chosen = ProcessInfo.processInfo.environment["\(variable)"].flatMap { Int($0) }
        private let list = ProcessInfo.processInfo.environment["\(listVariable)"].flatMap {
            FileHandle(forWritingAtPath: $0)
        }
        private let met = Mutex<Set<String>>([])

        func \(function)(_ number: Int) -> Bool {
            if let list {
                let scenario = ScenarioSelection.played.map { " " + $0 }
                let line = "\\(number)\\(scenario ?? "")\\n"
                met.withLock { met in
                    guard met.insert(line).inserted else { return }
                    list.seekToEndOfFile()
                    list.write(Data(line.utf8))
                }
            }
            return number == chosen
        }

        """
}
