/// The exercises of a clone. Each is a folder: what it is in `exercise.json`, how it begins in
/// `start.patch`, and `solution.patch` from there.
package struct ExerciseLibrary: Sendable {
    package static let path = "Sources/Workshop/Exercises"

    private let folder: WorkshopFolder

    /// - Parameter packageRoot: the folder of `Package.swift`.
    package init(packageRoot: String) {
        folder = WorkshopFolder(packageRoot: packageRoot, path: Self.path)
    }

    /// Their names, those of the first level first.
    package func names() throws(WorkshopError) -> [String] {
        var levels: [(name: String, level: Int)] = []
        for name in try folder.names() { levels.append((name, try exercise(name).level.rawValue)) }
        return levels.sorted { ($0.level, $0.name) < ($1.level, $1.name) }.map(\.name)
    }

    package func exercise(_ name: String) throws(WorkshopError) -> Exercise {
        try folder.value(of: "\(name)/exercise.json", as: Exercise.self)
    }

    /// The path of the changes that an exercise begins with.
    package func start(of name: String) -> String { folder.path(of: "\(name)/start.patch") }

    /// The path of the changes that solve it.
    package func solution(of name: String) -> String { folder.path(of: "\(name)/solution.patch") }

    /// The path of the script that says what shall be seen, where an exercise has one of its own.
    package func script(of name: String) -> String { folder.path(of: "\(name)/script.jsonl") }

    /// The paths of changes that one might take for a solution and that are none.
    package func wrongSolutions(of name: String) throws(WorkshopError) -> [String] {
        let own = WorkshopFolder(packageRoot: folder.packageRoot, path: "\(Self.path)/\(name)")
        return try own.names().filter { $0.hasPrefix("wrong-") }.map(own.path)
    }
}
