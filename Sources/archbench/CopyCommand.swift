internal import CommandLineArguments
internal import FeatureTrees
internal import Foundation
internal import Matrix
internal import Toolchain
internal import Workbench

/// `archbench copy`: begins a new variant of a feature.
enum CopyCommand: Subcommand {
    static let description = CommandDescription(
        name: "copy",
        abstract: "Begins a new variant of a feature as a copy of the one that is nearest.",
        discussion: "Copies the cell and its tests under the new name, adds it to the matrix, and "
            + "writes a file for what the variant is, unless another feature has it already. It has "
            + "one rule, which every cell breaks until the variant's own rules are written there. "
            + "CONTRIBUTING.md tells how to go on.",
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
                help: "The variant that is copied."
            ),
            ArgumentDescription("NAME", arity: .one, help: "What the new one is called, as MVX."),
        ],
        options: [.flag("dry-run", help: "List what would be written, and write nothing.")],
        examples: [
            .init("archbench copy greeting mvp MVX"),
            .init("archbench check --feature greeting --variant mvx", "what is to be done still"),
        ]
    )

    static func run(_ command: ParsedCommand) async throws -> ExitCode {
        let feature = try Selection.feature(command)
        let original = try Selection.variants(command.argument("VARIANT") ?? "", of: feature)
        guard original.count == 1, let variant = original.first else {
            throw InputError(description: "Name one variant to copy.")
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
        do {
            try Interruption.holdOff { try change.write(to: root) }
        } catch let error as TreeChange.Failure {
            throw InputError(description: error.description)
        }
        Console.write(
            """
            \(listed.joined(separator: "\n"))

            Go on with
              Sources/Matrix/Architectures/\(name).swift: what \(name) is, and who may not know whom
              swift run archbench check --feature \(feature) --variant \(name.lowercased())
            """
        )
        return .success
    }

    /// With files in the shape that the house has.
    private static func change(
        _ feature: Feature,
        _ variant: Variant,
        _ name: String,
        _ root: String
    ) async throws -> TreeChange {
        var change: TreeChange
        do {
            change = try VariantCopy(
                feature: feature.moduleName,
                original: variant.title,
                name: name
            )
            .change(in: root)
        } catch {
            throw InputError(description: error.description)
        }
        do {
            let formatting = try await Formatting.find(packageRoot: root)
            change.new = try await formatting.formatted(change.new)
            change.changed = try await formatting.formatted(change.changed)
            return change
        } catch let error as ToolchainError {
            throw WorkbenchError(error)
        }
    }
}
