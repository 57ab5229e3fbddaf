internal import Catalogue
internal import CommandLineArguments
internal import Foundation
internal import Scripts

/// `archbench list`: the matrix.
enum ListCommand: Subcommand {
    static let description = CommandDescription(
        name: "list",
        abstract: "Lists features, variants and the scripts that ship with each feature.",
        options: [Selection.featureOption, .flag("json", help: "Print JSON.")],
        examples: [
            .init("archbench list", "everything"),
            .init("archbench list --feature greeting", "one feature"),
        ]
    )

    static func run(_ command: ParsedCommand) async throws -> ExitCode {
        let features = Selection.features(command)
        if command.flag("json") {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            let list = features.map(EncodedFeature.init)
            Console.write(String(decoding: try encoder.encode(list), as: UTF8.self))
            return .success
        }
        for (index, feature) in features.enumerated() {
            if index > 0 { Console.write("") }
            Console.write(text(for: feature))
        }
        return .success
    }

    private static func text(for feature: Feature) -> String {
        let contract = feature.contract
        var lines = ["\(contract.title) (\(feature.name))", "  Variants"]
        for variant in Variant.allCases {
            lines.append("    \(Cell(feature: feature, variant: variant).sourcePath)")
        }
        lines.append("  Scripts")
        for script in contract.scripts {
            lines.append("    \(script.name)")
            lines.append("      \(script.summary)")
        }
        lines.append("  Latency is measured of")
        for script in contract.latencyScripts {
            lines.append("    \(script.name)")
            lines.append("      \(script.summary)")
        }
        return lines.joined(separator: "\n")
    }

    private struct EncodedFeature: Encodable {
        struct EncodedScript: Encodable {
            let name: String
            let summary: String
        }

        let name: String
        let title: String
        let variants: [String]
        let scripts: [EncodedScript]
        let latencyScripts: [EncodedScript]

        init(_ feature: Feature) {
            let contract = feature.contract
            name = feature.name
            title = contract.title
            variants = Variant.allCases.map(\.title)
            scripts = contract.scripts.map { EncodedScript(name: $0.name, summary: $0.summary) }
            latencyScripts = contract.latencyScripts.map {
                EncodedScript(name: $0.name, summary: $0.summary)
            }
        }
    }
}
