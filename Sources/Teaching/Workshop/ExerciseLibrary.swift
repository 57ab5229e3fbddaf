internal import Changes
package import InputFiles

/// The exercises of a clone. Each is a folder with `exercise.json`, `start.patch`, which prepares
/// the sources, `solution.patch`, which applies after it, and wrong solutions. An exercise without
/// `solution.patch` is solved by reversing its start.
package struct ExerciseLibrary: Sendable {
    package static let path = "Sources/Teaching/Workshop/Exercises"

    let folder: LibraryFolder

    /// - Parameter packageRoot: the folder of `Package.swift`.
    package init(packageRoot: String) {
        folder = LibraryFolder(packageRoot: packageRoot, path: Self.path)
    }

    /// Returns the names, ordered by level.
    package func names() throws(ApplicationError) -> [String] {
        var levels: [(name: String, level: Int)] = []
        for name in try folder.names() { levels.append((name, try exercise(name).level.rawValue)) }
        return levels.sorted { ($0.level, $0.name) < ($1.level, $1.name) }.map(\.name)
    }

    package func exercise(_ name: String) throws(ApplicationError) -> Exercise {
        try folder.value(of: "\(name)/exercise.json", as: Exercise.self)
    }

    /// Returns the path of the patch that starts an exercise.
    package func start(of name: String) -> String { folder.path(of: "\(name)/start.patch") }

    /// Returns the path of the patch that solves it; `nil` if reversing its start solves it.
    package func solution(of name: String) -> String? {
        let file = "\(name)/solution.patch"
        return folder.exists(file) ? folder.path(of: file) : nil
    }

    /// Returns the path of the exercise's own scenario, if it has one.
    package func scenario(of name: String) -> String { folder.path(of: "\(name)/scenario.jsonl") }

    /// Returns the paths of the patches with wrong solutions.
    package func wrongSolutions(of name: String) throws(ApplicationError) -> [String] {
        let own = LibraryFolder(packageRoot: folder.packageRoot, path: "\(Self.path)/\(name)")
        return try own.names().filter { $0.hasPrefix("wrong-") }.map(own.path)
    }
}
