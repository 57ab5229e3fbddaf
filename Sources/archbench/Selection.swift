internal import Catalogue
internal import CommandLineArguments
internal import Foundation
internal import Scripts

/// The options that several subcommands share, and what they choose.
enum Selection {
    static let featureOption = OptionDescription.value(
        "feature",
        placeholder: "NAME",
        kind: .oneOf(Feature.allCases.map(\.name)),
        isRepeatable: true,
        defaultText: "all",
        help: "Only this feature."
    )

    /// The scripts that ship with each feature, for an argument or option beside the feature's name.
    ///
    /// - Parameter names: which of them.
    static func scripts(_ names: (FeatureContract) -> [String]) -> ValueKind {
        .oneOfThose(
            with: Feature.allCases.map { .init(with: $0.name, names($0.contract)) }
        )
    }

    static let variantOption = OptionDescription.value(
        "variant",
        placeholder: "NAME",
        kind: .oneOf(Variant.allCases.map(\.rawValue)),
        isRepeatable: true,
        defaultText: "all",
        help: "Only this variant, beside \(Variant.reference.title), which the others are held "
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
            ? Feature.allCases : Feature.allCases.filter { names.contains($0.name) }
    }

    /// The chosen variants with the reference in front.
    static func variants(_ command: ParsedCommand) -> [Variant] {
        let names = command.values("variant")
        guard !names.isEmpty else { return Variant.allCases }
        return Variant.allCases.filter { $0 == .reference || names.contains($0.rawValue) }
    }

    static func seed(_ command: ParsedCommand) throws -> UInt64 {
        try command.seed("seed") ?? 1
    }

    /// The path of this program, for processes of its own.
    static var executable: String {
        Bundle.main.executablePath ?? CommandLine.arguments[0]
    }
}
