internal import Changes
internal import CommandLineArguments
internal import Foundation
internal import Matrix
internal import Pipeline
internal import Workshop

/// The names that completions read from the files of the clone: those of exercises, lessons,
/// changes, modules and examples. There are none outside of a clone.
@MainActor
enum FoundNames {
    /// The kind of an argument that names an exercise, after one of the given actions.
    static func exercises(after actions: [String]) -> ValueKind {
        let names = found { try ExerciseLibrary(packageRoot: $0).names() }
        return .oneOfThose(with: actions.map { .init(with: $0, names) })
    }

    /// The kind of an argument that names a change, after one of the given actions.
    static func changes(after actions: [String]) -> ValueKind {
        let names = found { try ChangeLibrary(packageRoot: $0).names() }
        return .oneOfThose(with: actions.map { .init(with: $0, names) })
    }

    static var lessons: ValueKind {
        .oneOfFound(found { try LessonLibrary(packageRoot: $0).lessons().map(\.name) })
    }

    /// The kind of an argument that names a module, after the name of its feature.
    static var modules: ValueKind {
        .oneOfThose(
            with: Feature.all.map { feature in
                .init(
                    with: feature.name,
                    found { root in
                        try feature.implementations.flatMap {
                            try ImplementationModule.names(of: $0, packageRoot: root)
                        }.distinct
                    }
                )
            }
        )
    }

    static var examples: ValueKind {
        .oneOfFound(found { GenerateCommand.examples(in: $0).keys.sorted() })
    }

    /// Returns names in the clone, or none if they are not needed: other commands than completions
    /// read their names themselves.
    private static func found(_ names: (_ root: String) throws -> [String]) -> [String] {
        guard CommandLine.arguments.dropFirst().first == "completions",
            let root = try? PackageRoot.find(from: FileManager.default.currentDirectoryPath)
        else { return [] }
        return (try? names(root)) ?? []
    }
}
