internal import Changes
internal import CommandLineArguments
internal import Foundation
internal import InputFiles
internal import Matrix
internal import Pipeline
internal import Rendering
internal import Report

/// `archbench change`: changes of existing features, and their cost in each variant.
enum ChangeCommand: Subcommand {
    static let description = CommandDescription(
        name: "change",
        abstract: "Show changes of a feature and measure their cost in each variant.",
        discussion:
            "'list' lists the changes, 'show CHANGE' prints the request and the patches, "
            + "'apply CHANGE' applies the patches to the sources, and 'measure' counts the cost of each "
            + "change: files, lines by role, types, interface changes and tests. 'apply' refuses to run "
            + "if it would overwrite uncommitted work. With --build, 'measure' first builds and tests "
            + "each change in a copy of the sources, and stores compile errors, recompiled files and "
            + "mutation results with the change; this takes several minutes per change. 'rebase' brings the "
            + "patches to the current sources after an implementation was edited: it merges, formats, "
            + "builds and tests them, and writes them again. If both sides edited the same lines, it "
            + "leaves files with conflict markers and prints their names.",
        arguments: [
            ArgumentDescription(
                "ACTION",
                arity: .one,
                kind: .oneOf(Action.allCases.map(\.rawValue)),
                help: "The action."
            ),
            ArgumentDescription(
                "CHANGE",
                arity: .optional,
                kind: FoundNames.changes(after: ["show", "apply", "measure", "rebase"]),
                help: "The name of a change; 'measure' and 'rebase' without a name take all."
            ),
        ],
        options: [
            .value(
                "variant",
                placeholder: "NAME",
                kind: .oneOf(Variant.all.map(\.name)),
                isRepeatable: true,
                defaultText: "all",
                help: "With show and rebase: only the patch of this variant."
            ),
            .flag(
                "build",
                help:
                    "With measure: build and test each change again, to count compile errors, "
                    + "recompiled files and killed mutants in changed lines."
            ),
        ] + RebaseCommand.options,
        examples: [
            .init("archbench change list"),
            .init("archbench change show add-second-button --variant viper"),
            .init("archbench change measure"),
            .init("archbench change rebase"),
        ]
    )

    private enum Action: String, CaseIterable {
        case list, show, apply, measure, rebase
    }

    static func run(_ command: ParsedCommand) async throws -> ExitCode {
        let root = try PackageRoot.find(from: FileManager.default.currentDirectoryPath)
        let library = ChangeLibrary(packageRoot: root)
        let action = Action(rawValue: command.argument("ACTION") ?? "") ?? .list
        try checkOptions(command, action)
        switch action {
        case .list: try list(library)
        case .show: try await show(try name(command, library), command, library)
        case .apply:
            let name = try name(command, library)
            try await Selection.lockClone(root)
            try await apply(name, library, packageRoot: root)
        case .measure: try await measure(command, library, packageRoot: root)
        case .rebase:
            let chosen = try names(command, library)
            try await Selection.lockClone(root)
            let isDone = try await RebaseCommand(command, packageRoot: root)
                .rebase(chosen, of: library)
            return isDone ? .success : .failure
        }
        return .success
    }

    private static func checkOptions(_ command: ParsedCommand, _ action: Action) throws {
        guard [.show, .rebase].contains(action) || command.values("variant").isEmpty else {
            throw ApplicationError.usage("--variant works only with 'show' and 'rebase'.")
        }
        try RebaseCommand.checkOptions(command, isRebase: action == .rebase)
        guard action == .measure || !command.flag("build") else {
            throw ApplicationError.usage("--build works only with 'measure'.")
        }
    }

    private static func name(_ command: ParsedCommand, _ library: ChangeLibrary) throws -> String {
        let names = try library.names()
        guard let name = command.argument("CHANGE") else {
            throw ApplicationError.usage(
                "Name a change. 'archbench change list' lists them: "
                    + names.joined(separator: ", ") + "."
            )
        }
        guard names.contains(name) else {
            throw command.error(rejecting: name, of: "CHANGE", among: names)
        }
        return name
    }

    /// Returns the named change. If none is named, returns the changes of all features that have
    /// one of the chosen variants.
    private static func names(
        _ command: ParsedCommand,
        _ library: ChangeLibrary
    ) throws -> [String] {
        guard command.argument("CHANGE") == nil else { return [try name(command, library)] }
        let chosen = command.values("variant")
        guard !chosen.isEmpty else { return try library.names() }
        let names = try library.names().filter { name in
            try library.change(name).feature.variants.contains { chosen.contains($0.name) }
        }
        guard !names.isEmpty else {
            throw ApplicationError.usage(
                "No change belongs to a feature with \(chosen.joined(separator: " or "))."
            )
        }
        return names
    }

    /// Returns the parts of a change for the chosen variants, or all parts if none is chosen.
    static func parts(
        of name: String,
        _ command: ParsedCommand,
        in library: ChangeLibrary
    ) throws -> [ChangeLibrary.Part] {
        let change = try library.change(name)
        var names = command.values("variant")
        if command.argument("CHANGE") == nil {
            names.removeAll { name in !change.feature.variants.contains { $0.name == name } }
        }
        let chosen = try names.flatMap {
            try Selection.variants($0, of: change.feature)
        }
        let written = try library.parts(of: name)
        guard !chosen.isEmpty else { return written }
        let parts = chosen.map(ChangeLibrary.Part.variant)
        if let missing = parts.first(where: { !written.contains($0) }) {
            throw ApplicationError.usage(
                "\(missing.name) has no patch of '\(name)' yet. 'archbench change show \(name)' shows "
                    + "those of the other variants."
            )
        }
        return parts
    }

    private static func list(_ library: ChangeLibrary) throws {
        let names = try library.names()
        let width = names.map(\.count).max() ?? 0
        for name in names {
            let change = try library.change(name)
            Console.write("\(name.padded(to: width))  \(change.feature): \(change.title)")
        }
    }

    private static func show(
        _ name: String,
        _ command: ParsedCommand,
        _ library: ChangeLibrary
    ) async throws {
        let change = try library.change(name)
        let story = wrapped(
            change.story.joined(separator: " "),
            width: min(Console.columns, 100),
            indentation: 0
        )
        Console.write("\(change.title)\n\n\(story.joined(separator: "\n"))\n")
        for part in try parts(of: name, command, in: library) {
            switch part {
            case .shared: Console.write("▸ Shared by all variants\n")
            case .variant(let variant):
                Console.write("▸ \(variant.title): \(change.reasons[variant.name] ?? "")\n")
            }
            Console.write(try await library.text(of: name, part))
        }
    }

    private static func apply(
        _ name: String,
        _ library: ChangeLibrary,
        packageRoot: String
    ) async throws {
        let change = try library.change(name)
        let tree = WorkingTree(root: packageRoot)
        let changes = try await tree.changes(in: change.places)
        guard changes.isEmpty else { throw ApplicationError.wouldBeLost(changes) }
        let places = change.places.joined(separator: " ")
        try library.apply(name, try library.parts(of: name))
        Console.write(
            """
            \(change.title): the patches are applied to \(change.feature).
            To check it:     archbench check --feature \(change.feature)
            To see it:       archbench demo \(change.feature)
            To undo it:      git restore \(places) && git clean -fd \(places)
            """
        )
    }

    private static func measure(
        _ command: ParsedCommand,
        _ library: ChangeLibrary,
        packageRoot: String
    ) async throws {
        let chosen = command.argument("CHANGE") == nil ? nil : try name(command, library)
        if command.flag("build") {
            try await Selection.lockClone(packageRoot)
            for name in try names(command, library) {
                Console.report(name)
                let costs = try await ChangeBuildRun(
                    name,
                    packageRoot: packageRoot,
                    path: ProcessInfo.processInfo.environment["PATH"] ?? "",
                    progress: ConsoleProgress()
                )
                .run()
                Console.report("Results written to \(try library.write(costs, of: name)).")
            }
        }
        var implementations: [ImplementationChanges] = []
        for implementation in Feature.all.flatMap(\.implementations) {
            implementations.append(try await library.changes(of: implementation))
        }
        let page = ChangesPage(
            implementations.map { implementation in
                ImplementationChanges(
                    implementation: implementation.implementation,
                    changes: implementation.changes.filter { chosen == nil || $0.name == chosen }
                )
            }
        )
        Console.write(page.text(width: Console.tableColumns))
    }
}
