internal import Foundation
internal import TemporaryFolders
internal import Testing

@Suite("archbench lines")
struct LinesCommandTests {
    private let files = [
        "A.swift": "let a = 1 // one\n\n/* two\nlines */\n", "In/B.swift": "let b = 2\n",
        "notes.md": "none\n",
    ]

    @Test("The lines of a folder are printed as one total")
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

    @Test("The JSON output by file has exactly the documented keys")
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
              "emptyFolders" : [

              ],
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
              "links" : [

              ],
              "total" : {
                "blank" : 1,
                "code" : 2,
                "comment" : 2,
                "files" : 2,
                "lines" : 5
              },
              "unreadable" : [

              ],
              "warnings" : [

              ]
            }

            """
        #expect(outcome.output == expected)
    }

    @Test("The listing by line names the kind of each line")
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

    /// The object that a run with `--json` prints.
    private func object(_ outcome: Archbench.Outcome) throws -> [String: Any] {
        let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
        return try #require(object as? [String: Any])
    }

    @Test("The JSON output without --by has a total and remarks, but no files")
    func jsonTotal() async throws {
        let folder = try TemporaryFolder(files)
        defer { folder.remove() }
        let keys = try object(try await Archbench.run("lines", "--json", folder.path))
        let total = ["files": 2, "lines": 5, "code": 2, "comment": 2, "blank": 1]
        #expect(keys["total"] as? [String: Int] == total)
        #expect(Set(keys.keys) == ["total", "warnings", "unreadable", "links", "emptyFolders"])
    }

    @Test("The JSON output has all warnings, errors and notes of the text output")
    func jsonRemarks() async throws {
        let folder = try TemporaryFolder([
            "S/A.swift": "x\n/* open\n", "S/nul.swift": "\0\0\0\0\0", "Docs/a.md": "",
            "b.txt": "b\n",
        ])
        defer { folder.remove() }
        try folder.link("S/link.swift", to: "A.swift")
        let words = ["lines", "--json", "S", "Docs", "b.txt"]
        let outcome = try await Archbench.run(words, directory: folder.path)
        #expect(outcome.status == 1)
        let keys = try object(outcome)
        let warnings = try #require(keys["warnings"] as? [[String: Any]])
        #expect(warnings.map { $0["path"] as? String } == ["S/A.swift", "b.txt"])
        #expect(warnings.map { $0["line"] as? Int } == [2, nil])
        let message = "block comment is never closed, counted to the end of the file"
        #expect(warnings.first?["message"] as? String == message)
        let unreadable = try #require(keys["unreadable"] as? [[String: String]])
        #expect(unreadable.map { $0["path"] } == ["S/nul.swift"])
        #expect(unreadable.first?["reason"]?.hasPrefix("it is full of NUL bytes") == true)
        #expect(keys["links"] as? [String] == ["S/link.swift"])
        #expect(keys["emptyFolders"] as? [String] == ["Docs"])
        #expect(
            outcome.errorOutput == """
                warning: S/A.swift:2: \(message)
                warning: b.txt is not a .swift file; it was counted as Swift source
                note: Docs contains no Swift file
                note: S/link.swift is a link and was not followed
                error: S/nul.swift could not be read: it is full of NUL bytes, so it is damaged or \
                not text; restore or exclude it

                """
        )
    }

    @Test("A UTF-16 file is refused with a remedy, and other files are counted")
    func wide() async throws {
        let folder = try TemporaryFolder(["A.swift": "let a = 1\n"])
        defer { folder.remove() }
        let script = #"cd "$1" && printf 'x\n' | sed 's/x/\xff\xfex\x00/' >B.swift && "$0" lines ."#
        let outcome = try await Archbench.shell(script, folder.path)
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("Total      1      1     1        0      0"))
        #expect(
            outcome.errorOutput == "error: B.swift could not be read: it is UTF-16 text, but Swift "
                + "source is UTF-8; convert it, as with 'iconv -f UTF-16 -t UTF-8'\n"
        )
    }

    @Test(
        "Standard input and pipes are counted like files, without a warning",
        arguments: [
            (#"printf '%s' "$1" | "$0" lines -"#, "lines"),
            (#"printf '%s' "$1" | "$0" lines /dev/stdin"#, "lines"),
            (#"printf '%s' "$1" | "$0" lines - -"#, "lines twice"),
            (#"export S="$1"; bash -c '"$0" lines <(printf %s "$S")' "$0""#, "lines of a process"),
        ]
    )
    func streams(script: String, title: String) async throws {
        let outcome = try await Archbench.shell(script, "let a = 1\n// b\n\n")
        #expect(outcome.status == 0)
        #expect(outcome.errorOutput == "")
        #expect(outcome.output.contains("Total      1      3     1        1      1"))
    }

    @Test("Standard input is called <stdin> in lists")
    func streamName() async throws {
        let outcome = try await Archbench.shell(#"echo a | "$0" lines --by line -"#)
        #expect(outcome.output == "<stdin>:1: code\n")
    }

    @Test("Several patterns, also with commas, exclude files and folders")
    func exclude() async throws {
        let folder = try TemporaryFolder([
            "A.swift": "a\n", "Gen/B.swift": "b\n", "C,D.swift": "c\n", "E.swift": "e\n",
        ])
        defer { folder.remove() }
        let words = ["lines", "--by", "line", ".", "--exclude", "Gen/", "--exclude=C,D.*"]
        let outcome = try await Archbench.run(words, directory: folder.path)
        #expect(outcome.output == "A.swift:1: code\nE.swift:1: code\n")
        #expect(outcome.errorOutput == "")
        let wrong = try await Archbench.run("lines", ".", "--exclude", "[a", directory: folder.path)
        #expect(wrong.status == 64)
        #expect(wrong.errorOutput.contains("The pattern '[a' cannot be used: "))
    }

    @Test("An error names a path that does not exist")
    func missing() async throws {
        let outcome = try await Archbench.run("lines", "Sources", "no/such folder")
        #expect(outcome.status == 64)
        #expect(outcome.output == "")
        #expect(
            outcome.errorOutput == "error: There is no file or folder 'no/such folder'.\n"
        )
    }

    @Test("An unterminated comment causes a warning and is still counted")
    func warning() async throws {
        let folder = try TemporaryFolder(["A.swift": "let a = 1\n/* no end\n"])
        defer { folder.remove() }
        let outcome = try await Archbench.run("lines", "A.swift", directory: folder.path)
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("Total      1      2     1        1      0"))
        let consequence = "block comment is never closed, counted to the end of the file"
        #expect(outcome.errorOutput == "warning: A.swift:2: \(consequence)\n")
    }

    @Test("A named file that is not Swift source is counted with a warning")
    func otherName() async throws {
        let folder = try TemporaryFolder(files)
        defer { folder.remove() }
        let outcome = try await Archbench.run("lines", "notes.md", directory: folder.path)
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("Total      1      1     1        0      0"))
        let consequence = "is not a .swift file; it was counted as Swift source"
        #expect(outcome.errorOutput == "warning: notes.md \(consequence)\n")
        let all = try await Archbench.run("lines", ".", directory: folder.path)
        #expect(all.errorOutput == "")
    }

    #if os(Linux)
        @Test("A file whose name is not UTF-8 is counted")
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
