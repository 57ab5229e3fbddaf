internal import Changes
internal import Foundation
package import InputFiles
package import Toolchain

/// Starts and ends exercises in a clone. Only one can be active, because it changes the sources.
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

    package func record() throws(ApplicationError) -> ExerciseRecord {
        try ExerciseRecord.read(packageRoot: packageRoot)
    }

    /// Returns the active exercise and its name.
    package func current() throws(ApplicationError) -> (name: String, exercise: Exercise) {
        guard let name = try record().current else { throw .noneUnderWay }
        return (name, try library.exercise(name))
    }

    /// Starts an exercise by changing the sources.
    ///
    /// - Throws: ``ApplicationError/wouldBeLost(_:)`` if these sources have uncommitted changes, and
    ///   ``ApplicationError/underWay(_:)`` if another exercise is active.
    package func start(_ name: String) async throws(ApplicationError) -> Exercise {
        try await begin(name) { places throws(ApplicationError) in
            try replaceLinks { isInside($0, places) != isInside($1, places) }
            try await tree.apply(library.start(of: name))
        }
    }

    /// Starts an exercise with the work that its last ``reset()`` saved.
    ///
    /// - Throws: ``ApplicationError/nothingSaved(of:)`` without such work, otherwise as
    ///   ``start(_:)``.
    /// - Returns: the exercise, and the path of the patch with the work.
    package func resume(
        _ name: String
    ) async throws(ApplicationError) -> (exercise: Exercise, patch: String) {
        let count = savedCount(of: name)
        guard count > 0 else { throw .nothingSaved(of: name) }
        let patch = patch(of: name, number: count)
        let exercise = try await begin(name) { places throws(ApplicationError) in
            // The patch itself replaces those links in the exercise's sources that were edited.
            try replaceLinks { !isInside($0, places) && isInside($1, places) }
            try await tree.apply(patch)
            try replaceLinks { isInside($0, places) && !isInside($1, places) }
        }
        return (exercise, patch)
    }

    /// Prepares the sources of an exercise, unless work would be lost, and records it as active.
    ///
    /// - Parameter prepare: changes the sources in the given folders.
    private func begin(
        _ name: String,
        prepare: ([String]) async throws(ApplicationError) -> Void
    ) async throws(ApplicationError) -> Exercise {
        let exercise = try library.exercise(name)
        var record = try record()
        try await tree.restoreLinks(since: nil)
        let changes = try await tree.changes(in: exercise.places)
        if let current = record.current {
            // An exercise has also ended if its sources were restored without this command.
            let places = try library.exercise(current).places
            guard try await tree.changes(in: places, since: record.commit).isEmpty else {
                throw .underWay(current)
            }
        }
        guard changes.isEmpty else { throw .wouldBeLost(changes) }
        let commit = try await tree.commit()
        do throws(ApplicationError) {
            try await prepare(exercise.places)
        } catch {
            try await tree.restoreLinks(since: commit)
            throw error
        }
        record.current = name
        record.commit = commit
        try record.write(packageRoot: packageRoot)
        return exercise
    }

    /// Restores the sources to their state before the exercise.
    ///
    /// - Returns: the path of a patch with the removed changes, which ``resume(_:)`` applies again;
    ///   `nil` if nothing was edited since the start.
    package func reset() async throws(ApplicationError) -> String? {
        let (name, exercise) = try current()
        var record = try record()
        let commit = record.commit
        try await tree.restoreLinks(since: commit)
        let difference = try await tree.difference(in: exercise.places, since: commit)
        record.current = nil
        record.commit = nil
        guard !difference.isEmpty else {
            try record.write(packageRoot: packageRoot)
            return nil
        }
        let isEdited = try await isEdited(name, exercise.places, since: commit)
        let path = try keep(difference, of: name)
        try await tree.revert(path)
        try await tree.restoreLinks(since: commit)
        try record.write(packageRoot: packageRoot)
        guard isEdited else {
            try? FileManager.default.removeItem(atPath: path)
            return nil
        }
        return path
    }

    /// Indicates whether the sources of an exercise differ from those at its start.
    private func isEdited(
        _ name: String,
        _ places: [String],
        since commit: String?
    ) async throws(ApplicationError) -> Bool {
        // Work on a start that no longer fits the commit is work, too.
        guard let start = try? await texts(library.start(of: name), after: [:]) else { return true }
        let changed = try await tree.changes(in: places, since: commit)
        return Set(changed) != Set(start.keys)
            || start.contains { path, texts in
                let data = FileManager.default.contents(atPath: "\(packageRoot)/\(path)")
                return data.map { String(decoding: $0, as: UTF8.self) } != texts.after
            }
    }

    /// Replaces links between the sources of the exercise and other sources by copies, so that
    /// editing the ones does not edit the others.
    ///
    /// - Parameter isReplaced: decides about a link and its target.
    private func replaceLinks(
        where isReplaced: (_ link: String, _ target: String) -> Bool
    ) throws(ApplicationError) {
        let links = LinkedFiles(in: packageRoot)
        try links.replaceByCopies(
            links.targets.filter { isReplaced($0.key, $0.value) }.map(\.key)
        )
    }

    private func isInside(_ path: String, _ places: [String]) -> Bool {
        places.contains { path == $0 || path.hasPrefix("\($0)/") }
    }

    /// Locks the build folder, so that only one check writes to it.
    ///
    /// - Throws: ``ApplicationError`` if another check runs, here or in another process.
    package func lock() throws(ApplicationError) -> FileLock {
        let folder = ExerciseRecord.folder(packageRoot: packageRoot)
        guard let lock = try FileLock(path: "\(folder)/check.lock", waits: false) else {
            throw .busy
        }
        return lock
    }

    /// Returns the next hint of the active exercise; `nil` if all were shown.
    package func nextHint() throws(ApplicationError) -> (number: Int, text: String)? {
        let (name, exercise) = try current()
        var record = try record()
        let given = record.hints[name] ?? 0
        guard exercise.hints.indices.contains(given) else { return nil }
        record.hints[name] = given + 1
        try record.write(packageRoot: packageRoot)
        return (given + 1, exercise.hints[given])
    }

    /// Returns the solution for display: a patch of the started exercise, with context.
    package func solution(of name: String) async throws(ApplicationError) -> String {
        let start = try await texts(library.start(of: name), after: [:])
        let solution =
            if let path = library.solution(of: name) { try await texts(path, after: start) } else {
                start.mapValues(\.reversed)
            }
        return try await PatchWriter(context: .readable).patch(solution)
    }

    /// Returns the files that a patch changes.
    ///
    /// - Parameter earlier: the files that a patch before it changes. All others are as in the
    ///   commit at the start of the exercise.
    private func texts(
        _ path: String,
        after earlier: [String: FileTexts]
    ) async throws(ApplicationError) -> [String: FileTexts] {
        let commit = try record().commit
        var texts: [String: FileTexts] = [:]
        for file in SourcePatch(try LibraryFolder.text(of: path, shownAs: path)).files {
            let source: String? =
                if let texts = earlier[file.path] { texts.after } else if file.isNew { nil } else {
                    try await tree.text(of: file.path, in: commit)
                }
            guard let patched = PatchedFile(file, source: source ?? "") else {
                throw .drifted(
                    patch: path,
                    reason: "the lines that it changes in \(file.path) do not exist"
                )
            }
            texts[file.path] = patched.texts
        }
        return texts
    }

    /// Records that the active exercise is solved.
    package func noteSolved() throws(ApplicationError) {
        let (name, _) = try current()
        var record = try record()
        guard !record.solved.contains(name) else { return }
        record.solved.append(name)
        try record.write(packageRoot: packageRoot)
    }

    /// Saves the changes under an unused name.
    private func keep(_ difference: String, of name: String) throws(ApplicationError) -> String {
        let path = patch(of: name, number: savedCount(of: name) + 1)
        do {
            try Data(difference.utf8).write(to: URL(fileURLWithPath: path))
            return path
        } catch {
            throw .unwritable(path: path, reason: reason(of: error))
        }
    }
    /// Returns the number of patches with saved work, which are numbered from 1.
    private func savedCount(of name: String) -> Int {
        var count = 0
        while FileManager.default.fileExists(atPath: patch(of: name, number: count + 1)) {
            count += 1
        }
        return count
    }

    private func patch(of name: String, number: Int) -> String {
        "\(ExerciseRecord.folder(packageRoot: packageRoot))/\(name)-\(number).patch"
    }
}
