internal import CommandLineArguments
internal import Foundation
internal import Matrix
internal import Rendering
internal import Report
internal import Workbench
internal import Workshop

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
            + "mutation results with the change; this takes several minutes per change.",
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
                help: "The name of a change; 'measure' without a name measures all."
            ),
        ],
        options: [
            .value(
                "variant",
                placeholder: "NAME",
                kind: .oneOf(Variant.all.map(\.name)),
                isRepeatable: true,
                defaultText: "all",
                help: "With show: print only the patch of this variant."
            ),
            .flag(
                "build",
                help:
                    "With measure: build and test each change again, to count compile errors, "
                    + "recompiled files and killed mutants in changed lines."
            ),
        ],
        examples: [
            .init("archbench change list"),
            .init("archbench change show say-goodbye --variant viper"),
            .init("archbench change measure"),
        ]
    )

    private enum Action: String, CaseIterable {
        case list, show, apply, measure
    }

    static func run(_ command: ParsedCommand) async throws -> ExitCode {
        let root = try PackageRoot.find(from: FileManager.default.currentDirectoryPath)
        let library = ChangeLibrary(packageRoot: root)
        let action = Action(rawValue: command.argument("ACTION") ?? "") ?? .list
        try checkOptions(command, action)
        switch action {
        case .list: try list(library)
        case .show: try show(try name(command, library), command, library)
        case .apply: try await apply(try name(command, library), library, packageRoot: root)
        case .measure: try await measure(command, library, packageRoot: root)
        }
        return .success
    }

    private static func checkOptions(_ command: ParsedCommand, _ action: Action) throws {
        guard action == .show || command.values("variant").isEmpty else {
            throw InputError(description: "--variant works only with 'show'.")
        }
        guard action == .measure || !command.flag("build") else {
            throw InputError(description: "--build works only with 'measure'.")
        }
    }

    private static func name(_ command: ParsedCommand, _ library: ChangeLibrary) throws -> String {
        let names = try library.names()
        guard let name = command.argument("CHANGE") else {
            throw InputError(
                description: "Name a change. 'archbench change list' lists them: "
                    + names.joined(separator: ", ") + "."
            )
        }
        guard names.contains(name) else {
            throw command.error(rejecting: name, of: "CHANGE", among: names)
        }
        return name
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
    ) throws {
        let change = try library.change(name)
        let chosen = try command.values("variant").flatMap {
            try Selection.variants($0, of: change.feature)
        }
        let story = wrapped(
            change.story.joined(separator: " "),
            width: min(Console.columns, 100),
            indentation: 0
        )
        Console.write("\(change.title)\n\n\(story.joined(separator: "\n"))\n")
        if chosen.isEmpty {
            Console.write("▸ Shared by all variants\n")
            Console.write(try library.text(ofPatch: library.contract(of: name)))
        }
        for variant in chosen.isEmpty ? change.feature.variants : chosen {
            Console.write("▸ \(variant.title): \(change.reasons[variant.name] ?? "")\n")
            Console.write(try library.text(ofPatch: library.patch(of: name, variant)))
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
        guard changes.isEmpty else { throw WorkshopError.wouldBeLost(changes) }
        try await tree.apply(try library.patches(of: name))
        Console.write(
            """
            \(change.title): the patches are applied to \(change.feature).
            To check it:     archbench check --feature \(change.feature)
            To see it:       archbench demo \(change.feature)
            To undo it:      git restore \(change.places.joined(separator: " "))
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
            for name in try chosen.map({ [$0] }) ?? library.names() {
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
        let cells = try Feature.all.flatMap(\.cells).map { try library.changes(of: $0) }
        let page = ChangesPage(
            cells.map { cell in
                CellChanges(
                    cell: cell.cell,
                    changes: cell.changes.filter { chosen == nil || $0.name == chosen }
                )
            }
        )
        Console.write(page.text(width: Console.columns))
    }
}
