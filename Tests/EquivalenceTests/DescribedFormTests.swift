internal import DescriptionPlayer
internal import Descriptions
internal import Equivalence
internal import Matrix
internal import Model
internal import Scenarios
internal import Testing

@MainActor
@Suite("Forms played from their description")
struct DescribedFormTests {
    private static let source = """
        feature guest book: "A card of a guest, and a form that edits it."

        entity guest: "A guest."
            name: text "Ada", later ""
            mail: text "", later "ada@example.com"
            meatless: no

        service reception: "Stores guests."
            loads the guest
            saves it
            announces changes

        card of the guest
            failure: "Could not load"
            label name: name or "Somebody"
            label meal: if meatless "Beans" otherwise "Any meal"
            button edit: "Edit"

        form of the guest
            field name: name
            valid if name is not blank and has at most 5 characters: "Enter a name"
            counter of name
            field address: mail
            valid if address is blank or an address
            switch beans: meatless
            button save: "Save"
            button cancel: "Cancel"

        on tap of edit
            open the form

        on tap of save
            save it, failure "Could not save"

        on tap of cancel
            ask if changed with "Discard" or "Keep": "Discard changes?"
            close the form
        """

    private static let keys = [
        ScenarioKey("name", .text, ""), ScenarioKey("mail", .text, ""),
        ScenarioKey("meatless", .flag, ""),
    ]
    private static let operations = ["guest", "guest-save"].map(Model.Operation.init(rawValue:))

    private static let contract = FeatureContract(
        name: "guest-book",
        title: "Guest book",
        openingKeys: keys + [.scheduler, .failing(operations)],
        settableKeys: keys,
        operations: operations,
        elements: [
            "guest.loading", "guest.error", "guest.retry", "guest.name", "guest.meal", "edit",
            "name", "name.error", "name.count", "address", "beans", "save", "cancel", "saving",
        ],
        scenarios: [],
        latencyScenarios: [],
        typedTexts: ["", "Bo"],
        randomOpening: { _ in [:] }
    )

    private func difference(
        _ lines: [String],
        in source: String = source
    ) throws -> Difference? {
        try Self.contract.difference(in: lines, from: source)
    }

    private static let opened = [
        #"{"open": "guest-book"}"#, #"{"deliver": "all"}"#, #"{"tap": "edit"}"#,
    ]

    @Test("The card loads, fails, loads again, and then shows its button")
    func loads() throws {
        let scenario = [
            #"{"open": "guest-book", "fail": ["guest"]}"#,
            #"{"expect": {"guest.name": "", "guest.meal": "", "guest.loading": {}, "edit": null}}"#,
            #"{"deliver": "all"}"#,
            #"{"expect": {"guest.error": "Could not load", "guest.retry": "Retry", "guest.loading": null, "edit": null}}"#,
            #"{"tap": "guest.retry"}"#, #"{"deliver": "all"}"#,
            #"{"expect": {"guest.meal": "Any meal", "edit": "Edit", "guest.error": null}}"#,
        ]
        #expect(try difference(scenario) == nil)
    }

    @Test("A change made elsewhere ends loading and its failure, and the older reply is ignored")
    func changesWhileLoading() throws {
        let loading = [
            #"{"open": "guest-book"}"#, #"{"set": {"name": "Bo"}}"#,
            #"{"expect": {"guest.name": "Bo", "guest.loading": null, "edit": "Edit"}}"#,
            #"{"deliver": "all"}"#, #"{"expect": {"guest.name": "Bo"}}"#,
        ]
        #expect(try difference(loading) == nil)
        let failed = [
            #"{"open": "guest-book", "fail": ["guest"]}"#, #"{"deliver": "all"}"#,
            #"{"set": {"name": "Bo"}}"#,
            #"{"expect": {"guest.name": "Bo", "guest.error": null, "edit": "Edit"}}"#,
        ]
        #expect(try difference(failed) == nil)
    }

    @Test("A field shows its error after an edit, and an invalid form cannot be saved")
    func validates() throws {
        let scenario = [
            #"{"open": "guest-book", "name": ""}"#, #"{"deliver": "all"}"#, #"{"tap": "edit"}"#,
            #"{"expect": {"name.error": "", "name.count": "0 of 5", "save": {"enabled": false}}}"#,
            #"{"toggle": "beans"}"#,
            #"{"expect": {"name.error": "", "save": {"enabled": false}}}"#,
            #"{"type": "name", "text": " "}"#,
            #"{"expect": {"name.error": "Enter a name", "name.count": "1 of 5"}}"#,
            #"{"type": "name", "text": "Bob"}"#,
            #"{"expect": {"name.error": "", "save": {"enabled": true}}}"#,
            #"{"type": "name", "text": "Robert"}"#,
            #"{"expect": {"name.error": "Enter a name", "save": {"enabled": false}}}"#,
            #"{"type": "name", "text": "Bob"}"#, #"{"type": "address", "text": "bob"}"#,
            #"{"expect": {"save": {"enabled": false}}}"#,
            #"{"type": "address", "text": " "}"#, #"{"expect": {"save": {"enabled": true}}}"#,
        ]
        #expect(try difference(scenario) == nil)
    }

    @Test("The form is disabled while it is saved, then closes and updates the card")
    func saves() throws {
        let scenario =
            Self.opened + [
                #"{"type": "name", "text": "Bo"}"#, #"{"toggle": "beans"}"#, #"{"tap": "save"}"#,
                #"{"expect": {"saving": {}, "name": {"text": "Bo", "enabled": false}, "beans": {"text": "on", "enabled": false}, "save": {"enabled": false}, "cancel": {"enabled": false}, "requests": ["guest", "guest-save"]}}"#,
                #"{"deliver": "all"}"#,
                #"{"expect": {"name": null, "saving": null, "guest.name": "Bo", "guest.meal": "Beans", "toast": null, "requests": ["guest", "guest-save"]}}"#,
            ]
        #expect(try difference(scenario) == nil)
    }

    @Test("After a failed save the form keeps edits and shows changes from elsewhere")
    func fails() throws {
        let scenario =
            Self.opened + [
                #"{"type": "name", "text": "Bo"}"#, #"{"fail": "guest-save"}"#,
                #"{"tap": "save"}"#, #"{"set": {"name": "Cleo", "mail": "c@d.e"}}"#,
                #"{"expect": {"name": "Bo", "address": ""}}"#, #"{"deliver": "all"}"#,
                #"{"expect": {"toast": "Could not save", "name": {"text": "Bo", "enabled": true}, "address": "c@d.e", "saving": null, "save": {"enabled": true}}}"#,
                #"{"tap": "cancel"}"#, #"{"answer": "Discard"}"#,
                #"{"expect": {"guest.name": "Cleo"}}"#,
            ]
        #expect(try difference(scenario) == nil)
    }

    @Test("The form asks for confirmation only before it discards changes")
    func asks() throws {
        let scenario =
            Self.opened + [
                #"{"tap": "cancel"}"#, #"{"expect": {"alert": null, "guest.name": "Ada"}}"#,
                #"{"tap": "edit"}"#, #"{"toggle": "beans"}"#, #"{"tap": "cancel"}"#,
                #"{"expect": {"alert": "Discard changes?", "order": ["alert", "alert.Discard", "alert.Keep"]}}"#,
                #"{"answer": "Keep"}"#, #"{"expect": {"beans": "on", "alert": null}}"#,
                #"{"set": {"meatless": true}}"#, #"{"expect": {"save": {"enabled": false}}}"#,
                #"{"tap": "cancel"}"#, #"{"expect": {"alert": null, "guest.meal": "Beans"}}"#,
            ]
        #expect(try difference(scenario) == nil)
    }

    @Test("Without announcements the screens do not show changes from elsewhere")
    func noAnnouncements() throws {
        let scenario =
            Self.opened + [
                #"{"set": {"name": "Bo"}}"#, #"{"expect": {"name": "Ada"}}"#, #"{"tap": "cancel"}"#,
                #"{"expect": {"guest.name": "Ada"}}"#,
            ]
        let quiet = Self.source.replacing("    announces changes\n", with: "")
        #expect(try difference(scenario, in: quiet) == nil)
        #expect(try difference(scenario)?.kind == .expectation)
    }

    @Test("Without a question the form closes at once")
    func noQuestion() throws {
        let scenario =
            Self.opened + [
                #"{"toggle": "beans"}"#, #"{"tap": "cancel"}"#,
                #"{"expect": {"alert": null, "guest.meal": "Any meal"}}"#,
            ]
        let source = Self.source.replacing(
            "    ask if changed with \"Discard\" or \"Keep\": \"Discard changes?\"\n",
            with: ""
        )
        #expect(try difference(scenario, in: source) == nil)
    }

    @Test("A switch that asks is on, and not edited, until the user confirms")
    func asksBeforeOff() throws {
        let source =
            Self.source + "\n\non tap of beans\n    ask if on with \"Off\" or \"On\": \"Really?\"\n"
        let scenario =
            Self.opened + [
                #"{"toggle": "beans"}"#, #"{"expect": {"alert": null, "beans": "on"}}"#,
                #"{"toggle": "beans"}"#, #"{"expect": {"alert": "Really?", "beans": "on"}}"#,
                #"{"answer": "On"}"#, #"{"expect": {"beans": "on", "alert": null}}"#,
                #"{"toggle": "beans"}"#, #"{"answer": "Off"}"#,
                #"{"expect": {"beans": "off", "save": {"enabled": false}}}"#,
            ]
        #expect(try difference(scenario, in: source) == nil)
        let unedited = [
            #"{"open": "guest-book", "meatless": true}"#, #"{"deliver": "all"}"#,
            #"{"tap": "edit"}"#, #"{"toggle": "beans"}"#, #"{"answer": "On"}"#,
            #"{"set": {"meatless": false}}"#, #"{"expect": {"beans": "off"}}"#,
        ]
        #expect(try difference(unedited, in: source) == nil)
    }

    @Test("Screens may close while a request runs")
    func closes() throws {
        let scenario =
            Self.opened + [#"{"toggle": "beans"}"#, #"{"tap": "save"}"#, #"{"close": true}"#]
        #expect(try difference(scenario) == nil)
        let loading = [#"{"open": "guest-book"}"#, #"{"close": true}"#]
        #expect(try difference(loading) == nil)
    }

    @Test("An expectation that the form does not meet is reported")
    func misses() throws {
        let scenario = Self.opened + [#"{"expect": {"name.count": "4 of 5"}}"#]
        #expect(try difference(scenario)?.kind == .expectation)
    }

    @Test(
        "A description with a field that the profile service lacks is refused",
        arguments: [
            (
                "    newsletter: no\n", "    newsletter: no\n    age: number 1, later 2\n",
                "has the field 'age', but the profile of its service has no such field"
            ),
            (
                "    bio: text", "    story: text",
                "has the field 'story', but the profile of its service has no such field"
            ),
        ]
    )
    func misfit(right: String, wrong: String, message: String) throws {
        var source = try Feature.profile.source().replacing(right, with: wrong)
        if wrong.contains("story") {
            source = source.replacing("bio or", with: "story or")
                .replacing("field bio: bio", with: "field bio: story")
        }
        let description = try DescriptionReader.description(from: source)
        #expect {
            _ = try Subject(description, of: .profile)
        } throws: {
            "\($0)" == "the description of profile \(message)"
        }
    }

    @Test("A description that lacks a profile field or edits another entity is refused")
    func misfitOfLess() throws {
        let source = try Feature.profile.source()
        let less = source.split(separator: "\n", omittingEmptySubsequences: false).filter {
            !$0.contains("newsletter")
        }
        let other = source.replacing("entity profile", with: "entity person")
            .replacing("the profile", with: "the person")
        for (source, message) in [
            (
                less.joined(separator: "\n"),
                "has no field 'newsletter', but the profile of its service has one"
            ),
            (other, "edits person, but its service saves the profile"),
        ] {
            let description = try DescriptionReader.description(from: source)
            #expect {
                _ = try Subject(description, of: .profile)
            } throws: {
                "\($0)" == "the description of profile \(message)"
            }
        }
    }
}
