internal import CommandLineArguments
internal import Foundation
internal import InputFiles
internal import Matrix
internal import PackageEditing
internal import Pipeline
internal import Toolchain

/// `archbench copy`: a new variant of a feature, copied from another one.
enum CopyCommand: Subcommand {
    static let description = CommandDescription(
        name: "copy",
        abstract: "Create a new variant of a feature as a copy of an existing one.",
        discussion: "Copies the implementation and its tests under the new name, adds it to the "
            + "matrix, and writes a file that describes the variant, unless another feature already has "
            + "the variant. That file begins with one dependency rule that every implementation "
            + "violates; replace it by the rules of the variant. CONTRIBUTING.md explains the next "
            + "steps.",
        arguments: [
            ArgumentDescription(
                "FEATURE",
                arity: .one,
                kind: .oneOf(Feature.all.filter { $0.axis == .architecture }.map(\.name)),
                help: "The feature."
            ),
            ArgumentDescription(
                "VARIANT",
                arity: .one,
                kind: .oneOf(Variant.all.map(\.name)),
                help: "The variant to copy."
            ),
            ArgumentDescription(
                "NAME",
                arity: .one,
                help: "The name of the new variant, such as MVX."
            ),
        ],
        options: [
            .flag("dry-run", help: "List the files that would be written, and write nothing.")
        ],
        examples: [
            .init("archbench copy greeting mvp MVX"),
            .init(
                "archbench check --feature greeting --variant mvx",
                "lists what is still missing"
            ),
        ]
    )

    static func run(_ command: ParsedCommand) async throws -> ExitCode {
        let feature = try Selection.feature(command)
        let original = try Selection.variants(command.argument("VARIANT") ?? "", of: feature)
        guard original.count == 1, let variant = original.first else {
            throw ApplicationError.usage("Name one variant to copy.")
        }
        let root = try PackageRoot.find(from: FileManager.default.currentDirectoryPath)
        let name = command.argument("NAME") ?? ""
        let change = try await change(feature, variant, name, root)
        let listed =
            change.new.map { "new      \($0.path)" } + change.changed.map { "changed  \($0.path)" }
        guard !command.flag("dry-run") else {
            Console.write(listed.joined(separator: "\n"))
            return .success
        }
        try await Selection.lockClone(root)
        try Interruption.holdOff { try change.write(to: root) }
        Console.write(
            """
            \(listed.joined(separator: "\n"))

            Next steps:
              Sources/Subject/Matrix/Architectures/\(name).swift: write roles, dependency rules and
                design decisions. Declare a new role there, and add it to Axis.swift.
              Sources/Features/\(feature.moduleName)/\(name): write the implementation.
              README.md: add the variant to the table of architectures.
              swift run archbench check --feature \(feature) --variant \(name.lowercased())
              swift run archbench report --quick --feature \(feature) --output .build/\(name.lowercased())
            Its changes have no costs until 'Sources/Teaching/Workshop/Changes' has patches for it.
            """
        )
        return .success
    }

    /// Returns the change with formatted files.
    private static func change(
        _ feature: Feature,
        _ variant: Variant,
        _ name: String,
        _ root: String
    ) async throws -> TreeChange {
        var change = try VariantCopy(
            feature: feature.moduleName,
            original: variant.title,
            name: name
        )
        .change(in: root)
        let formatting = try await Formatting.find(packageRoot: root)
        change.new = try await formatting.formatted(change.new)
        change.changed = try await formatting.formatted(change.changed)
        return change
    }
}
