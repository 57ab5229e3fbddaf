internal import TemporaryFolders
internal import Testing

@Suite("archbench change")
struct ChangeCommandTests {
    @Test("'show' prints the story and the patches of all variants, or of one")
    func show() async throws {
        let all = try await Archbench.run("change", "show", "add-second-button")
        #expect(all.status == 0)
        for part in [
            "“Say goodbye”", "Shared by all variants", "▸ MVC", "▸ VIPER", "+++ b/Sources",
        ] {
            #expect(all.output.contains(part))
        }
        let one = try await Archbench.run(
            "change",
            "show",
            "add-second-button",
            "--variant",
            "mvvm"
        )
        #expect(one.output.contains("▸ MVVM"))
        #expect(!one.output.contains("▸ VIPER"))
        #expect(!one.output.contains("Shared by all variants"))
    }

    @Test("'measure' prints a table as wide as the terminal, and in a pipe each row in one line")
    func measure() async throws {
        let measure = ["change", "measure", "name-person-in-errors"]
        let outcome = try await Archbench.run(measure, environment: ["COLUMNS": "80"])
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("Edit locations"))
        #expect(!outcome.output.contains("goodbye"))
        #expect(outcome.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
        let piped = try await Archbench.shell(
            #"env -u COLUMNS "$0" change measure bookmark-blog"#
        )
        #expect(piped.output.split(separator: "\n").count { $0.contains("Edit locations") } == 1)
    }

    @Test("A rebase of one variant excludes changes of features without this variant")
    func rebaseOneVariant() async throws {
        func change(_ feature: String) -> String {
            #"{"title": "T", "story": ["S."], "feature": "\#(feature)", "reasons": {}}"#
        }
        let changes = "Sources/Teaching/Workshop/Changes"
        let folder = try TemporaryFolder([
            "Package.swift": #"let package = Package(name: "archbench")"#,
            "\(changes)/greet-twice/change.json": change("greeting"),
            "\(changes)/greet-twice/contract.patch": "",
            "\(changes)/post-twice/change.json": change("blog-feed"),
            "\(changes)/post-twice/contract.patch": "",
            "\(changes)/post-twice/massive.patch": "",
        ])
        defer { folder.remove() }
        func rebase(_ variant: String) async throws -> Archbench.Outcome {
            try await Archbench.run(
                ["change", "rebase", "--unchecked", "--variant", variant],
                directory: folder.path
            )
        }
        let massive = try await rebase("massive")
        #expect(massive.status == 0)
        #expect(massive.output == "post-twice: up to date\n")
        let manual = try await rebase("manual")
        #expect(manual.status == 64)
        #expect(manual.errorOutput.contains("No change belongs to a feature with manual."))
    }

    @Test(
        "A report counts lines although a change no longer fits the edited sources",
        arguments: [
            ("new\n", "the lines that it changes in NAME do not exist."),
            (nil, "NAME does not exist."),
        ] as [(String?, String)]
    )
    func drifted(source: String?, reason: String) async throws {
        let change = "Sources/Teaching/Workshop/Changes/a-change"
        let name = "Sources/Features/Greeting/MVC/GreetingView.swift"
        let story = #"{"title": "T", "story": ["S."], "feature": "greeting", "reasons": {}}"#
        var files = [
            "Package.swift": #"let package = Package(name: "archbench")"#,
            "Sources/Features/Greeting/MVC/Other.swift": "let other = 1\n",
            "Tests/Features/Greeting/MVCTests/Tests.swift": "let test = 1\n",
            "\(change)/change.json": story,
            "\(change)/contract.patch": "",
            "\(change)/mvc.patch": """
            diff --git a/\(name) b/\(name)
            --- a/\(name)
            +++ b/\(name)
            @@ -1,1 +1,1 @@
            -old
            +newer

            """,
        ]
        if let source { files[name] = source }
        let folder = try TemporaryFolder(files)
        defer { folder.remove() }
        let outcome = try await Archbench.run(
            "report",
            "--only",
            "lines,changes",
            "--feature",
            "greeting",
            "--variant",
            "mvc",
            directory: folder.path
        )
        #expect(outcome.status == 0)
        let page = try folder.text(of: "Reports/README.md")
        let why = reason.replacing("NAME", with: name)
        #expect(
            page.contains(
                "**Changes**: not available: a-change/mvc.patch does not fit the sources: \(why)"
            )
        )
        #expect(!page.contains("**Lines**: not"))
        // `archbench change measure` fails if it cannot measure any change.
        let alone = try await Archbench.run("change", "measure", directory: folder.path)
        #expect(alone.status == 1)
        #expect(alone.errorOutput.contains(why.dropLast()))
    }

    @Test(
        "An error names the missing, superfluous or unknown argument",
        arguments: [
            (["show"], "add-second-button"), (["show", "add-secnd-button"], "'add-second-button'"),
            (["apply"], "Name a change."), (["list", "--variant", "mvc"], "'show'"),
            (["show", "add-second-button", "--build"], "'measure'"),
            (["measure", "--output", "x"], "Unknown option '--output'"),
            (["show", "add-second-button", "--variant", "massive"], "no variant 'massive'"),
        ] as [([String], String)]
    )
    func usage(arguments: [String], word: String) async throws {
        let outcome = try await Archbench.run(["change"] + arguments)
        #expect(outcome.status == 64)
        #expect(outcome.errorOutput.contains(word))
    }
}
