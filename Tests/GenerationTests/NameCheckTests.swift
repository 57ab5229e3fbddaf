internal import Descriptions
internal import Foundation
internal import Generation
internal import PackageEditing
internal import Testing

@Suite("Names that would meet others in generated code")
struct NameCheckTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().path(percentEncoded: false)

    private static let source = """
        feature comedy: "Somebody tells jokes."

        entity joke: "A joke."
            line: text "Knock", later "Who"
            stars: number 1, later 2

        service joker: "Knows jokes."
            gives the current joke

        service die: "Rolls."
            gives the next roll from 1 to 6: 4, 2

        screen
            label told
            label rolled
            button left: "Left"
            button tell it: "Tell"

        on tap of left
            show in rolled: next roll or "–"

        on tap of tell it
            show in told: words line, stars
        """

    private func reason(_ replacements: [(String, String)]) throws -> String? {
        let source = replacements.reduce(Self.source) { $0.replacing($1.0, with: $1.1) }
        let description = try DescriptionReader.description(from: source)
        return try NameCheck.collision(in: description)
            .map { "\($0.name): \($0.reason)" }
    }

    @Test("Names that are all different are fine")
    func fine() throws {
        #expect(try reason([]) == nil)
    }

    @Test(
        "Each is refused with what it would meet",
        arguments: [
            (
                "told", "joke",
                "joke: 'joke' and 'joke' would both become joke in ComedyViewModel.swift"
            ),
            (
                "told", "joker",
                "joker: 'joker' and 'joker' would both become joker in ComedyViewModel.swift"
            ),
            (
                "tell it", "show next roll",
                "show next roll: 'roll' and 'show next roll' would both become showNextRoll in ComedyViewController.swift"
            ),
            ("label told", "label toast", "toast: showToast is reserved in generated code"),
            ("told", "calls", nil),
            ("told", "words here", nil),
            ("service joker", "service routes", "routes: routes is reserved in generated code"),
            ("service joker", "service view model", nil),
            (
                "service joker", "service backend",
                "backend: the type InMemoryBackend already exists"
            ),
            (
                "service joker", "service notification center",
                "notification center: the type NotificationCenter already exists"
            ),
            (
                "service joker", "service description",
                "description: description is reserved in generated code"
            ),
            (
                "entity joke:", "entity main actor:",
                "main actor: the type MainActor already exists"
            ),
            ("entity joke:", "entity window:", nil),
            (
                "feature comedy", "feature relay direct",
                "relay direct: the module RelayDirect already exists"
            ),
            (
                "feature comedy", "feature digit control",
                "digit control: the module DigitControl already exists"
            ),
            ("feature comedy", "feature all", "all: all is reserved in the feature matrix"),
            (
                "roll", "star",
                "star: 'stars' and 'star' would both become stars in the keys of scenarios"
            ),
        ]
    )
    func refused(right: String, wrong: String, expected: String?) throws {
        var replacements = [(right, wrong)]
        if right == "label told" { replacements.append(("in told", "in toast")) }
        if right == "entity joke:" {
            let name = wrong.dropFirst("entity ".count).dropLast()
            replacements.append(("current joke", "current \(name)"))
        }
        #expect(try reason(replacements) == expected)
    }

    @Test("Two buttons that show the same number have methods of their own")
    func methods() throws {
        let source = Self.source
            .replacing("words line, stars", with: "next roll or \"none\"")
            .replacing("tell it", with: "right")
            .replacing(#/entity joke(.|\n)*?service die/#, with: "service die")
        let description = try DescriptionReader.description(from: source)
        #expect(try NameCheck.collision(in: description) == nil)
        let files = FeatureGenerator(description, templates: .ofPackage).implementations
        let controller = try #require(
            files.first { $0.path.hasSuffix("MVC/ComedyViewController.swift") }
        )
        #expect(controller.text.contains("private func left()"))
        #expect(controller.text.contains("private func right()"))
    }

    @Test("What a text has of signs and backslashes stays a text in scenarios")
    func literals() throws {
        let source = Self.source.replacing("\"Left\"", with: ##""C:\\#(1)#""##)
        let files = try FeatureGenerator(
            try DescriptionReader.description(from: source),
            templates: .ofPackage
        ).contract
        let scenarios = try #require(files.first { $0.path.hasSuffix("ComedyScenarios.swift") })
        #expect(scenarios.text.contains("source: ##\"\"\""))
    }

    @Test(
        "So is each of a list",
        arguments: [
            ("name", "id", "id: id is reserved in generated code"),
            (
                "name", "is done",
                "done: 'is done' and 'done' would both become isDone in DutySummary.swift"
            ),
            ("duty", "row", "row: row is reserved in generated code"),
            (
                "title", "duty",
                "duty: 'duty' and 'duty' would both become duty in DutyCellController.swift"
            ),
            (
                "title", "toggle done",
                "done: 'toggle done' and 'done' would both become toggleDone in DutyCellController.swift"
            ),
            (
                "title", "check text",
                "check text: 'check' and 'check text' would both become checkText in DutyCellViewModel.swift"
            ),
            ("title", "identifier", nil),
            ("duty", "draft", "draft: a service operation drafts already exists"),
            ("duty", "voice", "voice: a service operation voices already exists"),
            (
                "rota", "duty cell",
                "duty: 'duty cell' and 'duty' would both become DutyCell in DutyCell.swift"
            ),
        ] as [(String, String, String?)]
    )
    func meetsInLists(right: String, wrong: String, reason: String?) throws {
        let source = """
            feature rota: "Who does what."

            entity duty: "Something to be done."
                name: text "Sweep", later "Cook"
                done: no

            service keeper: "Knows duties."
                lists every duty
                changes done

            list of every duty
                empty: "Nothing"
                failure: "Could not load"
                label title: name
                button check: if done "Reopen" otherwise "Done"

            on tap of check
                toggle done, failure "No"
            """
        let description = try DescriptionReader.description(
            from: source.replacing(right, with: wrong)
        )
        let collision = try NameCheck.collision(in: description)
        #expect(collision.map { "\($0.name): \($0.reason)" } == reason)
    }

    @Test(
        "So is each of a screen of one entity",
        arguments: [
            ("label place", "label content", "content: showContent is reserved in generated code"),
            (
                "label place", "label lamp",
                "lamp: 'lamp' and 'lamp' would both become lamp in LightingViewModel.swift"
            ),
            (
                "label place", "label switch it title",
                "switch it: 'switch it title' and 'switch it' would both become showSwitchItTitle in LightingViewController.swift"
            ),
            ("room: text", "fail: text", "fail: fail is reserved in generated code"),
            ("lamp", "voices", "voices: a service operation voices already exists"),
        ]
    )
    func meetsOnScreens(right: String, wrong: String, reason: String) throws {
        let source = """
            feature lighting: "A lamp."

            entity lamp: "It shines."
                room: text "Hall", later "Attic"
                lit: no

            service electrician: "Keeps lamps."
                loads the lamp
                changes lit

            screen of the lamp
                failure: "No lamp"
                label place: room
                button switch it: if lit "Off" otherwise "On"

            on tap of switch it
                toggle lit, failure "No"
            """
        let changed = source.replacing(right, with: wrong)
            .replacing(" room", with: wrong.hasPrefix("fail") ? " fail" : " room")
        let description = try DescriptionReader.description(from: changed)
        let found = try NameCheck.collision(in: description)
            .map { "\($0.name): \($0.reason)" }
        #expect(found == reason)
    }

    @Test(
        "The parts of a page have distinct names",
        arguments: [
            ("join", "join", nil),
            (
                "organiser", "motto",
                "motto: 'motto' and 'motto' would both become motto in the keys of scenarios"
            ),
            (
                "label members", "label title title",
                nil
            ),
            (
                "button join", "button outings",
                "outing: 'outings' and 'outing' would both become outings in scenarios"
            ),
            (
                "title: text \"The Walkers\"", "seed: text \"The Walkers\"",
                "seed: seed is reserved in generated code"
            ),
        ] as [(String, String, String?)]
    )
    func pages(right: String, wrong: String, reason: String?) throws {
        let path = "\(Self.root)/Sources/Descriptions/Generation/Examples/club.feature"
        var source = try String(contentsOfFile: path, encoding: .utf8)
            .replacing(right, with: wrong)
        if right == "button join" {
            source = source.replacing("on tap of join", with: "on tap of outings")
        }
        if right.hasPrefix("title: text") {
            source = source.replacing(
                "title: title or \"A club\"",
                with: "title: seed or \"A club\""
            )
            .replacing("\"Leave \", title", with: "\"Leave \", seed")
        }
        let description = try DescriptionReader.description(from: source)
        let collision = try NameCheck.collision(in: description)
        #expect(collision.map { "\($0.name): \($0.reason)" } == reason)
    }

    @Test(
        "A question of a list and the next page of a list have names in generated code"
    )
    func asks() throws {
        func reason(
            _ entity: String,
            pages: String = "",
            asks: String,
            count: String = ""
        ) throws -> String? {
            let source = """
                feature quiz: "What is asked."

                entity \(entity): "Something."
                    title: text "Who?", later ""
                    known: no

                service library: "Keeps them."
                    lists every \(entity)\(pages)
                    changes known

                list of every \(entity)
                    empty: "None"
                    failure: "No"
                    label title: title
                \(count)    button tick: if known "No" otherwise "Yes"

                on tap of tick
                \(asks)    toggle known, failure "No"
                """
            let description = try DescriptionReader.description(from: source)
            return try NameCheck.collision(in: description)
                .map { "\($0.name): \($0.reason)" }
        }
        let asks = "    ask with \"Sure\": title\n"
        #expect(
            try reason("question", asks: asks)
                == "question: question is reserved in generated code"
        )
        #expect(try reason("question", asks: "") == nil)
        #expect(
            try reason("footer", pages: " in pages of 20", asks: "")
                == "footer: footer is reserved in generated code"
        )
        #expect(try reason("footer", asks: "") == nil)
        #expect(
            try reason("quest", asks: "", count: "    count filter: \"quest\" or \"quests\"\n")
                == nil
        )
    }
}
