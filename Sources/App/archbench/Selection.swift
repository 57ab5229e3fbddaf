internal import CommandLineArguments
internal import Foundation
internal import InputFiles
internal import Matrix
internal import Pipeline
internal import Scenarios
internal import Toolchain

/// The options that several subcommands share, and the features and variants that they select.
enum Selection {
    static let featureOption = OptionDescription.value(
        "feature",
        placeholder: "NAME",
        kind: .oneOf(Feature.all.map(\.name)),
        isRepeatable: true,
        defaultText: "all",
        help: "Limit to this feature."
    )

    /// Returns the argument FEATURE, which ``feature(_:)`` reads.
    static func featureArgument(help: String) -> ArgumentDescription {
        ArgumentDescription(
            "FEATURE",
            arity: .one,
            kind: .oneOf(Feature.all.map(\.name)),
            help: help
        )
    }

    /// Returns the scenarios of each feature, for an argument or option after the feature's name.
    ///
    /// - Parameter names: the selected scenarios of a contract.
    static func scenarios(_ names: (FeatureContract) -> [String]) -> ValueKind {
        .oneOfThose(
            with: Feature.all.map { .init(with: $0.name, names($0.contract)) }
        )
    }

    static let variantOption = OptionDescription.value(
        "variant",
        placeholder: "NAME",
        kind: .oneOf(Variant.all.map(\.name)),
        isRepeatable: true,
        defaultText: "all",
        help: "Limit to this variant. The baseline variant of each feature is always included."
    )

    static let seedOption = OptionDescription.value(
        "seed",
        placeholder: "NUMBER",
        defaultText: "1",
        help: "The seed of the random number generator."
    )

    static func features(_ command: ParsedCommand) -> [Feature] {
        let names = command.values("feature")
        return names.isEmpty
            ? Feature.all : Feature.all.filter { names.contains($0.name) }
    }

    /// Returns the feature that the argument FEATURE names.
    static func feature(_ command: ParsedCommand) throws -> Feature {
        let name = command.argument("FEATURE")
        guard let feature = Feature.all.first(where: { $0.name == name }) else {
            throw ApplicationError.usage("Unknown feature.")
        }
        return feature
    }

    /// Returns the selected features with their selected variants, the baseline first. A feature
    /// without any of the variants is omitted.
    static func rows(_ command: ParsedCommand) throws -> [MatrixRow] {
        let features = features(command)
        let names = command.values("variant")
        guard !names.isEmpty else { return features.map { MatrixRow($0) } }
        for name in names where !features.contains(where: { $0.variant(named: name) != nil }) {
            throw ApplicationError.usage(
                "\(features.map(\.name).joined(separator: " or ")) has no variant "
                    + "'\(name)'. 'archbench list' lists the variants."
            )
        }
        return features.filter { feature in names.contains { feature.variant(named: $0) != nil } }
            .map { feature in MatrixRow(feature, names.compactMap(feature.variant(named:))) }
    }

    /// Returns the variants of a feature that an option names, which may be "all".
    static func variants(_ name: String, of feature: Feature) throws -> [Variant] {
        if name == "all" { return feature.variants }
        guard let variant = feature.variant(named: name) else {
            throw ApplicationError.usage(
                "\(feature) has no variant '\(name)'. Choose one of: "
                    + feature.variants.map(\.name).joined(separator: ", ") + "."
            )
        }
        return [variant]
    }

    /// Returns the scenario runner for the implementations of some features, and builds it if
    /// needed.
    static func player(for rows: [MatrixRow]) async throws -> ScenarioRunner {
        let player = try await ScenarioRunner.find(
            for: rows,
            path: ProcessInfo.processInfo.environment["PATH"] ?? ""
        )
        guard player.needsBuild else { return player }
        let progress = ConsoleProgress()
        progress.begin(step: 1, of: 1, "Building the scenario runner", secondsLeft: nil)
        defer { progress.end() }
        try await player.prepare()
        return player
    }

    /// Waits for other commands that build, measure or change sources in the clone.
    @discardableResult
    static func lockClone(_ packageRoot: String) async throws -> FileLock? {
        try await CloneLock.hold(in: packageRoot) { Console.report($0) }
    }

    static func seed(_ command: ParsedCommand) throws -> UInt64 {
        try command.seed("seed") ?? 1
    }
}
