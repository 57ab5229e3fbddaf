internal import CommandLineArguments
internal import Descriptions
internal import FeatureTrees
internal import Foundation
internal import InputFiles
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
            ArgumentDescription(
                "FILE",
                arity: .optional,
                kind: .file,
                help: "The description; '-' for standard input."
            )
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
        try refuseStrayOptions(command, for: tasks.first)
        if command.flag("language") {
            Console.write(LanguageText.text)
            return .success
        }
        let root = try PackageRoot.find(from: FileManager.default.currentDirectoryPath)
        if let name = command.value("example") {
            Console.write(try example(name, root))
            return .success
        }
        if let name = command.value("remove") {
            return try await remove(name, from: root, isDry: command.flag("dry-run"))
        }
        return try await generate(file ?? "", in: root, command)
    }

    /// An option that would say nothing is a slip.
    private static func refuseStrayOptions(_ command: ParsedCommand, for task: String?) throws {
        let fitting =
            switch task {
            case nil: command.isGiven("output") ? ["output"] : ["dry-run", "replace"]
            case "remove": ["dry-run"]
            default: [String]()
            }
        let given = ["dry-run", "output", "replace"].filter(command.isGiven)
        guard let stray = given.first(where: { !fitting.contains($0) }) else { return }
        throw InputError(
            description: "--\(stray) says nothing beside "
                + (task.map { "--\($0)" } ?? "--output") + "; leave one of them out."
        )
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
        for (name, path) in described(in: root) { files[name] = path }
        return files
    }

    /// The descriptions that stand beside features, by the features' names. They are looked for in the
    /// folders, since this program may be older than a feature, and a feature may not compile.
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
            Console.report("Type the description, and end it with Ctrl-D.")
        }
        let read = try read(file)
        let file = file == "-" ? "<stdin>" : file
        try refuseLeftOut(of: read, in: file)
        let tree = try await tree(of: read, root, namesIn: file)
        let paths = tree.paths
        if command.flag("dry-run") {
            let existing = command.flag("replace") ? [] : tree.existing(in: root)
            guard existing.isEmpty else {
                throw InputError(
                    description: FeatureTree.Failure.notWritten(.exists(existing)).description
                )
            }
            Console.write(listing(paths, "new    ", "changed"))
            return .success
        }
        if let folder = command.value("output") { try refuse(folder, within: root) }
        do {
            if let folder = command.value("output") {
                try tree.writeFiles(below: folder)
            } else if command.flag("replace") {
                try await replace(tree, in: root)
            } else {
                try Interruption.holdOff { try tree.write(to: root) }
            }
        } catch let error as FeatureTree.Failure {
            throw InputError(description: error.description)
        }
        Console.write(GeneratedSummary(files: tree.files).text)
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

    /// Refuses what nothing can be generated from.
    private static func refuseLeftOut(of read: Read, in file: String) throws {
        guard let part = read.description.allLeftOut.first else { return }
        throw InputError(
            description:
                "\(place(of: part.name.text, in: read, file)): “\(part.name)” is left out, and nobody "
                + "knows what to write for it: that can be played and checked, and not be "
                + "generated. Describe the feature without it."
        )
    }

    /// The file, and the line in which a name stands first.
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

    /// Files to look at that stood among the sources would be taken for sources.
    private static func refuse(_ folder: String, within root: String) throws {
        let path = URL(fileURLWithPath: folder).standardizedFileURL.resolvingSymlinksInPath().path
        let base = URL(fileURLWithPath: root).resolvingSymlinksInPath().path
        guard (path + "/").hasPrefix(base + "/"), !(path + "/").hasPrefix(base + "/.build/") else {
            return
        }
        throw InputError(
            description: "\(folder) is within the workbench; name a folder elsewhere, or in .build."
        )
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
        // The file itself may be what has been edited; git has what the feature was generated from.
        let source: Data
        do {
            source = try await ChildProcess(
                "/usr/bin/env",
                ["git", "-C", root, "show", "HEAD:\(path)"]
            ).output()
        } catch {
            throw InputError(
                description: "git does not know \(path); commit the feature before it is replaced."
            )
        }
        let folder = FileManager.default.temporaryDirectory
        let copy = folder.appending(path: "archbench-\(UUID().uuidString).feature")
        defer { try? FileManager.default.removeItem(at: copy) }
        try source.write(to: copy)
        let old = try await Self.tree(of: read(copy.path), root)
        let edited = old.editedFiles(in: root).filter { $0 != path }
        guard edited.isEmpty else {
            throw InputError(
                description:
                    "Nothing was written, since these files are not as they were generated "
                    + "from the description that git has:\n"
                    + edited.map { "  \($0)" }.joined(separator: "\n")
            )
        }
        try Interruption.holdOff { try tree.replace(old, in: root) }
    }

    /// A description with its text.
    private typealias Read = (description: Descriptions.Description, source: String)

    private static func read(_ file: String) throws -> Read {
        do {
            return try DescriptionFile.read(file)
        } catch {
            throw InputError(description: error.description)
        }
    }

    /// - Parameter file: where the description stands, for a message about a name in it that would meet
    ///   another in generated code; `nil` where names are not checked.
    private static func tree(
        of read: Read,
        _ root: String,
        namesIn file: String? = nil
    ) async throws -> FeatureTree {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let generator = GeneratorRun(packageRoot: root, path: path) { Console.report($0) }
        let task = GenerationTask(source: read.source, namesTakenIn: file.map { _ in root })
        switch try await generator.result(of: task) {
        case .collision(let name, let reason):
            throw InputError(
                description:
                    "\(place(of: name, in: read, file ?? "")): “\(name)” cannot be used: "
                    + "\(reason). Use another name."
            )
        case .files(let files):
            do {
                return try await FeatureTree(
                    read.description,
                    source: read.source,
                    generated: files,
                    formatting: Formatting.find(packageRoot: root)
                )
            } catch let error as ToolchainError {
                throw WorkbenchError(error)
            }
        }
    }

    // MARK: - Taking away

    private static func remove(
        _ name: String,
        from root: String,
        isDry: Bool
    ) async throws -> ExitCode {
        let described = described(in: root)
        guard let path = described.first(where: { $0.name == name })?.path else {
            throw InputError(
                description: "There is no feature \"\(name)\" with a description; there are "
                    + described.map(\.name).joined(separator: ", ") + "."
            )
        }
        let tree = try await tree(of: read(path), root)
        let edited = tree.editedFiles(in: root)
        guard edited.isEmpty else {
            throw InputError(
                description:
                    "Nothing was taken away, since these files are not as they were generated:\n"
                    + edited.map { "  \($0)" }.joined(separator: "\n")
            )
        }
        let paths = tree.paths
        if isDry {
            Console.write(listing(paths, "gone   ", "changed"))
            return .success
        }
        do {
            try Interruption.holdOff { try tree.remove(from: root) }
        } catch let error as FeatureTree.Failure {
            throw InputError(description: error.description)
        }
        Console.write(
            "\(paths.new.count) files are gone, and the lines in \(paths.changed.joined(separator: ", "))."
        )
        return .success
    }
}
