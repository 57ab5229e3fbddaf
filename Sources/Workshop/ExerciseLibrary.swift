internal import Foundation
internal import InputFiles

/// The exercises of a clone. Each is a folder: what it is in `exercise.json`, how it begins in
/// `start.patch`, and `solution.patch` from there.
package struct ExerciseLibrary: Sendable {
    package static let path = "Sources/Workshop/Exercises"

    private let folder: String

    /// - Parameter packageRoot: the folder of `Package.swift`.
    package init(packageRoot: String) {
        folder = "\(packageRoot)/\(Self.path)"
    }

    /// Their names, those of the first level first.
    package func names() throws(WorkshopError) -> [String] {
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        } catch {
            throw .unreadable(path: Self.path, reason: error.localizedDescription)
        }
        var levels: [String: Int] = [:]
        for name in names { levels[name] = try exercise(name).level.rawValue }
        return names.sorted { (levels[$0] ?? 0, $0) < (levels[$1] ?? 0, $1) }
    }

    package func exercise(_ name: String) throws(WorkshopError) -> Exercise {
        let path = "\(name)/exercise.json"
        do {
            let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(path)"))
            return try JSONDecoder().decode(Exercise.self, from: data)
        } catch {
            throw .unreadable(path: "\(Self.path)/\(path)", reason: InputFiles.reason(of: error))
        }
    }

    /// The path of the changes that an exercise begins with.
    package func start(of name: String) -> String { "\(folder)/\(name)/start.patch" }

    /// The path of the changes that solve it.
    package func solution(of name: String) -> String { "\(folder)/\(name)/solution.patch" }

    /// The path of the script that says what shall be seen, where an exercise has one of its own.
    package func script(of name: String) -> String { "\(folder)/\(name)/script.jsonl" }

    /// The paths of changes that one might take for a solution and that are none.
    package func wrongSolutions(of name: String) -> [String] {
        let files =
            (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(name)")) ?? []
        return files.filter { $0.hasPrefix("wrong-") }.sorted().map { "\(folder)/\(name)/\($0)" }
    }
}
