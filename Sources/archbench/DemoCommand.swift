internal import CommandLineArguments
internal import Foundation
internal import Matrix
internal import Scripts
internal import Workbench

/// `archbench demo`: variants side by side in the terminal, used by hand.
enum DemoCommand: Subcommand {
    /// Four stand side by side in 80 columns and can still be read.
    private static let mostVariants = 4

    static let description = CommandDescription(
        name: "demo",
        abstract: "Shows variants side by side in the terminal, to be used by hand.",
        discussion:
            "Arrow keys and Return choose and tap what is on screen, in all variants at once; "
            + "further keys deliver replies, let requests fail, let time pass, and go back step by "
            + "step; '?' tells them. Below each screen stands what the last step called, from role to "
            + "role. With a script its steps follow by themselves; Space stops them. What was done "
            + "can be written to a file that 'archbench replay' plays.",
        arguments: [
            Selection.featureArgument(help: "The feature to open."),
            ScriptInput.argument(help: "A script that is played, as one that was written before."),
        ],
        options: [
            .value(
                "variant",
                placeholder: "NAME",
                kind: .oneOf(Variant.all.map(\.name)),
                isRepeatable: true,
                defaultText: "the first four",
                help: "A variant to show, of at most four."
            ),
            ScriptInput.option,
        ],
        examples: [
            .init("archbench demo greeting"),
            .init("archbench demo blog-feed --variant mvc,viper"),
            .init("archbench demo blog-feed --script like-fails"),
        ]
    )

    static func run(_ command: ParsedCommand) async throws -> ExitCode {
        let feature = try Selection.feature(command)
        let variants = try variants(command, feature)
        let isScripted = command.value("script") != nil || command.argument("FILE") != nil
        let script =
            isScripted
            ? try ScriptInput(command, feature).script
            : Script(opening: Opening(feature: feature.name), events: [])
        let terminal = try Terminal()
        let run = try await DemoRun.prepare(
            feature,
            variants: variants,
            packageRoot: try PackageRoot.find(from: FileManager.default.currentDirectoryPath),
            path: ProcessInfo.processInfo.environment["PATH"] ?? "",
            progress: ConsoleProgress()
        )
        try await DemoLoop(run, on: terminal).show(
            feature,
            variants: variants,
            script: script,
            isPlaying: isScripted
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
            throw InputError(
                description: "At most \(mostVariants) variants stand side by side; "
                    + "\(chosen.count) were given."
            )
        }
        return chosen.isEmpty ? Array(feature.variants.prefix(mostVariants)) : chosen
    }
}
