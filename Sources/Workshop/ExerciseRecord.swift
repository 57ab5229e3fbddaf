/// What is remembered of exercises between commands, in a file of the clone's build folder: it
/// survives a closed laptop, and no source knows of it.
package struct ExerciseRecord: Hashable, Sendable, Codable {
    /// The exercise that is under way.
    package var current: String?
    /// The commit that it began from: what somebody commits meanwhile belongs to the exercise.
    package var commit: String?
    /// The exercises that were solved, in that order.
    package var solved: [String] = []
    /// How many hints of each were given.
    package var hints: [String: Int] = [:]

    package init() {}

    private static let path = ".build/archbench/exercises"
    private static let file = "record.json"

    /// Where what is remembered, and what was done in exercises, is kept.
    package static func folder(packageRoot: String) -> String { "\(packageRoot)/\(path)" }

    /// - Returns: an empty one where nothing was remembered yet.
    package static func read(packageRoot: String) throws(WorkshopError) -> ExerciseRecord {
        let folder = WorkshopFolder(packageRoot: packageRoot, path: path)
        return folder.exists(file)
            ? try folder.value(of: file, as: ExerciseRecord.self) : ExerciseRecord()
    }

    package func write(packageRoot: String) throws(WorkshopError) {
        try WorkshopFolder(packageRoot: packageRoot, path: Self.path).write(self, to: Self.file)
    }
}
