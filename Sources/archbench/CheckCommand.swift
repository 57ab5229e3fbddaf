internal import CommandLineArguments
internal import Descriptions
internal import Foundation
internal import InputFiles
internal import LivingObjects
internal import Matrix
internal import Sameness
internal import Structure
internal import Workbench

/// `archbench check`: proves that the variants of a feature behave the same, and that each keeps the
/// rules of its architecture.
enum CheckCommand: Subcommand {
    static let description = CommandDescription(
        name: "check",
        abstract: "Proves that variants behave the same and keep the rules of their architectures.",
        discussion:
            "Plays scripts on all variants in step, and on what the feature's description says, where it "
            + "has one. After each event the screens, the routes and what the services were asked "
            + "must be equal, and what a script expects must hold. A closed screen may leave no "
            + "object of the cell alive. A random script that fails is reduced to the smallest "
            + "that still does. The rules say who may know whom. They are held against the "
            + "compiler's index, so the cells are built below .build/archbench/structure, within "
            + "seconds where little changed. Exits with 1 if anything differs or a rule is broken, "
            + "and with 69 if the rules could not be checked, since a tool is missing.",
        options: [
            .value(
                "only",
                placeholder: "CHECK",
                kind: .oneOf(Check.allCases.map(\.rawValue)),
                isRepeatable: true,
                defaultText: "all",
                help: "Only this check."
            ),
            Selection.featureOption, Selection.variantOption,
            .value(
                "random",
                placeholder: "COUNT",
                defaultText: "500",
                help: "How many random scripts to play for each feature."
            ),
            Selection.seedOption,
        ],
        examples: [
            .init("archbench check", "all named scripts and 500 random ones a feature"),
            .init("archbench check --feature blog-feed --random 5000 --seed 7"),
            .init("archbench check --only rules", "who knows whom, in all cells"),
        ]
    )

    private enum Check: String, CaseIterable {
        case sameness, rules
    }

    static func run(_ command: ParsedCommand) async throws -> ExitCode {
        let count = try command.integer("random", in: 0...10_000_000) ?? 500
        let seed = try Selection.seed(command)
        let rows = try Selection.rows(command)
        let names = command.values("only")
        let checks = names.isEmpty ? Check.allCases : names.compactMap(Check.init)
        // Nobody should wait for scripts to hear that there are no cells to check here.
        _ = try PackageRoot.find(from: FileManager.default.currentDirectoryPath)
        var outcome = ExitCode.success
        if checks.contains(.sameness) {
            outcome = try await checkSameness(of: rows, count: count, seed: seed)
        }
        guard checks.contains(.rules) else { return outcome }
        do {
            return try await checkRules(of: rows.cells) == .success ? outcome : .failure
        } catch {
            // What was found before is told, and a check that was not made is no success.
            Console.report("architecture rules: not checked, since \(reason(of: error))")
            if checks.contains(.sameness) {
                Console.report("'archbench check --only sameness' leaves them out.")
            }
            return outcome == .success ? Archbench.exitCode(for: error) : outcome
        }
    }

    private static func checkRules(of cells: [Cell]) async throws -> ExitCode {
        let root = try PackageRoot.find(from: FileManager.default.currentDirectoryPath)
        let findings = try await RuleCheckRun(cells: cells, packageRoot: root).run(
            path: ProcessInfo.processInfo.environment["PATH"] ?? "",
            progress: ConsoleProgress()
        )
        let rules = Set(cells.flatMap(\.rules))
        let checked = "architecture rules: \(rules.count) in \(cells.count) cells"
        let breaches = findings.breaches
        if breaches.isEmpty {
            Console.write("\(checked), no breach")
        } else {
            let places = breaches.count == 1 ? "1 place breaks" : "\(breaches.count) places break"
            Console.write("\(checked); \(places) one:\n")
            Console.write(breaches.map(\.description).joined(separator: "\n"))
        }
        guard !findings.gaps.isEmpty else { return breaches.isEmpty ? .success : .failure }
        Console.write("\nWhat no rule reaches:\n")
        Console.write(findings.gaps.map(\.description).joined(separator: "\n"))
        return .failure
    }

    private static func checkSameness(
        of rows: [MatrixRow],
        count: Int,
        seed: UInt64
    ) async throws -> ExitCode {
        let root = try PackageRoot.find(from: FileManager.default.currentDirectoryPath)
        let player = try await Selection.player(for: rows)
        let start = ContinuousClock.now
        var sum = SamenessCheck.Outcome()
        for row in rows {
            let run = try CheckRun(row, player: player, packageRoot: root)
            let named = try await run.playNamedScripts()
            let random = try await run.playRandomScripts(count: count, seed: seed)
            Console.write(
                "\(row.feature): \(named.scriptCount) named and \(random.scriptCount) random "
                    + "scripts, \(named.eventCount + random.eventCount) events in each of "
                    + row.variants.map(\.title).joined(separator: ", ")
                    + (run.playsDescription ? " and the description" : "")
            )
            for part in run.leftOut {
                Console.write("  not described: \(part.name). \(part.reason)")
            }
            sum += named
            sum += random
        }
        let seconds = String(format: "%.1f s", (ContinuousClock.now - start) / .seconds(1))
        Console.write(
            "\(sum.scriptCount) scripts, \(sum.eventCount) events, seed \(seed), \(seconds)"
        )
        guard sum.failures.isEmpty else {
            Console.write("\n" + FailureText.text(for: sum.failures))
            return .failure
        }
        let leaks =
            ObjectRecorder.isAvailable
            ? "no closed screen left an object"
            : "leaks: not available, since "
                + ObjectRecorder.unavailableReason
        Console.write("no difference; \(leaks)")
        return .success
    }
}
