package import Changes
internal import Foundation
package import InputFiles
internal import Matrix
internal import PackageEditing
internal import Toolchain
internal import Workshop

/// Formats and verifies merged patches in a copy of the sources: it runs archbench itself there,
/// because a check belongs to the folder in which it runs.
package struct RebaseCheck {
    private let copy: SourceCopy
    private let packageRoot: String
    private let path: String
    private let program: String

    /// - Parameters:
    ///   - packageRoot: the folder of `Package.swift`.
    ///   - path: the folders to search for tools.
    package init(packageRoot: String, path: String) {
        copy = SourceCopy(
            packageRoot: packageRoot,
            folder: "\(packageRoot)/.build/archbench/rebase-check"
        )
        self.packageRoot = packageRoot
        self.path = path
        program = Bundle.main.executablePath ?? CommandLine.arguments[0]
    }

    /// Formats the Swift files of merged patches.
    package func format(_ patches: inout RebasedPatches) async throws {
        let toolchain = try await SwiftToolchain.found(on: path)
        let formatting = try Formatting(toolchain, packageRoot: packageRoot)
        try await patches.format { texts in
            let files = texts.sorted { $0.key < $1.key }.map(GeneratedFile.init)
            return Dictionary(
                uniqueKeysWithValues: try await formatting.formatted(files)
                    .map { ($0.path, $0.text) }
            )
        }
    }

    /// Checks the behaviour, the dependency rules and the tests of a change in the merged variants.
    ///
    /// - Returns: the reason why the change does not pass; `nil` if it passes.
    package func problem(
        of patches: RebasedPatches,
        in change: Change
    ) async throws(ApplicationError) -> String? {
        try copy.restore()
        try write(patches.files)
        let variants = change.feature.variants.map(\.name).filter(patches.names.contains)
        let selection =
            ["--feature", change.feature.description] + variants.flatMap { ["--variant", $0] }
        if let problem = try await problem(["check", "--random", "500"] + selection) {
            return problem
        }
        let report = "\(copy.folder)/.build/report"
        // A report does not replace one of more implementations.
        try? FileManager.default.removeItem(atPath: report)
        return try await problem(["report", "--only", "coverage", "--output", report] + selection)
    }

    /// Checks that the start of an exercise fails, that its solution passes and that the wrong
    /// solutions fail.
    ///
    /// - Returns: the reason why the exercise does not pass; `nil` if it passes.
    package func problem(
        of patches: RebasedPatches,
        inExercise name: String
    ) async throws(ApplicationError) -> String? {
        for part in patches.names {
            try copy.restore()
            try write(patches.files(through: part))
            var record = ExerciseRecord()
            record.current = name
            do throws(ApplicationError) {
                try record.write(packageRoot: copy.folder)
            } catch {
                throw .failed(error.description)
            }
            let problem = try await problem(["exercise", "check"])
            if part == "solution" {
                if let problem { return "the solution does not pass:\n\(problem)" }
            } else if problem == nil {
                return "'\(part)' passes the checks"
            }
        }
        return nil
    }

    private func write(_ files: [String: String?]) throws(ApplicationError) {
        do {
            for (path, text) in files {
                let url = URL(fileURLWithPath: "\(copy.folder)/\(path)")
                guard let text else {
                    try? FileManager.default.removeItem(at: url)
                    continue
                }
                try FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
                try Data(text.utf8).write(to: url)
            }
        } catch {
            throw .failed("\(copy.folder) cannot be written: \(reason(of: error))")
        }
    }

    /// Returns the output of a failed command of archbench in the copy.
    private func problem(_ arguments: [String]) async throws(ApplicationError) -> String? {
        let outcome = try await ChildProcess(program, arguments, directory: copy.folder).run()
        guard outcome.status != 0 else { return nil }
        let output = outcome.output + outcome.errorOutput
        return String(decoding: output, as: UTF8.self)
            .split(separator: "\n").suffix(30).joined(separator: "\n")
    }
}
