internal import CommandLineArguments
internal import Descriptions
internal import Foundation
internal import Generation
internal import Matrix
internal import Toolchain
internal import Workbench

/// `archbench generate`: writes a feature in four architectures from one description.
enum GenerateCommand: Subcommand {
    static let description = CommandDescription(
        name: "generate",
        abstract: "Writes a feature in four architectures from one description.",
        discussion:
            "A description says what a person sees of a feature and can do with it; 'generate "
            + "--language' tells its words. From it come entities and services in the shared model, "
            + "the contract with named scripts, cells in MVC, MVP, MVVM and VIPER with their tests, "
            + "and their entries in the matrix. All of it is ordinary code from then on. What exists "
            + "is never overwritten.",
        arguments: [
            ArgumentDescription("FILE", arity: .optional, help: "The description.")
        ],
        options: [
            .flag("dry-run", help: "List what would be written, and write nothing."),
            .flag(
                "replace",
                help: "Write a feature anew whose description has changed, where git says that its "
                    + "files have not."
            ),
            .value(
                "output",
                placeholder: "FOLDER",
                help: "Write the new files below this folder instead, to look at."
            ),
            .value("example", placeholder: "NAME", help: "Print a description to start from."),
            .flag("language", help: "Tell the words of descriptions."),
            .value(
                "remove",
                placeholder: "FEATURE",
                help: "Take a feature's files and lines away that were generated and not changed."
            ),
        ],
        examples: [
            .init("archbench generate --example dice >dice.feature", "something to start from"),
            .init("archbench generate dice.feature"),
            .init("archbench generate dice.feature --output /tmp/dice", "only to look at"),
            .init("archbench generate --remove dice"),
        ]
    )

    static func run(_ command: ParsedCommand) async throws -> ExitCode {
        let tasks = ["example", "language", "remove"].filter(command.isGiven)
        let file = command.argument("FILE")
        guard tasks.count + (file == nil ? 0 : 1) == 1 else {
            throw InputError(
                description: "Give a FILE, or one of --example, --language and --remove. "
                    + "See 'archbench generate --help'."
            )
        }
        if command.flag("language") {
            Console.write(LanguageText.text)
            return .success
        }
        let root = try PackageRoot.find(from: FileManager.default.currentDirectoryPath)
        if let name = command.value("example") {
            Console.write(try example(name, root))
            return .success
        }
        if let name = command.value("remove") { return try await remove(name, from: root) }
        return try await generate(file ?? "", in: root, command)
    }

    // MARK: - Examples

    private static func example(_ name: String, _ root: String) throws -> String {
        let files = examples(in: root)
        guard let path = files[name] else {
            throw InputError(
                description: "There is no example \"\(name)\"; there are "
                    + files.keys.sorted().joined(separator: ", ") + "."
            )
        }
        let text = try String(contentsOfFile: path, encoding: .utf8)
        return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }

    /// The small ones, and the features of the workbench that have a description.
    private static func examples(in root: String) -> [String: String] {
        let manager = FileManager.default
        var files: [String: String] = [:]
        let folder = "\(root)/Sources/Generation/Examples"
        for name in (try? manager.contentsOfDirectory(atPath: folder)) ?? [] {
            files[String(name.split(separator: ".")[0])] = "\(folder)/\(name)"
        }
        for feature in Selection.describedFeatures(in: root) {
            files[feature.name] = "\(root)/\(feature.descriptionPath)"
        }
        return files
    }

    // MARK: - Writing

    private static func generate(
        _ file: String,
        in root: String,
        _ command: ParsedCommand
    ) async throws -> ExitCode {
        let tree = try await tree(of: file, root)
        let paths = tree.paths
        if command.flag("dry-run") {
            Console.write(paths.new.map { "new      \($0)" }.joined(separator: "\n"))
            Console.write(paths.changed.map { "changed  \($0)" }.joined(separator: "\n"))
            return .success
        }
        do {
            if let folder = command.value("output") {
                try tree.writeFiles(below: folder)
            } else if command.flag("replace") {
                try await replace(tree, in: root)
            } else {
                try tree.write(to: root)
            }
        } catch let error as FeatureTree.Failure {
            throw InputError(description: error.description)
        }
        Console.write(GeneratedSummary(files: tree.newFiles).text)
        let name = tree.feature.identifier
        Console.write(
            command.isGiven("output")
                ? "\nThe workbench is as it was: these files are only to look at."
                : """

                Go on with
                  swift run archbench check --feature \(name)
                  swift run archbench report --quick --feature \(name) --output .build/\(name)
                """
        )
        return .success
    }

    /// Writes a feature anew.
    private static func replace(_ tree: FeatureTree, in root: String) async throws {
        let type = tree.feature.type
        let path = "Sources/Features/\(type)/\(type).feature"
        guard FileManager.default.fileExists(atPath: "\(root)/\(path)") else {
            throw InputError(
                description:
                    "There is no \(path) to replace; leave --replace out for a new feature."
            )
        }
        let old = try await Self.tree(of: "\(root)/\(path)", root)
        let output = try await ChildProcess(
            "/usr/bin/env",
            ["git", "-C", root, "status", "--porcelain", "--untracked-files=all", "--"]
                + old.paths.new
        ).output()
        let changes = String(decoding: output, as: UTF8.self)
        guard changes.isEmpty else {
            throw InputError(
                description: "Nothing was written, since git has changes in these files; commit or "
                    + "undo them first:\n\(changes)"
            )
        }
        try tree.replace(old, in: root)
    }

    private static func tree(of file: String, _ root: String) async throws -> FeatureTree {
        let description: Descriptions.Description
        let source: String
        do {
            (description, source) = try DescriptionFile.read(file)
        } catch {
            throw InputError(description: error.description)
        }
        do {
            let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
            let toolchain = try await SwiftToolchain.find(path: path)
            return try await FeatureTree(
                description,
                source: source,
                formatting: Formatting(toolchain, packageRoot: root)
            )
        } catch let error as ToolchainError {
            throw WorkbenchError(error)
        }
    }

    // MARK: - Taking away

    private static func remove(_ name: String, from root: String) async throws -> ExitCode {
        let described = Selection.describedFeatures(in: root)
        guard let feature = described.first(where: { $0.name == name }) else {
            throw InputError(
                description: "There is no feature \"\(name)\" with a description; there are "
                    + described.map(\.name).joined(separator: ", ") + "."
            )
        }
        let tree = try await tree(of: "\(root)/\(feature.descriptionPath)", root)
        let edited = tree.editedFiles(in: root)
        guard edited.isEmpty else {
            throw InputError(
                description:
                    "Nothing was taken away, since these files are not as they were generated:\n"
                    + edited.map { "  \($0)" }.joined(separator: "\n")
            )
        }
        do {
            try tree.remove(from: root)
        } catch {
            throw InputError(description: error.description)
        }
        let paths = tree.paths
        Console.write(
            "\(paths.new.count) files are gone, and the lines in \(paths.changed.joined(separator: ", "))."
        )
        return .success
    }
}
