internal import Foundation
internal import InputFiles

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

    /// Where what is remembered, and what was done in exercises, is kept.
    package static func folder(packageRoot: String) -> String {
        "\(packageRoot)/.build/archbench/exercises"
    }

    private static func file(packageRoot: String) -> String {
        "\(folder(packageRoot: packageRoot))/record.json"
    }

    /// - Returns: an empty one where nothing was remembered yet.
    package static func read(packageRoot: String) throws(WorkshopError) -> ExerciseRecord {
        let path = file(packageRoot: packageRoot)
        guard FileManager.default.fileExists(atPath: path) else { return ExerciseRecord() }
        do {
            let data = try Data(contentsOf: URL(fileURLWithPath: path))
            return try JSONDecoder().decode(ExerciseRecord.self, from: data)
        } catch {
            throw .unreadable(path: path, reason: InputFiles.reason(of: error))
        }
    }

    package func write(packageRoot: String) throws(WorkshopError) {
        let path = Self.file(packageRoot: packageRoot)
        do {
            try FileManager.default.createDirectory(
                atPath: Self.folder(packageRoot: packageRoot),
                withIntermediateDirectories: true
            )
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            try encoder.encode(self).write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw .unwritable(path: path, reason: error.localizedDescription)
        }
    }
}
