internal import CommandLineArguments
internal import Foundation
internal import Toolchain
internal import Workbench
internal import Workshop

/// `archbench exercise`: things to mend and to write, judged by the workbench.
enum ExerciseCommand: Subcommand {
    static let description = CommandDescription(
        name: "exercise",
        abstract: "Begins exercises in the sources, and tells what of them holds.",
        discussion:
            "'list' names the exercises, 'start NAME' changes the sources as one begins and "
            + "says what is wanted, 'check' says what holds and what does not yet, 'hint' gives the "
            + "next of three hints, 'solution' shows the changes that solve it and why, and 'reset' "
            + "brings the sources back and keeps what was done as a patch. What git does not know is "
            + "never lost: where it would be, 'start' refuses. What is solved is remembered below "
            + ".build/archbench.",
        arguments: [
            ArgumentDescription(
                "ACTION",
                arity: .one,
                kind: .oneOf(Action.allCases.map(\.rawValue)),
                help: "What to do."
            ),
            ArgumentDescription("NAME", arity: .optional, help: "The exercise to start."),
        ],
        options: [
            .flag(
                "watch",
                help:
                    "With check: check again when a file is saved; h, s, n and q give a hint, show "
                    + "the solution, go on to the next exercise, and quit."
            )
        ],
        examples: [
            .init("archbench exercise list"),
            .init("archbench exercise start break-the-cycle"),
            .init("archbench exercise check"),
        ]
    )

    private enum Action: String, CaseIterable {
        case list, start, check, hint, solution, reset
    }

    static func run(_ command: ParsedCommand) async throws -> ExitCode {
        let root = try PackageRoot.find(from: FileManager.default.currentDirectoryPath)
        let session = ExerciseSession(packageRoot: root)
        let action = Action(rawValue: command.argument("ACTION") ?? "") ?? .list
        if action != .start, let name = command.argument("NAME") {
            throw InputError(
                description:
                    "'\(action.rawValue)' is about the exercise that is under way; it takes "
                    + "no name, as '\(name)'."
            )
        }
        guard action == .check || !command.flag("watch") else {
            throw InputError(description: "--watch is about 'check'.")
        }
        switch action {
        case .list: try list(session)
        case .start: try await start(command, session)
        case .check:
            let holds =
                command.flag("watch")
                ? try await ExerciseWatch(session, packageRoot: root, terminal: try Terminal())
                    .run()
                : try await check(session, packageRoot: root)
            return holds ? .success : .failure
        case .hint: Console.write(ExerciseText.hint(try session.nextHint()))
        case .solution: try writeSolution(session)
        case .reset: try await reset(session, packageRoot: root)
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
            "\n✓ solved, ▸ under way; the number is how much one has to know, from 1 to 3."
        )
    }

    private static func start(_ command: ParsedCommand, _ session: ExerciseSession) async throws {
        let names = try session.library.names()
        guard let name = command.argument("NAME") else {
            throw InputError(
                description: "Which? 'archbench exercise list' names them: "
                    + names.joined(separator: ", ") + "."
            )
        }
        guard names.contains(name) else {
            throw command.error(rejecting: name, of: "NAME", among: names)
        }
        Console.write(ExerciseText(name, try await session.start(name)).task)
    }

    /// Makes the checks of the exercise that is under way and tells what came of them.
    ///
    /// - Returns: whether all of it holds, which is then remembered.
    static func check(_ session: ExerciseSession, packageRoot: String) async throws -> Bool {
        let (name, exercise) = try session.current()
        let lock = try session.lock()
        defer { lock.release() }
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

    static func writeSolution(_ session: ExerciseSession) throws {
        let (name, exercise) = try session.current()
        Console.write(ExerciseText(name, exercise).solution(try session.solution(of: name)))
    }

    private static func reset(_ session: ExerciseSession, packageRoot: String) async throws {
        guard let path = try await session.reset() else {
            Console.write("The sources are as they were before the exercise, which is ended.")
            return
        }
        let shown = path.replacing("\(packageRoot)/", with: "")
        Console.write(
            "The sources are as before the exercise. What they were is kept: 'git apply \(shown)' brings it back."
        )
    }
}
