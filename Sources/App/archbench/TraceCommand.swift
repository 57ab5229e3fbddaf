internal import CommandLineArguments
internal import Foundation
internal import Matrix
internal import Pipeline
internal import Rendering
internal import Tracing

/// `archbench trace`: the function calls of one interaction.
enum TraceCommand: Subcommand {
    static let description = CommandDescription(
        name: "trace",
        abstract: "Show the function calls of one interaction in each variant.",
        discussion: "Plays a scenario in an instrumented debug build (sanitizer coverage) in "
            + "'.build/archbench', and prints the calls as a tree with the role of each function, and "
            + "the number of calls between roles. Of the UI kit and the services, only calls from and to "
            + "the implementation are shown. Reading or setting a stored property is not a call. For a latency "
            + "scenario the first call is traced, for other scenarios each event; 'archbench list' "
            + "lists both.",
        arguments: [
            Selection.featureArgument(help: "The feature to trace."),
            ArgumentDescription(
                "SCENARIO",
                arity: .one,
                kind: Selection.scenarios(TraceScenario.names),
                help: "A scenario that ships with the feature."
            ),
        ],
        options: [
            .value(
                "variant",
                placeholder: "NAME",
                kind: .oneOf(Variant.all.map(\.name) + ["all"]),
                defaultText: "all",
                help: "The variant to trace."
            ),
            .flag("mermaid", help: "Print Markdown with Mermaid sequence diagrams."),
        ],
        examples: [
            .init("archbench trace greeting show"),
            .init("archbench trace blog-feed like --variant viper --mermaid"),
        ]
    )

    static func run(_ command: ParsedCommand) async throws -> ExitCode {
        let feature = try Selection.feature(command)
        let scenario = command.argument("SCENARIO") ?? ""
        let names = TraceScenario.names(in: feature.contract)
        guard names.contains(scenario) else {
            throw command.error(rejecting: scenario, of: "SCENARIO", among: names)
        }
        let variants = try Selection.variants(command.value("variant") ?? "all", of: feature)
        let root = try PackageRoot.find(from: FileManager.default.currentDirectoryPath)
        try await Selection.lockClone(root)
        let measurement = try await TraceRun(
            packageRoot: root,
            path: ProcessInfo.processInfo.environment["PATH"] ?? "",
            progress: ConsoleProgress()
        )
        .trace(
            scenario,
            of: feature,
            variants: variants
        )
        for traced in measurement.scenarios {
            Console.write(
                command.flag("mermaid")
                    ? SequenceDiagram.markdown(for: traced) : CallTreeText.text(for: traced)
            )
        }
        return .success
    }
}
