internal import Foundation
internal import TemporaryFolders
internal import Testing

@Suite("archbench generate")
struct GenerateCommandTests {
    @Test(
        "'--show-template' prints templates of the contract and the model",
        arguments: [
            ("detail", "model", "Templates/Detail/Model/InMemorySupplier.swift"),
            ("form", "contract", "Templates/Form/Contract/OfficeContract.swift"),
            ("list", "model", "Templates/List/Model/InMemorySupplier.swift"),
        ]
    )
    func templates(kind: String, part: String, path: String) async throws {
        let shown = try await Archbench.run("generate", "--show-template", kind, part)
        #expect(shown.status == 0)
        #expect(shown.output.contains(path))
        #expect(shown.output.contains("// @"))
        #expect(!shown.output.contains("ViewModel"))
    }

    @Test("'--show-template' lists the known names for a wrong name")
    func wrongNames() async throws {
        let kind = try await Archbench.run("generate", "--show-template", "details", "viper")
        #expect(kind.status == 64)
        #expect(kind.errorOutput.contains("detail, elements, form, list, page."))
        let part = try await Archbench.run("generate", "--show-template", "detail")
        #expect(part.status == 64)
        #expect(
            part.errorOutput.contains("contract, model, mvc, mvp, mvvm, observable, store, viper.")
        )
    }

    @Test("'--show-template' prints what writes a kind of screen in each architecture")
    func emitter() async throws {
        let list = try await Archbench.run("generate", "--show-template", "list", "mvp")
        #expect(list.output.contains("Generation/Emission/Lists/MVPList.swift"))
        #expect(list.output.contains("func didPullToRefresh()"))
        let page = try await Archbench.run("generate", "--show-template", "page", "observable")
        #expect(page.output.contains("Generation/Emission/Header/ObservableHeader.swift"))
        let detail = try await Archbench.run("generate", "--show-template", "detail", "viper")
        #expect(detail.output.contains("Generation/Emission/Entity/VIPEREntity.swift"))
        #expect(detail.output.contains("final class \\(type)Interactor"))
        let form = try await Archbench.run("generate", "--show-template", "form", "mvvm")
        #expect(form.output.contains("Generation/Emission/Entity/MVVMEntity.swift"))
        #expect(form.output.contains("Generation/Emission/Form/MVVMForm.swift"))
        let shown = try await Archbench.run("generate", "--show-template", "elements", "store")
        #expect(shown.status == 0)
        #expect(shown.output.contains("Generation/Emission/StoreScreen.swift"))
        #expect(shown.output.contains("enum \\(type)Reducer"))
    }

    @Test(
        "An example is a valid description, whose files '--output' writes to another folder",
        arguments: ["dice", "name-tag", "score-board", "weather", "greeting"]
    )
    func example(name: String) async throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let example = try await Archbench.run("generate", "--example", name)
        #expect(example.status == 0)
        try folder.write(example.output, to: "mine.feature")
        let outcome = try await Archbench.run(
            "generate",
            "\(folder.path)/mine.feature",
            "--output",
            "\(folder.path)/made"
        )
        #expect(outcome.errorOutput == "")
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("VIPER"))
        #expect(outcome.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
        let made = try FileManager.default.subpathsOfDirectory(atPath: "\(folder.path)/made")
        #expect(
            made.filter { $0.hasSuffix("Presenter.swift") && $0.hasPrefix("Sources") }.count == 2
        )
        let again = try await Archbench.run(
            "generate",
            "\(folder.path)/mine.feature",
            "--output",
            "\(folder.path)/made"
        )
        #expect(again.status == 64)
        #expect(again.errorOutput.contains("already exist, so nothing was written"))
    }

    @Test("A dry run lists what would be written, and writes nothing")
    func dryRun() async throws {
        let path = "\(Archbench.packageRoot)/Sources/Descriptions/Generation/Examples/dice.feature"
        let outcome = try await Archbench.run("generate", path, "--dry-run")
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("new      Sources/Features/Dice/MVC/DiceView.swift"))
        #expect(outcome.output.contains("changed  Package.swift"))
        #expect(
            !FileManager.default.fileExists(
                atPath: "\(Archbench.packageRoot)/Sources/Features/Dice"
            )
        )
    }

    @Test("A description can come from standard input, and errors name it <stdin>")
    func piped() async throws {
        let outcome = try await Archbench.shell(
            #""$0" generate --example dice | "$0" generate - --dry-run"#
        )
        #expect(outcome.status == 0)
        #expect(outcome.errorOutput == "")
        #expect(outcome.output.contains("new      Sources/Features/Dice/MVC/DiceView.swift"))
        let broken = try await Archbench.shell(#"echo nonsense | "$0" generate - --dry-run"#)
        #expect(broken.status == 64)
        #expect(broken.errorOutput.hasPrefix("error: <stdin>:1:1: "))
    }

    @Test("An existing feature is not generated again")
    func there() async throws {
        let path = "\(Archbench.packageRoot)/Sources/Features/Greeting/Greeting.feature"
        let outcome = try await Archbench.run("generate", path)
        #expect(outcome.status == 64)
        #expect(
            outcome.errorOutput.contains("Sources/Features/Greeting/MVP/GreetingPresenter.swift")
        )
    }

    @Test("An invalid description is refused with file, line and column")
    func mistakes() async throws {
        let folder = try TemporaryFolder(["mine.feature": "feature mine: \"Mine.\"\n\n  screen\n"])
        defer { folder.remove() }
        let file = "\(folder.path)/mine.feature"
        let wrong = try await Archbench.run("generate", file)
        #expect(wrong.status == 64)
        #expect(wrong.errorOutput.hasPrefix("error: \(file):3:3: indented by 2 spaces;"))
        try Data([0x66, 0xFF, 0x00]).write(to: URL(fileURLWithPath: file))
        let binary = try await Archbench.run("generate", file)
        #expect(binary.status == 64)
        #expect(binary.errorOutput.contains("is not a UTF-8 text file"))
        let missing = try await Archbench.run("generate", "\(folder.path)/none.feature")
        #expect(missing.status == 64)
        #expect(missing.errorOutput.contains("cannot be read"))
        let nothing = try await Archbench.run("generate")
        #expect(nothing.status == 64)
        #expect(nothing.errorOutput.contains("Give either a FILE"))
        let unknown = try await Archbench.run("generate", "--example", "nothing")
        #expect(unknown.status == 64)
        #expect(
            unknown.errorOutput.contains(
                "approval, blog-feed, club, comments, deliveries, dice, digit, greeting, inbox, "
                    + "membership, name-tag, profile, reminders, score-board, settings, shopping, to-do, wall, weather"
            )
        )
    }

    @Test("Without a toolchain the command fails and names swift")
    func noToolchain() async throws {
        let path = "\(Archbench.packageRoot)/Sources/Descriptions/Generation/Examples/dice.feature"
        let outcome = try await Archbench.run(
            "generate",
            path,
            "--dry-run",
            environment: ["PATH": "/nowhere"]
        )
        #expect(outcome.status == 69)
        #expect(outcome.errorOutput.contains("swift"))
    }

    @Test("--language is an alias of the help topic, and the workshop has the same text")
    func language() async throws {
        let outcome = try await Archbench.run("generate", "--language")
        #expect(outcome.status == 0)
        #expect(try await Archbench.run("help", "language").output == outcome.output)
        let workshop = try await WrittenWorkshop.current
        #expect(workshop.outcome.status == 0)
        #expect(workshop.outcome.output.contains("\(workshop.folder)/language.md\n"))
        let page = String(decoding: try #require(workshop.files["language.md"]), as: UTF8.self)
        #expect(page.contains("# Description language\n"))
        #expect(page.contains("```text\n\(outcome.output)```\n"))
    }

    @Test("A dry run lists the files of a copied variant; an impossible copy is refused")
    func copy() async throws {
        let outcome = try await Archbench.run("copy", "greeting", "mvp", "MVQ", "--dry-run")
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("new      Sources/Subject/Matrix/Architectures/MVQ.swift"))
        #expect(outcome.output.contains("changed  Package.swift"))
        let path = "\(Archbench.packageRoot)/Sources/Features/Greeting/MVQ"
        #expect(!FileManager.default.fileExists(atPath: path))
        let there = try await Archbench.run("copy", "greeting", "mvp", "VIPER")
        #expect(there.status == 64)
        #expect(there.errorOutput.contains("already exist"))
        let lab = try await Archbench.run("copy", "relay", "direct", "Other")
        #expect(lab.status == 64)
    }

    @Test("Options without an effect and an output folder in the package are refused")
    func strayOptions() async throws {
        let path = "\(Archbench.packageRoot)/Sources/Descriptions/Generation/Examples/dice.feature"
        for arguments in [
            ["generate", "--example", "dice", "--output", "/tmp/x"],
            ["generate", "--remove", "digit", "--replace"],
            ["generate", path, "--output", "/tmp/x", "--dry-run"],
        ] {
            let outcome = try await Archbench.run(arguments)
            #expect(outcome.status == 64)
            #expect(outcome.errorOutput.contains("has no effect with"))
        }
        let inside = try await Archbench.run(
            "generate",
            path,
            "--output",
            "\(Archbench.packageRoot)/Sources"
        )
        #expect(inside.status == 64)
        #expect(inside.errorOutput.contains("is inside the package"))
    }

    @Test("A feature that was written by hand is not removed")
    func handWritten() async throws {
        let outcome = try await Archbench.run("generate", "--remove", "greeting", "--dry-run")
        #expect(outcome.status == 64)
        #expect(
            outcome.errorOutput.contains(
                "Sources/Features/Greeting/Contract/GreetingScenarios.swift"
            )
        )
    }

    @Test("A name that conflicts with generated code is refused with its line")
    func names() async throws {
        let example = try await Archbench.run("generate", "--example", "dice")
        let folder = try TemporaryFolder([
            "mine.feature": example.output.replacing("result", with: "toast")
        ])
        defer { folder.remove() }
        let outcome = try await Archbench.run(
            "generate",
            "\(folder.path)/mine.feature",
            "--dry-run"
        )
        #expect(outcome.status == 64)
        #expect(
            outcome.errorOutput.contains(
                "mine.feature:9: 'toast' cannot be used: showToast is reserved"
            )
        )
    }

    @Test("A description with an excluded element is refused with its line")
    func limit() async throws {
        let outcome = try await Archbench.run(
            "generate",
            "Sources/Features/Comments/Comments.feature",
            "--dry-run"
        )
        #expect(outcome.status == 64)
        #expect(
            outcome.errorOutput.contains(
                "Comments.feature:20: 'time' is excluded, so the feature cannot be generated; it can "
                    + "only be played and checked."
            )
        )
    }
}
