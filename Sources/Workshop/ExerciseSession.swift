internal import Foundation
package import Toolchain

/// Begins and ends exercises in a clone. One is under way at a time, since it changes the sources.
package struct ExerciseSession: Sendable {
    package let library: ExerciseLibrary
    private let packageRoot: String
    private let tree: WorkingTree

    /// - Parameter packageRoot: the folder of `Package.swift`.
    package init(packageRoot: String) {
        self.packageRoot = packageRoot
        library = ExerciseLibrary(packageRoot: packageRoot)
        tree = WorkingTree(root: packageRoot)
    }

    package func record() throws(WorkshopError) -> ExerciseRecord {
        try ExerciseRecord.read(packageRoot: packageRoot)
    }

    /// The exercise that is under way, and its name.
    package func current() throws(WorkshopError) -> (name: String, exercise: Exercise) {
        guard let name = try record().current else { throw .noneUnderWay }
        return (name, try library.exercise(name))
    }

    /// Changes the sources as an exercise begins.
    ///
    /// - Throws: ``WorkshopError/wouldBeLost(_:)`` where somebody has changed these sources, and
    ///   ``WorkshopError/underWay(_:)`` where another has begun.
    package func start(_ name: String) async throws(WorkshopError) -> Exercise {
        let exercise = try library.exercise(name)
        var record = try record()
        let changes = try await tree.changes(in: exercise.places)
        if let current = record.current {
            // Whoever brought the sources back without this command is done with it as well.
            let places = try library.exercise(current).places
            guard try await tree.changes(in: places, since: record.commit).isEmpty else {
                throw .underWay(current)
            }
        }
        guard changes.isEmpty else { throw .wouldBeLost(changes) }
        let commit = try await tree.commit()
        try await tree.apply(library.start(of: name))
        record.current = name
        record.commit = commit
        try record.write(packageRoot: packageRoot)
        return exercise
    }

    /// Brings the sources back as they were before the exercise.
    ///
    /// - Returns: the path of a patch with all that is gone by that, as it can be applied again; `nil`
    ///   where nothing was changed.
    package func reset() async throws(WorkshopError) -> String? {
        let (name, exercise) = try current()
        var record = try record()
        let difference = try await tree.difference(in: exercise.places, since: record.commit)
        record.current = nil
        record.commit = nil
        guard !difference.isEmpty else {
            try record.write(packageRoot: packageRoot)
            return nil
        }
        let path = try keep(difference, of: name)
        try await tree.revert(path)
        try record.write(packageRoot: packageRoot)
        return path
    }

    /// Holds others off while something writes below the build folder, where two would be in each
    /// other's way.
    ///
    /// - Throws: ``WorkshopError/busy`` where another does, here or in another process.
    package func lock() throws(WorkshopError) -> FileLock {
        let folder = ExerciseRecord.folder(packageRoot: packageRoot)
        do {
            return try FileLock(path: "\(folder)/check.lock", waits: false)
        } catch {
            switch error {
            case .held: throw .busy
            case .unwritable(let path, let reason): throw .unwritable(path: path, reason: reason)
            }
        }
    }

    /// The next hint of the exercise that is under way; `nil` where all were given.
    package func nextHint() throws(WorkshopError) -> (number: Int, text: String)? {
        let (name, exercise) = try current()
        var record = try record()
        let given = record.hints[name] ?? 0
        guard exercise.hints.indices.contains(given) else { return nil }
        record.hints[name] = given + 1
        try record.write(packageRoot: packageRoot)
        return (given + 1, exercise.hints[given])
    }

    /// What the solution changes, as a patch.
    package func solution(of name: String) throws(WorkshopError) -> String {
        let path = library.solution(of: name)
        return try WorkshopFolder.text(of: path, shownAs: path)
    }

    /// Remembers that the exercise that is under way is solved.
    package func noteSolved() throws(WorkshopError) {
        let (name, _) = try current()
        var record = try record()
        guard !record.solved.contains(name) else { return }
        record.solved.append(name)
        try record.write(packageRoot: packageRoot)
    }

    /// Keeps what was done, under a name that nothing has yet.
    private func keep(_ difference: String, of name: String) throws(WorkshopError) -> String {
        let folder = ExerciseRecord.folder(packageRoot: packageRoot)
        var number = 1
        while FileManager.default.fileExists(atPath: "\(folder)/\(name)-\(number).patch") {
            number += 1
        }
        let path = "\(folder)/\(name)-\(number).patch"
        do {
            try Data(difference.utf8).write(to: URL(fileURLWithPath: path))
            return path
        } catch {
            throw .unwritable(path: path, reason: error.localizedDescription)
        }
    }
}
