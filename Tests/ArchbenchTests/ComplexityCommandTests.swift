internal import Foundation
internal import TemporaryFolders
internal import Testing

@Suite("archbench complexity")
struct ComplexityCommandTests {
    private let files = [
        "A.swift": "func a() {}\n", "In/B.swift": "func b() { if x {} }\n/* open\n",
        "Tests/C.swift": "func c() { if x { if y {} } }\n",
    ]

    private func run(_ words: String...) async throws -> Archbench.Outcome {
        let folder = try TemporaryFolder(files)
        defer { folder.remove() }
        return try await Archbench.run(["complexity"] + words, directory: folder.path)
    }

    private let warning =
        "warning: In/B.swift:2: block comment is never closed, counted to the end of the file\n"

    @Test("The list shows functions with their places, the most complex first")
    func list() async throws {
        let outcome = try await run(".")
        #expect(outcome.status == 0)
        #expect(
            outcome.output == """
                Complexity  Place            Function
                         3  Tests/C.swift:1  c()
                         2  In/B.swift:1     b()
                         1  A.swift:1        a()
                3 functions in 3 files

                """
        )
        #expect(outcome.errorOutput == warning)
    }

    @Test("An error names a function above the limit, and the exit code is 1")
    func limit() async throws {
        let outcome = try await run(".", "--max", "2")
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("3 functions in 3 files"))
        let error = "error: Tests/C.swift:1: c() has complexity 3, which is above the limit of 2\n"
        #expect(outcome.errorOutput == error + warning)
        #expect(try await run(".", "--max", "3").status == 0)
        #expect(try await run(".", "--max", "2", "--exclude", "Tests").status == 0)
    }

    @Test("The JSON output has functions, total, limit and remarks")
    func json() async throws {
        let outcome = try await run("In", "--json", "--max=1")
        #expect(outcome.status == 1)
        let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
        let keys = try #require(object as? [String: Any])
        #expect(
            Set(keys.keys) == [
                "functions", "limit", "total", "warnings", "unreadable", "links", "emptyFolders",
            ]
        )
        #expect(keys["total"] as? [String: Int] == ["files": 1, "functions": 1, "aboveLimit": 1])
    }

    @Test("Functions of standard input are counted, and UTF-16 text is refused")
    func inputs() async throws {
        let piped = try await Archbench.shell(#"echo 'func a() {}' | "$0" complexity -"#)
        #expect(piped.status == 0)
        #expect(piped.output.contains("         1  <stdin>:1  a()\n"))
        let wide = try await Archbench.shell(#"printf '\377\376a\000' | "$0" complexity -"#)
        #expect(wide.status == 1)
        #expect(wide.errorOutput.hasPrefix("error: <stdin> could not be read: it is UTF-16 text"))
    }

    @Test(
        "A limit that is not a positive whole number is refused",
        arguments: ["0", "2.5", "many"]
    )
    func wrongLimit(limit: String) async throws {
        let outcome = try await run(".", "--max", limit)
        #expect(outcome.status == 64)
        #expect(outcome.errorOutput.contains("'--max'"))
    }
}
