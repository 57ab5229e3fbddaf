internal import Changes
internal import CommandLineArguments
internal import Foundation
internal import InputFiles
internal import Pipeline
internal import Toolchain
internal import Workshop

/// `archbench exercise`: exercises in the sources, with automatic checks.
enum ExerciseCommand: Subcommand {
    static let description = CommandDescription(
        name: "exercise",
        abstract: "Start an exercise and check your solution.",
        discussion:
            "'list' lists the exercises. 'start EXERCISE' changes the sources to the start of an exercise "
            + "and prints the task. 'check' checks your solution, 'hint' prints the next of three hints, "
            + "'solution' prints a solution with its explanation, and 'reset' restores the sources and "
            + "saves your work. 'resume EXERCISE' starts the exercise with the work that was saved last. "
            + "'start' and 'resume' refuse to run if they would overwrite uncommitted work. Saved work "
            + "and the list of solved exercises are stored in .build/archbench. 'rebase' brings the patches of "
            + "exercises to the current sources after an implementation was edited.\n\n"
            + "'check' exits with 0 if all checks pass, otherwise with 1.",
        arguments: [
            ArgumentDescription(
                "ACTION",
                arity: .one,
                kind: .oneOf(Action.allCases.map(\.rawValue)),
                help: "The action."
            ),
            ArgumentDescription(
                "EXERCISE",
                arity: .optional,
                kind: FoundNames.exercises(after: ["start", "resume", "rebase"]),
                help:
                    "The name of the exercise to start, resume or rebase; 'rebase' without a name takes "
                    + "all."
            ),
        ],
        options: [
            .flag(
                "watch",
                help:
                    "With check: check again whenever a file is saved. Keys: h next hint, s solution, "
                    + "n next exercise, q quit."
            )
        ] + RebaseCommand.options,
        examples: [
            .init("archbench exercise list"),
            .init("archbench exercise start break-retain-cycle"),
            .init("archbench exercise check"),
        ]
    )

    private enum Action: String, CaseIterable {
        case list, start, resume, check, hint, solution, reset, rebase
    }

    static func run(_ command: ParsedCommand) async throws -> ExitCode {
        let root = try PackageRoot.find(from: FileManager.default.currentDirectoryPath)
        let session = ExerciseSession(packageRoot: root)
        let action = Action(rawValue: command.argument("ACTION") ?? "") ?? .list
        if ![.start, .resume, .rebase].contains(action), let name = command.argument("EXERCISE") {
            throw ApplicationError.usage(
                "'\(action.rawValue)' works on the current exercise and takes no name, "
                    + "but got '\(name)'."
            )
        }
        guard action == .check || !command.flag("watch") else {
            throw ApplicationError.usage("--watch works only with 'check'.")
        }
        try RebaseCommand.checkOptions(command, isRebase: action == .rebase)
        switch action {
        case .list: try list(session)
        case .start:
            let name = try name(command, session)
            try await Selection.lockClone(root)
            Console.write(ExerciseText(name, try await session.start(name)).task)
        case .resume:
            let name = try name(command, session)
            try await Selection.lockClone(root)
            let (exercise, patch) = try await session.resume(name)
            Console.write(
                "Your work is applied from \(shown(patch, root)).\n\n"
                    + ExerciseText(name, exercise).task
            )
        case .check:
            let holds =
                command.flag("watch")
                ? try await ExerciseWatch(session, packageRoot: root, terminal: try Terminal())
                    .run()
                : try await check(session, packageRoot: root)
            return holds ? .success : .failure
        case .hint: Console.write(ExerciseText.hint(try session.nextHint()))
        case .solution: try await writeSolution(session)
        case .reset:
            _ = try session.current()
            try await Selection.lockClone(root)
            try await reset(session, packageRoot: root)
        case .rebase:
            let names =
                command.argument("EXERCISE") == nil
                ? try session.library.names() : [try name(command, session)]
            try await Selection.lockClone(root)
            let isDone = try await RebaseCommand(command, packageRoot: root)
                .rebase(names, of: session.library)
            return isDone ? .success : .failure
        }
        return .success
    }

    private static func list(_ session: ExerciseSession) throws {
        let record = try session.record()
        let names = try session.library.names()
        let width = names.map(\.count).max() ?? 0
        for name in names {
            let exercise = try session.library.exercise(name)
            let mark =
                record.current == name ? "▸" : record.solved.contains(name) ? "✓" : " "
            Console.write(
                "\(mark) \(exercise.level.rawValue)  \(name.padded(to: width))  \(exercise.title)"
            )
        }
        Console.write(
            "\n✓ solved, ▸ current. Level: 1 (easy) to 3 (hard)."
        )
    }

    private static func name(_ command: ParsedCommand, _ session: ExerciseSession) throws -> String
    {
        let names = try session.library.names()
        guard let name = command.argument("EXERCISE") else {
            throw ApplicationError.usage(
                "Name an exercise. 'archbench exercise list' lists them: "
                    + names.joined(separator: ", ") + "."
            )
        }
        guard names.contains(name) else {
            throw command.error(rejecting: name, of: "EXERCISE", among: names)
        }
        return name
    }

    /// Runs the checks of the current exercise and prints their results.
    ///
    /// - Returns: `true` if all checks pass, which is then recorded.
    static func check(_ session: ExerciseSession, packageRoot: String) async throws -> Bool {
        let (name, exercise) = try session.current()
        let lock = try session.lock()
        defer { lock.release() }
        let cloneLock = try await Selection.lockClone(packageRoot)
        defer { cloneLock?.release() }
        let findings = try await ExerciseCheckRun(
            name,
            exercise,
            packageRoot: packageRoot,
            path: ProcessInfo.processInfo.environment["PATH"] ?? "",
            progress: ConsoleProgress()
        )
        .run()
        let holds = findings.allSatisfy(\.holds)
        if holds { try session.noteSolved() }
        Console.write(ExerciseText(name, exercise).text(of: findings))
        return holds
    }

    static func writeSolution(_ session: ExerciseSession) async throws {
        let (name, exercise) = try session.current()
        Console.write(ExerciseText(name, exercise).solution(try await session.solution(of: name)))
    }

    /// Ends the current exercise, and prints how to get edited sources back.
    static func reset(_ session: ExerciseSession, packageRoot: String) async throws {
        let (name, _) = try session.current()
        guard let path = try await session.reset() else {
            Console.write("The exercise is ended, and the sources are restored.")
            return
        }
        Console.write(
            """
            The sources are restored. Your work is saved in this file:
            \(shown(path, packageRoot))
            To continue with it, run: archbench exercise resume \(name)
            """
        )
    }

    private static func shown(_ path: String, _ packageRoot: String) -> String {
        path.replacing("\(packageRoot)/", with: "")
    }
}
