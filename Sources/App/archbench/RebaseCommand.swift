internal import Changes
internal import CommandLineArguments
internal import Foundation
internal import InputFiles
internal import Pipeline
internal import Workshop

/// The action `rebase` of `archbench change` and `archbench exercise`.
@MainActor
struct RebaseCommand {
    static let options: [OptionDescription] = [
        .flag(
            "continue",
            help:
                "With rebase: use the files in .build/archbench/rebase in which you resolved conflicts."
        ),
        .flag(
            "unchecked",
            help: "With rebase: merge and write the patches without building and testing them."
        ),
    ]

    static func checkOptions(_ command: ParsedCommand, isRebase: Bool) throws {
        for option in ["continue", "unchecked"] where !isRebase && command.flag(option) {
            throw ApplicationError.usage("--\(option) works only with 'rebase'.")
        }
    }

    private let command: ParsedCommand
    private let check: RebaseCheck

    init(_ command: ParsedCommand, packageRoot: String) {
        self.command = command
        check = RebaseCheck(
            packageRoot: packageRoot,
            path: ProcessInfo.processInfo.environment["PATH"] ?? ""
        )
    }

    /// Merges the patches of changes with the current sources.
    ///
    /// - Returns: `true` if all patches are up to date.
    func rebase(_ names: [String], of library: ChangeLibrary) async throws -> Bool {
        var isDone = true
        for name in names {
            let change = try library.change(name)
            // The variants need the shared part.
            let parts =
                try [.shared]
                + ChangeCommand.parts(of: name, command, in: library).filter { $0 != .shared }
            isDone =
                try await rebase(
                    name,
                    merge: { try await library.rebase(name, parts, continues: $0) },
                    problem: { try await check.problem(of: $0, in: change) },
                    write: { try await library.write($0, of: name) }
                ) && isDone
        }
        return isDone
    }

    /// Merges the patches of exercises with the current sources.
    ///
    /// - Returns: `true` if all patches are up to date.
    func rebase(_ names: [String], of library: ExerciseLibrary) async throws -> Bool {
        var isDone = true
        for name in names {
            isDone =
                try await rebase(
                    name,
                    merge: { try await library.rebase(name, continues: $0) },
                    problem: { try await check.problem(of: $0, inExercise: name) },
                    write: { try await library.write($0, of: name) }
                ) && isDone
        }
        return isDone
    }

    private func rebase(
        _ name: String,
        merge: (_ continues: Bool) async throws -> RebasedPatches,
        problem: (RebasedPatches) async throws -> String?,
        write: (RebasedPatches) async throws -> [String]
    ) async throws -> Bool {
        var patches = try await merge(command.flag("continue"))
        guard patches.conflicts.isEmpty else {
            Console.write(
                """
                \(name): resolve the conflicts in \(patches.open.joined(separator: ", ")), and run the \
                command again with --continue:
                \(patches.conflicts.map { "  \($0)" }.joined(separator: "\n"))
                """
            )
            return false
        }
        if patches.isMerged {
            try await check.format(&patches)
            if !command.flag("unchecked"), let problem = try await problem(patches) {
                Console.write(
                    "\(name): merged, but not written, because the result does not pass its checks. "
                        + "The merged sources are in .build/archbench/rebase-check.\n\(problem)"
                )
                return false
            }
        }
        let written = try await write(patches)
        Console.write(
            "\(name): "
                + (written.isEmpty ? "up to date" : "written: \(written.joined(separator: ", "))")
        )
        return true
    }
}
