internal import CommandLineArguments
internal import Foundation
internal import Matrix
internal import Pipeline
internal import Rendering

/// `archbench show`: the sources of variants side by side.
enum ShowCommand: Subcommand {
    static let description = CommandDescription(
        name: "show",
        abstract: "Print the sources of variants side by side.",
        discussion: "A module is a subfolder of the implementation, such as 'header'. The module "
            + "'page' is the files outside of subfolders; a small feature has only this one. Files are "
            + "sorted by role. Long lines are wrapped to the width of the terminal; the environment "
            + "variable COLUMNS sets the width of other outputs, for example COLUMNS=400 for 'less -S'.",
        arguments: [
            Selection.featureArgument(help: "The feature to show."),
            ArgumentDescription(
                "MODULE",
                arity: .optional,
                kind: FoundNames.modules,
                help: "The module to show; without it the modules are listed."
            ),
        ],
        options: [
            .value(
                "variant",
                placeholder: "NAME",
                kind: .oneOf(Variant.all.map(\.name)),
                isRepeatable: true,
                defaultText: "all",
                help: "Limit to this variant."
            ),
            .value(
                "role",
                placeholder: "ROLE",
                kind: .oneOf(Role.all.map { $0.title.lowercased() }),
                isRepeatable: true,
                defaultText: "all",
                help: "Limit to files of this role."
            ),
        ],
        examples: [
            .init("archbench show greeting page"),
            .init("archbench show blog-feed header --variant mvp,mvvm"),
            .init("archbench show blog-feed blogs --variant mvvm --role viewmodel"),
        ]
    )

    static func run(_ command: ParsedCommand) async throws -> ExitCode {
        let feature = try Selection.feature(command)
        let root = try PackageRoot.find(from: FileManager.default.currentDirectoryPath)
        let variants = try command.values("variant").flatMap {
            try Selection.variants($0, of: feature)
        }
        let implementations = feature.implementations.filter {
            variants.isEmpty || variants.contains($0.variant)
        }
        let modules = try implementations.flatMap {
            try ImplementationModule.names(of: $0, packageRoot: root)
        }.distinct
        guard let module = command.argument("MODULE")?.lowercased() else {
            Console.write(modules.joined(separator: "\n"))
            return .success
        }
        guard modules.contains(module) else {
            throw command.error(rejecting: module, of: "MODULE", among: modules)
        }
        let roles = command.values("role")
        let columns = try implementations.map { implementation in
            let sources = try ImplementationModule(module, of: implementation, packageRoot: root)
                .sources.filter {
                    roles.isEmpty || roles.contains($0.role.title.lowercased())
                }
            return SideBySide.Column(
                title: implementation.variant.title,
                lines: sources.flatMap { ["▸ \($0.name) (\($0.role))", ""] + $0.lines + [""] }
            )
        }
        Console.write(SideBySide(columns, width: Console.columns).text)
        return .success
    }
}
