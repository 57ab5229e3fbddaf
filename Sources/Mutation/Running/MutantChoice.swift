/// How a test run chooses the mutant that it runs against, and tells which ones it meets.
enum MutantChoice {
    /// The variable of the environment that holds the number of the mutant.
    static let variable = "ARCHBENCH_MUTANT"

    /// The variable of the environment that names the file to which the numbers of all mutants are
    /// appended whose places are executed, each once, a line each.
    static let listVariable = "ARCHBENCH_MUTANTS_MET"

    /// The function that tells whether a mutant is chosen.
    static let function = "isMutant"

    /// The source of that function, which each cell gets.
    static let source = """
        internal import Foundation
        internal import Synchronization

        private let chosen = ProcessInfo.processInfo.environment["\(variable)"].flatMap { Int($0) }
        private let list = ProcessInfo.processInfo.environment["\(listVariable)"].flatMap {
            FileHandle(forWritingAtPath: $0)
        }
        private let met = Mutex<Set<Int>>([])

        func \(function)(_ number: Int) -> Bool {
            if let list {
                met.withLock { met in
                    guard met.insert(number).inserted else { return }
                    list.seekToEndOfFile()
                    list.write(Data("\\(number)\\n".utf8))
                }
            }
            return number == chosen
        }

        """
}
