internal import CommandLineArguments
internal import Foundation
internal import InputFiles
internal import Matrix
internal import Pipeline
internal import Scenarios
internal import Toolchain

/// `archbench demo`: variants side by side in the terminal, operated with the keyboard.
enum DemoCommand: Subcommand {
    /// The maximum number of variants that are readable side by side in 80 columns.
    private static let mostVariants = 4

    static let description = CommandDescription(
        name: "demo",
        abstract: "Run variants side by side in the terminal.",
        discussion:
            "Arrow keys and Return select and tap elements on screen, in all variants at once. Further "
            + "keys deliver replies, make requests fail, change settings, and undo step by step; '?' "
            + "lists them. Below each screen are the calls between roles in the last step. With a "
            + "scenario, its steps play automatically; Space pauses. The steps can be saved to a file "
            + "that 'archbench replay' plays.",
        arguments: [
            Selection.featureArgument(help: "The feature to open."),
            ScenarioInput.argument(help: "The file of a scenario to play."),
        ],
        options: [
            .value(
                "variant",
                placeholder: "NAME",
                kind: .oneOf(Variant.all.map(\.name)),
                isRepeatable: true,
                defaultText: "the first four",
                help: "A variant to show, at most four."
            ),
            ScenarioInput.option,
        ],
        examples: [
            .init("archbench demo greeting"),
            .init("archbench demo blog-feed --variant mvc,viper"),
            .init("archbench demo blog-feed --scenario like-fails"),
        ]
    )

    static func run(_ command: ParsedCommand) async throws -> ExitCode {
        let feature = try Selection.feature(command)
        let variants = try variants(command, feature)
        let readsScenario = command.value("scenario") != nil || command.argument("FILE") != nil
        let scenario =
            readsScenario
            ? try ScenarioInput(command, feature).scenario
            : Scenario(opening: Opening(feature: feature.name), events: [])
        let root = try PackageRoot.find(from: FileManager.default.currentDirectoryPath)
        let lock = try await Selection.lockClone(root)
        let terminal = try Terminal()
        let run = try await DemoRun.prepare(
            feature,
            variants: variants,
            packageRoot: root,
            path: ProcessInfo.processInfo.environment["PATH"] ?? "",
            progress: ConsoleProgress()
        )
        // A demonstration can stay open for hours, and its build is complete.
        lock?.release()
        try await DemoLoop(run, on: terminal).show(
            feature,
            variants: variants,
            scenario: scenario,
            isPlaying: readsScenario
        )
        return .success
    }

    private static func variants(
        _ command: ParsedCommand,
        _ feature: Feature
    ) throws -> [Variant] {
        let chosen = try command.values("variant").flatMap {
            try Selection.variants($0, of: feature)
        }
        guard chosen.count <= mostVariants else {
            throw ApplicationError.usage(
                "At most \(mostVariants) variants can be shown side by side; "
                    + "got \(chosen.count)."
            )
        }
        return chosen.isEmpty ? Array(feature.variants.prefix(mostVariants)) : chosen
    }
}
