internal import Catalogue
internal import CommandLineArguments
internal import Foundation
internal import LivingObjects
internal import Sameness
internal import Workbench

/// `archbench check`: proves that the variants of a feature behave the same.
enum CheckCommand: Subcommand {
    static let description = CommandDescription(
        name: "check",
        abstract: "Plays scripts on all variants in step and compares what they show and do.",
        discussion: "After each event the screens, the routes and what the services were asked "
            + "must be equal, and what a script expects must hold. A closed screen may leave no "
            + "object of the cell alive. A random script that fails is reduced to the smallest "
            + "that still does. Exits with 1 if anything differs.",
        options: [
            Selection.featureOption, Selection.variantOption,
            .value(
                "random",
                placeholder: "COUNT",
                defaultText: "500",
                help: "How many random scripts to play for each feature."
            ),
            Selection.seedOption,
            .value(
                "shard",
                placeholder: "INDEX/COUNT",
                isHidden: true,
                help: "Play only a share of the random scripts, and print the outcome as JSON."
            ),
        ],
        examples: [
            .init("archbench check", "all named scripts and 500 random ones a feature"),
            .init("archbench check --feature blog-feed --random 5000 --seed 7"),
        ]
    )

    static func run(_ command: ParsedCommand) async throws -> ExitCode {
        let count = try command.integer("random", in: 0...10_000_000) ?? 500
        let seed = try Selection.seed(command)
        let features = Selection.features(command)
        let variants = Selection.variants(command)
        if let shard = command.value("shard"), let feature = features.first {
            return try play(shard, feature, variants, count: count, seed: seed)
        }

        let start = ContinuousClock.now
        var sum = SamenessCheck.Outcome()
        for feature in features {
            let run = CheckRun(feature: feature, variants: variants)
            let named = try run.playNamedScripts()
            let random = try await run.playRandomScripts(
                count: count,
                seed: seed,
                executable: Selection.executable
            )
            Console.write(
                "\(feature.name): \(named.scriptCount) named and \(random.scriptCount) random "
                    + "scripts, \(named.eventCount + random.eventCount) events in each of "
                    + variants.map(\.title).joined(separator: ", ")
            )
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

    private static func play(
        _ shard: String,
        _ feature: Feature,
        _ variants: [Variant],
        count: Int,
        seed: UInt64
    ) throws -> ExitCode {
        let parts = shard.split(separator: "/").compactMap { Int($0) }
        guard parts.count == 2, parts[1] > 0, (0..<parts[1]).contains(parts[0]) else {
            throw InputError(description: "--shard takes an index and a count, as in 0/2.")
        }
        let outcome = CheckRun(feature: feature, variants: variants).playRandomScripts(
            count: count,
            seed: seed,
            shard: CheckRun.Shard(index: parts[0], count: parts[1])
        )
        Console.write(String(decoding: try JSONEncoder().encode(outcome), as: UTF8.self))
        return .success
    }
}
