/// How a test run chooses the mutant that it runs against, and tells which ones it meets.
enum MutantChoice {
    /// The variable of the environment that holds the number of the mutant.
    static let variable = "ARCHBENCH_MUTANT"

    /// The variable of the environment that names the file to which the numbers of all mutants are
    /// appended whose places are executed, a line each: once for each script that is played, with its name
    /// behind the number, and once beside scripts.
    static let listVariable = "ARCHBENCH_MUTANTS_MET"

    /// The function that tells whether a mutant is chosen.
    static let function = "isMutant"

    /// The source of that function, which each cell gets.
    static let source = """
        internal import Foundation
        internal import Scripts
        internal import Synchronization

        private let chosen = ProcessInfo.processInfo.environment["\(variable)"].flatMap { Int($0) }
        private let list = ProcessInfo.processInfo.environment["\(listVariable)"].flatMap {
            FileHandle(forWritingAtPath: $0)
        }
        private let met = Mutex<Set<String>>([])

        func \(function)(_ number: Int) -> Bool {
            if let list {
                let script = ScriptSelection.played.map { " " + $0 }
                let line = "\\(number)\\(script ?? "")\\n"
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
