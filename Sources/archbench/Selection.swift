internal import CommandLineArguments
internal import Foundation
internal import Matrix
internal import Scripts
internal import Workbench

/// The options that several subcommands share, and what they choose.
enum Selection {
    static let featureOption = OptionDescription.value(
        "feature",
        placeholder: "NAME",
        kind: .oneOf(Feature.all.map(\.name)),
        isRepeatable: true,
        defaultText: "all",
        help: "Only this feature."
    )

    /// The argument FEATURE, which ``feature(_:)`` reads.
    static func featureArgument(help: String) -> ArgumentDescription {
        ArgumentDescription(
            "FEATURE",
            arity: .one,
            kind: .oneOf(Feature.all.map(\.name)),
            help: help
        )
    }

    /// The scripts that ship with each feature, for an argument or option beside the feature's name.
    ///
    /// - Parameter names: which of them.
    static func scripts(_ names: (FeatureContract) -> [String]) -> ValueKind {
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
        help: "Only this variant, beside the reference of each feature, which the others are held "
            + "against."
    )

    static let seedOption = OptionDescription.value(
        "seed",
        placeholder: "NUMBER",
        defaultText: "1",
        help: "The seed of all that is random."
    )

    static func features(_ command: ParsedCommand) -> [Feature] {
        let names = command.values("feature")
        return names.isEmpty
            ? Feature.all : Feature.all.filter { names.contains($0.name) }
    }

    /// The feature that the argument FEATURE names.
    static func feature(_ command: ParsedCommand) throws -> Feature {
        let name = command.argument("FEATURE")
        guard let feature = Feature.all.first(where: { $0.name == name }) else {
            throw InputError(description: "There is no such feature.")
        }
        return feature
    }

    /// The chosen features with their chosen variants, the reference in front. A feature that has
    /// none of the variants is left out.
    static func rows(_ command: ParsedCommand) throws -> [MatrixRow] {
        let features = features(command)
        let names = command.values("variant")
        guard !names.isEmpty else { return features.map { MatrixRow($0) } }
        for name in names where !features.contains(where: { $0.variant(named: name) != nil }) {
            throw InputError(
                description: "\(features.map(\.name).joined(separator: " or ")) has no variant "
                    + "\"\(name)\"; 'archbench list' tells which it has."
            )
        }
        return features.filter { feature in names.contains { feature.variant(named: $0) != nil } }
            .map { feature in MatrixRow(feature, names.compactMap(feature.variant(named:))) }
    }

    /// The variants of a feature that an option names, which also takes "all".
    static func variants(_ name: String, of feature: Feature) throws -> [Variant] {
        if name == "all" { return feature.variants }
        guard let variant = feature.variant(named: name) else {
            throw InputError(
                description: "\(feature) has no variant \"\(name)\"; it has "
                    + feature.variants.map(\.name).joined(separator: ", ") + "."
            )
        }
        return [variant]
    }

    /// What plays scripts on the cells of some features, built for it.
    static func player(for rows: [MatrixRow]) async throws -> CellPlayer {
        let player = try await CellPlayer.find(
            for: rows,
            path: ProcessInfo.processInfo.environment["PATH"] ?? ""
        )
        guard player.needsBuild else { return player }
        let progress = ConsoleProgress()
        progress.begin(step: 1, of: 1, "Building what plays scripts", timeLeft: nil)
        defer { progress.end() }
        try await player.prepare()
        return player
    }

    static func seed(_ command: ParsedCommand) throws -> UInt64 {
        try command.seed("seed") ?? 1
    }
}
