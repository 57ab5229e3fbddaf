internal import Changes
internal import Foundation
internal import InputFiles
internal import Matrix
internal import TemporaryFolders
internal import Testing
internal import Workshop

/// Verifies the files of exercises; `scripts/check-exercises` builds and tests them.
@Suite("The exercises of this package")
struct ExerciseLibraryTests {
    private static let library = ExerciseLibrary(packageRoot: OwnPackage.root)
    private static var names: [String] { (try? library.names()) ?? [] }

    @Test("Each level has exercises")
    func levels() throws {
        let levels = try Self.library.names().map { try Self.library.exercise($0).level }
        #expect(Set(levels) == Set(Exercise.Level.allCases))
    }

    @Test(
        "Invalid JSON that Foundation accepts is refused with line and column",
        arguments: [
            (#"{"level": 1, "level": 2}"#, "the key \"level\" is given twice"),
            (#"{"task": ["a",]}"#, "there is a comma before \"]\"; remove it"),
        ]
    )
    func strictness(json: String, reason: String) throws {
        let folder = try TemporaryFolder([
            "\(ExerciseLibrary.path)/a/exercise.json": json,
            "\(ChangeLibrary.path)/a/change.json": json,
        ])
        defer { folder.remove() }
        for read in [
            { _ = try ExerciseLibrary(packageRoot: folder.path).exercise("a") },
            { _ = try ChangeLibrary(packageRoot: folder.path).change("a") },
        ] {
            let error = #expect(throws: ApplicationError.self) { try read() }
            #expect(error?.description.contains("cannot be read: ") == true)
            #expect(error?.description.contains("line 1, column ") == true)
            #expect(error?.description.contains(reason) == true)
        }
    }

    @Test("Each exercise has a task of at most five lines and three hints", arguments: names)
    func texts(name: String) throws {
        let exercise = try Self.library.exercise(name)
        #expect((1...5).contains(exercise.task.count))
        #expect(exercise.hints.count == 3)
        #expect(exercise.feature.variants.contains(exercise.variant))
        #expect(!exercise.checks.isEmpty)
        #expect(try exercise.mistakes.count == Self.library.wrongSolutions(of: name).count)
        for text in exercise.hints + exercise.task + exercise.checks.map(\.lead) + exercise.mistakes
            + [exercise.reason]
        {
            #expect(!text.isEmpty)
        }
        for check in exercise.checks {
            let asked = (check.roles ?? []) + (check.files ?? [])
            #expect([.mutants, .record].contains(check.kind) == !asked.isEmpty)
            #expect((check.kind == .calls) == (check.scenario != nil && (check.limit ?? 0) > 0))
        }
        let start = try String(contentsOfFile: Self.library.start(of: name), encoding: .utf8)
        for place in exercise.places {
            let exists = FileManager.default.fileExists(atPath: "\(OwnPackage.root)/\(place)")
            #expect(exists || start.contains(" b/\(place)/"))
        }
    }

    @Test(
        "The start fits the sources; the solution and wrong solutions fit the start",
        .enabled(if: OwnPackage.isClone),
        arguments: names
    )
    func patches(name: String) async throws {
        let index = try await PatchedIndex()
        defer { index.remove() }
        let start = Self.library.start(of: name)
        try await index.apply(try String(contentsOfFile: start, encoding: .utf8))
        let wrong = try Self.library.wrongSolutions(of: name)
        #expect(wrong.count >= 3)
        let solutions = [Self.library.solution(of: name)].compactMap(\.self) + wrong
        for patch in solutions { try await index.check(patch) }
        let places = try Self.library.exercise(name).places
        for patch in [start] + solutions {
            let files = try await index.files(in: patch)
            #expect(!files.isEmpty)
            for file in files {
                #expect(places.contains { file.hasPrefix("\($0)/") }, "\(file)")
            }
        }
    }
}
