internal import Foundation
internal import TemporaryFolders
internal import Testing

@Suite("archbench lines")
struct LinesCommandTests {
    private let files = [
        "A.swift": "let a = 1 // one\n\n/* two\nlines */\n", "In/B.swift": "let b = 2\n",
        "notes.md": "none\n",
    ]

    @Test("A folder has one total")
    func table() async throws {
        let folder = try TemporaryFolder(files)
        defer { folder.remove() }
        let outcome = try await Archbench.run("lines", folder.path)
        #expect(outcome.status == 0)
        #expect(outcome.errorOutput == "")
        #expect(
            outcome.output == """
                       Files  Lines  Code  Comment  Blank
                Total      2      5     2        2      1

                """
        )
    }

    @Test("JSON by file has a list and a total, with these keys and no others")
    func json() async throws {
        let folder = try TemporaryFolder(files)
        defer { folder.remove() }
        let outcome = try await Archbench.run(
            "lines",
            "--by",
            "file",
            "--json",
            ".",
            directory: folder.path
        )
        #expect(outcome.status == 0)
        let expected = """
            {
              "files" : [
                {
                  "blank" : 1,
                  "code" : 1,
                  "comment" : 2,
                  "lines" : 4,
                  "path" : "A.swift"
                },
                {
                  "blank" : 0,
                  "code" : 1,
                  "comment" : 0,
                  "lines" : 1,
                  "path" : "In/B.swift"
                }
              ],
              "total" : {
                "blank" : 1,
                "code" : 2,
                "comment" : 2,
                "files" : 2,
                "lines" : 5
              }
            }

            """
        #expect(outcome.output == expected)
    }

    @Test("Each line can be listed with what it is")
    func lines() async throws {
        let folder = try TemporaryFolder(files)
        defer { folder.remove() }
        let outcome = try await Archbench.run(
            "lines",
            "--by",
            "line",
            ".",
            directory: folder.path
        )
        #expect(outcome.status == 0)
        let expected = """
            A.swift:1: code
            A.swift:2: blank
            A.swift:3: comment
            A.swift:4: comment
            In/B.swift:1: code

            """
        #expect(outcome.output == expected)
    }

    @Test("JSON alone has the total alone")
    func jsonTotal() async throws {
        let folder = try TemporaryFolder(files)
        defer { folder.remove() }
        let outcome = try await Archbench.run("lines", "--json", folder.path)
        let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
        let keys = try #require(object as? [String: [String: Int]])
        let total = ["files": 2, "lines": 5, "code": 2, "comment": 2, "blank": 1]
        #expect(keys == ["total": total])
    }

    @Test("A path that is not there is named")
    func missing() async throws {
        let outcome = try await Archbench.run("lines", "Sources", "no/such folder")
        #expect(outcome.status == 64)
        #expect(outcome.output == "")
        #expect(
            outcome.errorOutput == "error: There is no file or folder \"no/such folder\".\n"
        )
    }

    @Test("What is never closed is a warning, and the count still stands")
    func warning() async throws {
        let folder = try TemporaryFolder(["A.swift": "let a = 1\n/* no end\n"])
        defer { folder.remove() }
        let outcome = try await Archbench.run("lines", "A.swift", directory: folder.path)
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("Total      1      2     1        1      0"))
        let consequence = "block comment is never closed, counted to the end of the file"
        #expect(outcome.errorOutput == "warning: A.swift:2: \(consequence)\n")
    }

    @Test("A named file that is no Swift source is counted, and told")
    func otherName() async throws {
        let folder = try TemporaryFolder(files)
        defer { folder.remove() }
        let outcome = try await Archbench.run("lines", "notes.md", directory: folder.path)
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("Total      1      1     1        0      0"))
        let consequence = "is no Swift source by its name; it was counted as if it were one"
        #expect(outcome.errorOutput == "warning: notes.md \(consequence)\n")
        let all = try await Archbench.run("lines", ".", directory: folder.path)
        #expect(all.errorOutput == "")
    }

    #if os(Linux)
        @Test("A file whose name is no UTF-8 is counted, found in its folder or named itself")
        func bytes() async throws {
            let folder = try TemporaryFolder()
            defer { folder.remove() }
            let script = #"""
                cd "$1" && name="caf$(printf '\351').swift" && echo 'let a = 1' >"$name" &&
                "$0" lines --by file . && "$0" lines --by file "$name"
                """#
            let outcome = try await Archbench.shell(script, folder.path)
            #expect(outcome.status == 0)
            #expect(outcome.errorOutput == "")
            #expect(
                outcome.output.split(separator: "\n").count { $0.contains(#"caf\xE9.swift"#) } == 2
            )
        }
    #endif
}
