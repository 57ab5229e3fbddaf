internal import CommandLineArguments
internal import Descriptions
internal import Equivalence
internal import Foundation
internal import InputFiles
internal import LeakDetector
internal import Matrix
internal import Pipeline
internal import Structure

/// `archbench check`: verifies that the variants of a feature behave the same, and that each
/// follows the dependency rules of its architecture.
enum CheckCommand: Subcommand {
    static let description = CommandDescription(
        name: "check",
        abstract: "Verify that variants behave identically and follow their dependency rules.",
        discussion:
            "Plays scenarios on all variants in lockstep, and on the feature's description if it has one. "
            + "After each event, screens, routes and service requests must be equal, and the "
            + "expectations of the scenario must be met. A closed screen must not leave objects alive. A "
            + "random scenario that fails is shrunk to the smallest one that still fails. The digest of "
            + "all screens is the same in each run with the same sources, scenarios and seed.\n\n"
            + "A screen of Store must also continue alike after it was closed and built again from its "
            + "encoded state, in each named scenario after each event, where no request runs.\n\n"
            + "Dependency rules are checked against the compiler's index. For this, the implementations "
            + "are built in .build/archbench/tests, which takes seconds if little changed.\n\n"
            + "The last line says what failed. Exits with 0 if everything passes, with 1 after a "
            + "difference or a violation of a rule, and with 69 if the rules could not be checked because "
            + "a tool is missing.",
        options: [
            .value(
                "only",
                placeholder: "CHECK",
                kind: .oneOf(Check.allCases.map(\.rawValue)),
                isRepeatable: true,
                defaultText: "all",
                help: "Run only this check."
            ),
            Selection.featureOption, Selection.variantOption,
            .value(
                "random",
                placeholder: "COUNT",
                defaultText: "500",
                help: "The number of random scenarios per feature."
            ),
            Selection.seedOption,
        ],
        examples: [
            .init("archbench check", "all named scenarios and 500 random ones per feature"),
            .init("archbench check --feature blog-feed --random 5000 --seed 7"),
            .init("archbench check --only rules", "the dependency rules of all implementations"),
        ]
    )

    private enum Check: String, CaseIterable {
        case equivalence
        case rules
    }

    static func run(_ command: ParsedCommand) async throws -> ExitCode {
        let count = try command.integer("random", in: 0...10_000_000) ?? 500
        let seed = try Selection.seed(command)
        let rows = try Selection.rows(command)
        let names = command.values("only")
        let checks = names.isEmpty ? Check.allCases : names.compactMap(Check.init)
        // Report a wrong folder before playing scenarios.
        try await Selection.lockClone(
            try PackageRoot.find(from: FileManager.default.currentDirectoryPath)
        )
        var faults: [String] = []
        if checks.contains(.equivalence) {
            faults += try await checkEquivalence(of: rows, count: count, seed: seed)
        }
        var obstacle: (any Error)?
        if checks.contains(.rules) {
            do {
                faults += try await checkRules(of: rows.implementations)
            } catch {
                // Earlier results are reported, and a check that did not run is not a success.
                obstacle = error
                Console.report("architecture rules: not checked: \(reason(of: error))")
                if checks.contains(.equivalence) {
                    Console.report("'archbench check --only equivalence' skips them.")
                }
            }
        }
        guard faults.isEmpty else {
            Console.write("The check failed: \(faults.joined(separator: "; ")).")
            return .failure
        }
        return obstacle.map(Archbench.exitCode) ?? .success
    }

    /// - Returns: a clause for each implementation that violates a rule.
    private static func checkRules(of implementations: [Implementation]) async throws -> [String] {
        let root = try PackageRoot.find(from: FileManager.default.currentDirectoryPath)
        let findings = try await RuleCheckRun(implementations: implementations, packageRoot: root)
            .run(
                path: ProcessInfo.processInfo.environment["PATH"] ?? "",
                progress: ConsoleProgress()
            )
        let rules = Set(implementations.flatMap(\.rules))
        let checked =
            "architecture rules: \(rules.count) in \(implementations.count) implementations"
        let violations = findings.violations
        if violations.isEmpty {
            Console.write("\(checked), no violation" + (findings.gaps.isEmpty ? "" : "\n"))
        } else {
            let count = violations.count == 1 ? "1 violation" : "\(violations.count) violations"
            Console.write("\(checked), \(count):\n")
            Console.write(findings.text + "\n")
        }
        if !findings.gaps.isEmpty {
            Console.write("Not covered by any rule:\n")
            Console.write(findings.gaps.map(\.description).joined(separator: "\n") + "\n")
        }
        return findings.clauses
    }

    /// - Returns: a clause for each implementation that fails.
    private static func checkEquivalence(
        of rows: [MatrixRow],
        count: Int,
        seed: UInt64
    ) async throws -> [String] {
        let root = try PackageRoot.find(from: FileManager.default.currentDirectoryPath)
        let player = try await Selection.player(for: rows)
        let start = ContinuousClock.now
        var sum = EquivalenceCheck.Outcome()
        for row in rows {
            let run = try CheckRun(row, player: player, packageRoot: root)
            let named = try await run.playNamedScenarios()
            let random = try await run.playRandomScenarios(count: count, seed: seed)
            Console.write(
                "\(row.feature): \(named.scenarioCount) named and \(random.scenarioCount) random "
                    + "scenarios, \(named.eventCount + random.eventCount) events in each of "
                    + row.variants.map(\.title).joined(separator: ", ")
                    + (run.playsDescription ? " and the description" : "")
            )
            var outcome = named
            outcome += random
            Console.write("  digest of all screens: " + String(format: "%016llx", outcome.digest))
            for restoration in outcome.restorations {
                Console.write(
                    "  \(restoration.variant): \(restoration.restoredCount) of "
                        + "\(restoration.interruptionCount) interrupted screens restored from their "
                        + "state"
                )
            }
            for part in run.leftOut {
                Console.write("  the description leaves out '\(part.name)': \(part.reason)")
            }
            sum += outcome
            sum.failures += outcome.restorations.compactMap(\.failure)
        }
        let seconds = String(format: "%.1f s", (ContinuousClock.now - start) / .seconds(1))
        Console.write(
            "\(sum.scenarioCount) scenarios, \(sum.eventCount) events, seed \(seed), \(seconds)"
        )
        guard sum.failures.isEmpty else {
            Console.write("\n" + FailureText.text(for: sum.failures) + "\n")
            return FailureText.clauses(for: sum.failures)
        }
        let leaks =
            ObjectRecorder.isAvailable
            ? "no object left alive after closing"
            : "leaks: not available: " + ObjectRecorder.unavailableReason
        Console.write("no difference; \(leaks)")
        return []
    }
}
