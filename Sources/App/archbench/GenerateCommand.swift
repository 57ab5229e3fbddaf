internal import CommandLineArguments
internal import Descriptions
internal import Foundation
internal import InputFiles
internal import Matrix
internal import PackageEditing
internal import Pipeline
internal import Toolchain

/// `archbench generate`: a feature in several architectures, generated from one description.
enum GenerateCommand: Subcommand {
    static let description = CommandDescription(
        name: "generate",
        abstract: "Generate a feature in several architectures from one description.",
        discussion:
            "A feature description lists what the user sees and can do; 'archbench help language' "
            + "explains its language. The command generates entities and services in the shared model, "
            + "the contract with named scenarios, implementations in MVC, MVP, MVVM, VIPER, Store and "
            + "Observable with their tests, and the entries in the matrix. The result is ordinary code that "
            + "you can edit. Existing files are never overwritten. A description with an excluded element is "
            + "played by 'archbench check', but cannot be generated.\n\n"
            + "The first run builds the generator, which takes about 20 seconds.",
        arguments: [
            ArgumentDescription(
                "FILE",
                arity: .optional,
                kind: .file,
                help: "The description file; '-' for standard input."
            )
        ],
        options: [
            .flag("dry-run", help: "List the files that would be written, and write nothing."),
            .flag(
                "replace",
                help:
                    "Regenerate a feature after its description changed. Refused if the generated "
                    + "files were edited."
            ),
            .value(
                "output",
                placeholder: "FOLDER",
                help: "Write the new files to this folder instead, only to read them."
            ),
            .value(
                "example",
                placeholder: "NAME",
                kind: FoundNames.examples,
                help: "Print an example description."
            ),
            .value(
                "show-template",
                placeholder: "KIND",
                help:
                    "Print the code that writes a kind of screen (elements, list, page, detail or "
                    + "form); FILE is a variant, model or contract."
            ),
            .flag("language", help: "Print the description language, like 'help language'."),
            .value(
                "remove",
                placeholder: "FEATURE",
                help: "Remove a generated feature. Refused if its files were edited."
            ),
        ],
        examples: [
            .init("archbench generate --example dice >dice.feature", "an example to start from"),
            .init("archbench generate dice.feature"),
            .init("archbench generate dice.feature --output /tmp/dice", "only to read the files"),
            .init("archbench generate --remove dice"),
            .init("archbench generate --show-template list viper", "the code that writes lists"),
        ]
    )

    static func run(_ command: ParsedCommand) async throws -> ExitCode {
        let file = command.argument("FILE")
        if let kind = command.value("show-template") {
            let root = try PackageRoot.find(from: FileManager.default.currentDirectoryPath)
            Console.write(try templates(kind, file, root))
            return .success
        }
        let tasks = ["example", "language", "remove"].filter(command.isGiven)
        guard tasks.count + (file == nil ? 0 : 1) == 1 else {
            throw ApplicationError.usage(
                "Give either a FILE or one of --example, --language and --remove. "
                    + "See 'archbench generate --help'."
            )
        }
        try refuseStrayOptions(command, for: tasks.first)
        if command.flag("language") {
            Console.write(LanguageText.text)
            return .success
        }
        let root = try PackageRoot.find(from: FileManager.default.currentDirectoryPath)
        if let name = command.value("example") {
            Console.write(try example(name, root, command))
            return .success
        }
        if let name = command.value("remove") {
            return try await remove(name, from: root, isDry: command.flag("dry-run"))
        }
        return try await generate(file ?? "", in: root, command)
    }

    /// Throws ``ApplicationError`` for an option that has no effect.
    private static func refuseStrayOptions(_ command: ParsedCommand, for task: String?) throws {
        let fitting =
            switch task {
            case nil: command.isGiven("output") ? ["output"] : ["dry-run", "replace"]
            case "remove": ["dry-run"]
            default: [String]()
            }
        let given = ["dry-run", "output", "replace"].filter(command.isGiven)
        guard let stray = given.first(where: { !fitting.contains($0) }) else { return }
        throw ApplicationError.usage(
            "--\(stray) has no effect with "
                + (task.map { "--\($0)" } ?? "--output") + ". Remove one of them."
        )
    }

    // MARK: - Examples

    private static func example(
        _ name: String,
        _ root: String,
        _ command: ParsedCommand
    ) throws -> String {
        let files = examples(in: root)
        guard let path = files[name] else {
            throw command.error(rejecting: name, of: "example", among: files.keys.sorted())
        }
        let text = try String(contentsOfFile: path, encoding: .utf8)
        return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }

    /// Returns the paths of the examples and of the descriptions of features, by name.
    static func examples(in root: String) -> [String: String] {
        let manager = FileManager.default
        var files: [String: String] = [:]
        let folder = "\(root)/Sources/Descriptions/Generation/Examples"
        for name in (try? manager.contentsOfDirectory(atPath: folder)) ?? [] {
            files[String(name.split(separator: ".")[0])] = "\(folder)/\(name)"
        }
        for (name, path) in described(in: root) { files[name] = path }
        return files
    }

    /// Returns the descriptions in the folders of features, by the features' names. It searches the
    /// folders, because this program may be older than a feature, and a feature may not compile.
    private static func described(in root: String) -> [(name: String, path: String)] {
        let folder = "\(root)/Sources/Features"
        let folders = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return folders.sorted().compactMap { type in
            let path = "\(folder)/\(type)/\(type).feature"
            guard let read = try? DescriptionFile.read(path) else { return nil }
            return (read.description.feature.identifier, path)
        }
    }

    // MARK: - Writing

    private static func generate(
        _ file: String,
        in root: String,
        _ command: ParsedCommand
    ) async throws -> ExitCode {
        if file == "-", Console.readsFromTerminal {
            Console.report("Type the description, then press Ctrl-D.")
        }
        let read = try read(file)
        let file = file == "-" ? "<stdin>" : file
        try refuseLimit(of: read, in: file)
        try await Selection.lockClone(root)
        // A refusal needs no generator, which may have to be built.
        let committed =
            command.flag("replace") && !command.flag("dry-run")
            ? try await committedDescription(of: read, in: root) : nil
        let tree = try await tree(of: read, root, namesIn: file)
        let paths = tree.paths
        if command.flag("dry-run") {
            let existing = command.flag("replace") ? [] : tree.existing(in: root)
            guard existing.isEmpty else {
                throw ApplicationError.exists(existing, advice: ApplicationError.renaming)
            }
            Console.write(listing(paths, "new    ", "changed"))
            return .success
        }
        if let folder = command.value("output") { try refuse(folder, within: root) }
        if let folder = command.value("output") {
            try tree.writeFiles(below: folder)
        } else if let committed {
            try await replace(committed, by: tree, in: root)
        } else {
            try Interruption.holdOff { try tree.write(to: root) }
        }
        Console.write(GeneratedSummary(files: tree.files).text)
        let name = tree.feature.identifier
        Console.write(
            command.isGiven("output")
                ? "\nNo file of archbench was changed."
                : """

                Next steps:
                  swift run archbench check --feature \(name)
                  swift run archbench report --quick --feature \(name) --output .build/\(name)
                """
        )
        return .success
    }

    /// Throws ``ApplicationError`` if the feature can be played and checked, but not generated.
    private static func refuseLimit(of read: Read, in file: String) throws {
        guard let limit = read.description.generationLimit else { return }
        throw ApplicationError.usage("\(place(of: limit.text, in: read, file)): \(limit)")
    }

    /// Returns the file and the first line that contains a name.
    private static func place(of name: String, in read: Read, _ file: String) -> String {
        let lines = read.source.split(separator: "\n", omittingEmptySubsequences: false)
        let line = lines.firstIndex { $0.lowercased().contains(name) }.map { $0 + 1 } ?? 1
        return "\(FileName.shown(file)):\(line)"
    }

    private static func listing(
        _ paths: (new: [String], changed: [String]),
        _ new: String,
        _ changed: String
    ) -> String {
        (paths.new.map { "\(new)  \($0)" } + paths.changed.map { "\(changed)  \($0)" })
            .joined(separator: "\n")
    }

    /// Throws ``ApplicationError`` for a folder among the sources, where the files would be compiled.
    private static func refuse(_ folder: String, within root: String) throws {
        let path = URL(fileURLWithPath: folder).standardizedFileURL.resolvingSymlinksInPath().path
        let base = URL(fileURLWithPath: root).resolvingSymlinksInPath().path
        guard (path + "/").hasPrefix(base + "/"), !(path + "/").hasPrefix(base + "/.build/") else {
            return
        }
        throw ApplicationError.usage(
            "\(folder) is inside the package. Choose a folder elsewhere, or in .build."
        )
    }

    /// Returns the description from which the feature to replace was generated: the committed one,
    /// because the file may be edited.
    private static func committedDescription(of read: Read, in root: String) async throws -> Read {
        let type = read.description.feature.type
        let path = "Sources/Features/\(type)/\(type).feature"
        guard FileManager.default.fileExists(atPath: "\(root)/\(path)") else {
            throw ApplicationError.usage(
                "\(path) does not exist. For a new feature, remove --replace."
            )
        }
        let source: Data
        do {
            source = try await ChildProcess(
                "/usr/bin/env",
                ["git", "-C", root, "show", "HEAD:\(path)"]
            ).output()
        } catch {
            throw ApplicationError.usage(
                "\(path) is not committed. Commit the feature before you replace it."
            )
        }
        let folder = FileManager.default.temporaryDirectory
        let copy = folder.appending(path: "archbench-\(UUID().uuidString).feature")
        defer { try? FileManager.default.removeItem(at: copy) }
        try source.write(to: copy)
        return try Self.read(copy.path)
    }

    /// Replaces the files of a feature.
    private static func replace(
        _ committed: Read,
        by tree: FeatureTree,
        in root: String
    ) async throws {
        let path = "Sources/Features/\(tree.feature.type)/\(tree.feature.type).feature"
        let old = try await Self.tree(of: committed, root)
        let edited = old.editedFiles(in: root).filter { $0 != path }
        guard edited.isEmpty else {
            throw ApplicationError.usage(
                "Nothing was written, because these files differ from those generated from the "
                    + "committed description:\n"
                    + edited.map { "  \($0)" }.joined(separator: "\n")
            )
        }
        try Interruption.holdOff { try tree.replace(old, in: root) }
    }

    /// A description and its source text.
    private typealias Read = (description: Descriptions.Description, source: String)

    private static func read(_ file: String) throws -> Read {
        do {
            return try DescriptionFile.read(file)
        } catch {
            throw ApplicationError.usage(error.description)
        }
    }

    /// - Parameter file: the path of the description, for a message about a name that conflicts
    ///   with another name in generated code; `nil` if names are not checked.
    private static func tree(
        of read: Read,
        _ root: String,
        namesIn file: String? = nil
    ) async throws -> FeatureTree {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let generator = GeneratorRun(packageRoot: root, path: path) { Console.report($0) }
        let task = GenerationTask(
            source: read.source,
            packageRoot: root,
            checksNames: file != nil
        )
        switch try await generator.result(of: task) {
        case .collision(let name, let reason):
            throw ApplicationError.usage(
                "\(place(of: name, in: read, file ?? "")): '\(name)' cannot be used: "
                    + "\(reason). Choose another name."
            )
        case .files(let files):
            return try await FeatureTree(
                read.description,
                source: read.source,
                generated: files,
                formatting: Formatting.find(packageRoot: root)
            )
        }
    }

    // MARK: - Removing

    private static func remove(
        _ name: String,
        from root: String,
        isDry: Bool
    ) async throws -> ExitCode {
        let described = described(in: root)
        guard let path = described.first(where: { $0.name == name })?.path else {
            throw ApplicationError.usage(
                "No feature '\(name)' has a description. Choose one of: "
                    + described.map(\.name).joined(separator: ", ") + "."
            )
        }
        let read = try read(path)
        try await Selection.lockClone(root)
        let tree = try await tree(of: read, root)
        let edited = tree.editedFiles(in: root)
        guard edited.isEmpty else {
            throw ApplicationError.usage(
                "Nothing was removed, because these files were edited after their generation:\n"
                    + edited.map { "  \($0)" }.joined(separator: "\n")
            )
        }
        let paths = tree.paths
        if isDry {
            Console.write(listing(paths, "removed", "changed"))
            return .success
        }
        try Interruption.holdOff { try tree.remove(from: root) }
        Console.write(
            "Removed \(paths.new.count) files, and lines in \(paths.changed.joined(separator: ", "))."
        )
        return .success
    }
}

extension GenerateCommand {
    private static let variants = ["MVC", "MVP", "MVVM", "Observable", "Store", "VIPER"]

    /// Returns the files that write a kind of screen in an architecture.
    private static func emitters(of kind: String, _ variant: String) -> [String] {
        switch kind.lowercased() {
        case "elements": ["\(variant)Screen"]
        case "list": ["Lists/\(variant)List"]
        case "detail": ["Entity/\(variant)Entity"]
        case "form": ["Entity/\(variant)Entity", "Form/\(variant)Form"]
        default: ["Pages/PageScreen", "Header/\(variant)Header"]
        }
    }

    /// Returns the code that writes a kind of screen, each file after its path: what writes a variant, or
    /// the templates of the model or the contract.
    static func templates(_ kind: String, _ part: String?, _ root: String) throws
        -> String
    {
        func names(in path: String) -> [String] {
            let names = try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(path)")
            return (names ?? []).sorted()
        }
        func choose(_ name: String?, among names: [String], as what: String) throws -> String {
            guard let found = names.first(where: { $0.lowercased() == name?.lowercased() }) else {
                throw ApplicationError.usage(
                    "\(name.map { "Unknown \(what) '\($0)'" } ?? "Name a \(what)"). "
                        + "Choose one of: \(names.joined(separator: ", ").lowercased())."
                )
            }
            return found
        }
        func shown(_ path: String) throws -> String {
            let text = try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
            return "▸ \(path)\n\n\(text)"
        }
        let place = "Sources/Descriptions/Templates"
        let ofKind = "\(place)/\(try choose(kind, among: names(in: place), as: "kind of screen"))"
        let found = try choose(part, among: names(in: ofKind) + variants, as: "part")
        if variants.contains(found) {
            return try emitters(of: kind, found)
                .map { try shown("Sources/Descriptions/Generation/Emission/\($0).swift") }
                .joined(separator: "\n")
        }
        let path = "\(ofKind)/\(found)"
        return try names(in: path).map { try shown("\(path)/\($0)") }.joined(separator: "\n")
    }
}
