internal import Changes
package import InputFiles

/// The state of the exercises between commands, in a file of the clone's build folder.
package struct ExerciseRecord: Hashable, Sendable, Codable {
    /// The active exercise.
    package var current: String?
    /// The commit at its start: later commits belong to the exercise.
    package var commit: String?
    /// The solved exercises, in the order in which they were solved.
    package var solved: [String] = []
    /// The number of hints that were shown, by exercise.
    package var hints: [String: Int] = [:]

    package init() {}

    private static let path = ".build/archbench/exercises"
    private static let file = "record.json"

    /// Returns the folder of the record and of saved changes.
    package static func folder(packageRoot: String) -> String { "\(packageRoot)/\(path)" }

    /// - Returns: an empty record if there is no file yet.
    package static func read(packageRoot: String) throws(ApplicationError) -> ExerciseRecord {
        let folder = LibraryFolder(packageRoot: packageRoot, path: path)
        return folder.exists(file)
            ? try folder.value(of: file, as: ExerciseRecord.self) : ExerciseRecord()
    }

    package func write(packageRoot: String) throws(ApplicationError) {
        try LibraryFolder(packageRoot: packageRoot, path: Self.path).write(self, to: Self.file)
    }
}
