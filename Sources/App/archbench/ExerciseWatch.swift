internal import Changes
internal import Demo
internal import Foundation
internal import Pipeline
internal import Toolchain
internal import Workshop

/// Checks the current exercise whenever one of its files is saved, and reads keys meanwhile.
@MainActor
struct ExerciseWatch {
    /// The interval at which saved files are looked for, in seconds.
    private static let glance = 0.3

    private let session: ExerciseSession
    private let packageRoot: String
    private let terminal: Terminal

    init(_ session: ExerciseSession, packageRoot: String, terminal: Terminal) {
        self.session = session
        self.packageRoot = packageRoot
        self.terminal = terminal
    }

    /// Runs until the user quits.
    ///
    /// - Returns: `true` if all checks of the last exercise pass.
    func run() async throws -> Bool {
        while true {
            let (_, exercise) = try session.current()
            let saved = Self.saved(exercise, packageRoot)
            Console.write("")
            let holds = try await ExerciseCommand.check(session, packageRoot: packageRoot)
            Console.write(
                "\nSave a file to check again; h hint, s solution, n next exercise, q quit"
            )
            switch try await wait(for: exercise, since: saved, holds: holds) {
            case .saved: continue
            case .left: return holds
            }
        }
    }

    private enum Ending { case saved, left }

    private func wait(
        for exercise: Exercise,
        since saved: [String: Date],
        holds: Bool
    ) async throws -> Ending {
        terminal.takeKeys()
        defer { terminal.giveKeysBack() }
        while true {
            for key in terminal.keys(within: Self.glance) {
                switch key {
                case .character("h"): Console.write(ExerciseText.hint(try session.nextHint()))
                case .character("s"): try await ExerciseCommand.writeSolution(session)
                case .character("q"), .interrupt: return .left
                case .character("n"):
                    if try await goOn(holds: holds) { return .saved }
                default: break
                }
            }
            guard Self.saved(exercise, packageRoot) == saved else { return .saved }
        }
    }

    /// Starts the next unsolved exercise.
    ///
    /// - Returns: `true` if there is one.
    private func goOn(holds: Bool) async throws -> Bool {
        guard holds else {
            Console.write(
                "Some checks fail. To stop here, run 'archbench exercise reset'."
            )
            return false
        }
        let solved = try session.record().solved
        guard let next = try session.library.names().first(where: { !solved.contains($0) }) else {
            Console.write("All exercises are solved.")
            return false
        }
        let lock = try await Selection.lockClone(packageRoot)
        defer { lock?.release() }
        try await ExerciseCommand.reset(session, packageRoot: packageRoot)
        Console.write("\n" + ExerciseText(next, try await session.start(next)).task)
        return true
    }

    /// Returns the time at which each file of an exercise was saved.
    private static func saved(_ exercise: Exercise, _ packageRoot: String) -> [String: Date] {
        var dates: [String: Date] = [:]
        for place in exercise.places {
            let folder = "\(packageRoot)/\(place)"
            for case let file as String in FileManager.default.enumerator(atPath: folder) ?? .init()
            {
                let path = "\(folder)/\(file)"
                let attributes = try? FileManager.default.attributesOfItem(atPath: path)
                dates[path] = attributes?[.modificationDate] as? Date
            }
        }
        return dates
    }
}
