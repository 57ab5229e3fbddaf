internal import CommandLineArguments
internal import Foundation
internal import Matrix
internal import Rendering
internal import Tracing
internal import Workbench

/// `archbench trace`: what one interaction really calls.
enum TraceCommand: Subcommand {
    static let description = CommandDescription(
        name: "trace",
        abstract: "Shows which functions one interaction calls, in each variant.",
        discussion: "Plays a script in a debug build of its own below .build/archbench, in which "
            + "the compiler makes each function tell that it is called, and prints the calls as a "
            + "tree with the role of each, and how many lead from one role to another. Of the "
            + "UI kit and of services only what the cell calls is shown, and what they call back. "
            + "Reading or setting a property is no call. A latency script is traced for its first "
            + "call, any other one event by event; 'archbench list' names them.",
        arguments: [
            Selection.featureArgument(help: "The feature to trace."),
            ArgumentDescription(
                "SCRIPT",
                arity: .one,
                kind: Selection.scripts(TraceScript.names),
                help: "A script that ships with the feature."
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
        let script = command.argument("SCRIPT") ?? ""
        let names = TraceScript.names(in: feature.contract)
        guard names.contains(script) else {
            throw command.error(rejecting: script, of: "SCRIPT", among: names)
        }
        let variants = try Selection.variants(command.value("variant") ?? "all", of: feature)
        let measurement = try await TraceRun(
            packageRoot: try PackageRoot.find(from: FileManager.default.currentDirectoryPath),
            path: ProcessInfo.processInfo.environment["PATH"] ?? "",
            progress: ConsoleProgress()
        )
        .trace(
            script,
            of: feature,
            variants: variants
        )
        for traced in measurement.scripts {
            Console.write(
                command.flag("mermaid")
                    ? SequenceDiagram.markdown(for: traced) : CallTreeText.text(for: traced)
            )
        }
        return .success
    }
}
