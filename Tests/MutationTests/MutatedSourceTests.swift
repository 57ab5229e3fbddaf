internal import Foundation
internal import Matrix
internal import TemporaryFolders
internal import Testing
internal import Toolchain

@testable internal import Mutation

@Suite("The source with mutants")
struct MutatedSourceTests {
    private func text(of source: String) -> String {
        let sites = SiteFinder.sites(in: Array(source.utf8))
        let numbered = sites.enumerated().map { (site: $1, condition: "m(\($0 + 1))") }
        return String(decoding: MutatedSource(Array(source.utf8), numbered).text, as: UTF8.self)
    }

    @Test("Each mutant has a condition that selects it")
    func frames() {
        #expect(text(of: "func f() { a() }") == "func f() { if !m(1) { a() } }")
        #expect(text(of: "let a = b == c") == "let a = (m(1) != (b == c))")
        #expect(text(of: "func f() { if let a { } }") == "func f() { if let a, !m(1) { } }")
        #expect(text(of: "let a = 2") == "let a = (m(1) ? 3 : 2)")
        #expect(text(of: "let a = true") == "let a = (m(1) ? false : true)")
        #expect(text(of: #"let a = """#) == #"let a = (m(1) ? "mutant" : "")"#)
    }

    @Test("Nested mutants stay nested, also if they begin or end together")
    func nesting() {
        #expect(
            text(of: "func f() {\n    a { b(1) }\n}")
                == "func f() {\n    if !m(1) { a { if !m(2) { b((m(3) ? 2 : 1)) } } }\n}"
        )
        #expect(
            text(of: "func f() { if 1 == a, let b = c ?? 2 { } }")
                == "func f() { if (m(1) != ((m(2) ? 2 : 1) == a)), let b = c ?? (m(4) ? 3 : 2), "
                + "!m(3) { } }"
        )
    }

    @Test("Mutants do not change the number of lines")
    func lines() {
        let source = "func f() {\n    a(\n        1,\n        b ? 2 : 3\n    )\n}\n"
        let mutated = text(of: source)
        #expect(mutated != source)
        #expect(
            mutated.split(separator: "\n", omittingEmptySubsequences: false).count
                == source.split(separator: "\n", omittingEmptySubsequences: false).count
        )
    }

    @Test("A compiled source behaves like the original, and differently with mutants")
    func compiled() async throws {
        let source = """
            struct Cell {
                var title = "a"
                var likes: Int?

                mutating func like(isAllowed: Bool) {
                    guard isAllowed, let likes else { return }
                    self.likes = likes + 1
                    title = likes > 7 ? "many" : "\\(likes) more"
                }
            }

            var cell = Cell(likes: 3)
            cell.like(isAllowed: true)
            print(cell.title, cell.likes ?? -1)
            """
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let file = MutatedFile(
            implementation: Implementation(feature: .greeting, variant: .mvc),
            path: "main.swift",
            source: Array(source.utf8),
            firstNumber: 1
        )
        try folder.write(String(decoding: file.text, as: UTF8.self), to: "main.swift")
        try folder.write(MutantChoice.source, to: "IsMutant.swift")
        let toolchain = try await SwiftToolchain.find(
            path: ProcessInfo.processInfo.environment["PATH"] ?? ""
        )
        // The selected scenario is declared in another module of the package.
        try folder.write(
            "package enum ScenarioSelection { package static var played: String? { nil } }",
            to: "Scenarios.swift"
        )
        for arguments in [
            ["Scenarios.swift", "-parse-as-library", "-module-name", "Scenarios"]
                + ["-emit-module-path", "Scenarios.swiftmodule", "-c", "-o", "Scenarios.o"],
            ["main.swift", "IsMutant.swift", "Scenarios.o", "-I", ".", "-o", "program"],
        ] {
            _ = try await ChildProcess(
                try toolchain.tool("swiftc"),
                arguments + ["-package-name", "archbench"],
                directory: folder.path
            ).output()
        }
        func printed(_ environment: [String: String]) async throws -> String {
            let program = ChildProcess("\(folder.path)/program", [], environment: environment)
            return String(decoding: try await program.output(), as: UTF8.self)
                .trimmingCharacters(in: .whitespacesAndNewlines)
        }
        #expect(try await printed([:]) == "3 more 4")
        var outcomes: [String: String] = [:]
        for (number, site) in file.sites {
            let mutant = file.mutant(of: site)
            outcomes["\(mutant.line) \(mutant.mutationOperator.rawValue): \(mutant.code)"] =
                try await printed([MutantChoice.variable: "\(number)"])
        }
        #expect(
            outcomes == [
                #"2 literal replaced: "a""#: "3 more 4",
                "6 condition negated: isAllowed": "a 3",
                "6 pattern refused: let likes": "a 3",
                "7 statement deleted: self.likes = likes + 1": "3 more 3",
                "7 literal replaced: 1": "3 more 5",
                #"8 statement deleted: title = likes > 7 ? "many" : "\(likes) more""#: "a 4",
                "8 condition negated: likes > 7": "many 4",
                "8 literal replaced: 7": "3 more 4",
                #"8 literal replaced: "many""#: "3 more 4",
                #"8 literal replaced: "\(likes) more""#: "4",
                "12 literal replaced: 3": "4 more 5",
                "13 statement deleted: cell.like(isAllowed: true)": "a 3",
                "13 literal replaced: true": "a 3",
                "14 statement deleted: print(cell.title, cell.likes ?? -1)": "",
                "14 literal replaced: 1": "3 more 4",
            ]
        )
    }
}
