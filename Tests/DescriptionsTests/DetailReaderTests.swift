internal import Testing

@testable internal import Descriptions

@Suite("Reading descriptions of screens of one entity")
struct DetailReaderTests {
    /// A screen that is right, for tests to break.
    private static let settings = """
        feature settings: "How the music plays."

        entity player: "Something that plays music."
            room: text "Kitchen", later ""
            volume: number 3, later 7
            sound: one of plain, very warm
            muted: no

        service player service: "Keeps players."
            loads the player
            changes volume from 0 to 10
            changes sound
            changes muted

        screen of the player
            failure: "Could not reach it"
            label room: room or "Nowhere"
            label level: "Volume ", volume, if muted " (muted)" otherwise ""
            label colour: if sound is very warm "Warm" otherwise "Plain"
            button louder: "Louder"
            button warm: "Warm"
            button mute: if muted "Unmute" otherwise "Mute"

        on tap of louder
            add 2 to volume, failure "Could not turn it up"

        on tap of warm
            ask with "Yes": "Warm?"
            set sound to very warm, success "Warm now", failure "Could not warm it"

        on tap of mute
            toggle muted, failure "Could not mute it"
        """

    @Test("A button opens the page of a number")
    func opensPage() throws {
        let source =
            Self.settings.replacing(
                "    button mute",
                with: "    button songs: \"Songs\"\n    button mute"
            ) + "\n\non tap of songs\n    go to song list of volume"
        let detail = try #require(try DescriptionReader.description(from: source).detail)
        #expect(
            detail.links
                == [
                    PageLink(
                        Name("songs"),
                        page: Name("song list"),
                        field: Name("volume")
                    )
                ]
        )
        #expect(detail.changes.count == 3)
    }

    @Test("A button can be shown under a condition")
    func readsCondition() throws {
        let fact = "fact guest: \"Whether the viewer is a guest.\"\n\n"
        let source = Self.settings.replacing("entity player", with: fact + "entity player")
        #expect(failure(source) == "3:1: the fact 'guest' is never used")
        let hidden = source.replacing("button mute:", with: "button mute unless guest:")
        let detail = try #require(try DescriptionReader.description(from: hidden).detail)
        #expect(
            detail.conditions
                == [Name("mute"): FlagCondition(field: Name("guest"), isSet: false)]
        )
        #expect(
            failure(hidden.replacing("unless guest", with: "if guests"))
                == "24:20: there is no fact 'guests' above this line; did you mean 'guest'?"
        )
    }

    @Test("A fact on a screen of texts and buttons is never used")
    func refusesFact() {
        let source = """
            feature dice: "A die."

            fact guest: "Whether the viewer is a guest."

            service die: "Rolls."
                gives the next roll from 1 to 6: 4, 2

            screen
                label result
                button roll: "Roll"

            on tap of roll
                show in result: next roll or "No die"
            """
        #expect(failure(source) == "3:1: the fact 'guest' is never used")
    }

    @Test("A day can be shown and set")
    func days() throws {
        let dated = Self.settings.replacing(
            "muted: no",
            with: "muted: no\n    sold: date 2020-02-29, later 2021-01-01"
        )
        .replacing("changes muted", with: "changes muted\n    changes sold")
        .replacing("\"Volume \", volume", with: "\"Sold \", sold, volume")
        .replacing("toggle muted", with: "set sold to 2024-02-29")
        .replacing("    changes muted\n", with: "")
        let detail = try #require(try DescriptionReader.description(from: dated).detail)
        #expect(detail.elements[1].text.showsDay)
        #expect(detail.changes.last?.edit == .set(Name("sold"), to: .date(1_709_251_199)))
    }

    @Test("It is read with its texts, and with what its buttons change")
    func reads() throws {
        let description = try DescriptionReader.description(from: Self.settings)
        let detail = try #require(description.detail)
        #expect(detail.entity == Name("player"))
        #expect(detail.failure == "Could not reach it")
        #expect(
            detail.elements.map(\.name.text) == [
                "room", "level", "colour", "louder", "warm", "mute",
            ]
        )
        #expect(
            detail.elements[2].text
                == .parts([
                    .condition(
                        FieldTest(
                            of: Name("player"),
                            Name("sound"),
                            .equal(.choice(Name("very warm")))
                        ),
                        yes: [.literal("Warm")],
                        no: [.literal("Plain")]
                    )
                ])
        )
        #expect(
            detail.changes == [
                DetailChange(
                    button: Name("louder"),
                    edit: .add(2, to: Name("volume")),
                    failure: "Could not turn it up"
                ),
                DetailChange(
                    button: Name("warm"),
                    edit: .set(Name("sound"), to: .choice(Name("very warm"))),
                    question: ChangeQuestion(text: .parts([.literal("Warm?")]), answer: "Yes"),
                    success: "Warm now",
                    failure: "Could not warm it"
                ),
                DetailChange(
                    button: Name("mute"),
                    edit: .toggle(Name("muted")),
                    failure: "Could not mute it"
                ),
            ]
        )
        let service = try #require(description.detailServices.first)
        #expect(service.limits(of: Name("volume")) == 0...10)
        #expect(service.limits(of: Name("sound")) == nil)
        #expect(description.keys.map(\.name) == ["room", "volume", "sound", "muted"])
    }

    @Test(
        "A field changes within its limits, and not to what it is",
        arguments: [
            (FieldEdit.add(2, to: Name("n")), FieldValue.number(8), FieldValue.number(10)),
            (.add(2, to: Name("n")), .number(9), nil), (.add(-1, to: Name("n")), .number(0), nil),
            (.set(Name("n"), to: .number(0)), .number(1), .number(0)),
            (.set(Name("n"), to: .number(0)), .number(0), nil),
            (.toggle(Name("n")), .flag(true), .flag(false)),
        ] as [(FieldEdit, FieldValue, FieldValue?)]
    )
    func edits(edit: FieldEdit, value: FieldValue, result: FieldValue?) {
        #expect(edit.result(of: value, in: 0...10) == result)
    }

    @Test("A field whose name has 'to' or 'is' in it can be set and asked about")
    func words() throws {
        let source = Self.settings
            .replacing("sound:", with: "where it is to play:")
            .replacing("changes sound", with: "changes where it is to play")
            .replacing("if sound is", with: "if where it is to play is")
            .replacing("set sound to", with: "set where it is to play to")
        let changes = try DescriptionReader.description(from: source).detail?.changes
        #expect(changes?[1].edit.field == Name("where it is to play"))
    }

    @Test(
        "An error in a detail names its place and the correct form",
        arguments: [
            (
                "one of plain, very warm", "one of plain",
                "6:24: a field needs at least two values"
            ),
            (
                "one of plain, very warm", "one of plain, plain",
                "6:26: 'plain' is already listed"
            ),
            (
                "one of plain, very warm", "one of 0, 1",
                "6:19: a name consists of words, so 0 cannot be one"
            ),
            (
                "button mute:", "button mute if muted:",
                "22:20: there is no fact 'muted' above this line; add 'fact muted: \"…\"'"
            ),
            (
                "loads the player", "loads the payer",
                "10:15: there is no entity 'payer' above this line; did you mean 'player'?"
            ),
            (
                "changes sound", "changes sounds",
                "12:13: a player has no 'sounds'; did you mean 'sound'?"
            ),
            ("changes muted", "changes sound", "13:5: 'changes sound' is already stated above"),
            (
                "from 0 to 10", "from 4 to 10",
                "11:25: 'volume' is 3 in the entity, which is not from 4 to 10"
            ),
            ("from 0 to 10", "from 9 to 9", "11:25: the second number must be larger than 9"),
            (
                "changes sound", "changes sound from 0 to 1",
                "12:24: 'sound' is not a number; only numbers have limits"
            ),
            (
                "    failure: \"Could not reach it\"\n", "",
                "15:1: the screen has no text for a failed load; add 'failure: \"Try again\"' below it"
            ),
            (
                "otherwise \"Plain\"", "otherwise \"Warm\"", "19:19: both texts are the same"
            ),
            (
                "if sound is very warm", "if sound",
                "19:19: 'sound' has named values; write: if sound is plain …"
            ),
            (
                "if sound is very warm", "if sound is very worm",
                "19:31: 'sound' has no value 'very worm'; did you mean 'very warm'?"
            ),
            (
                "if sound is very warm", "if muted is very warm",
                "19:31: 'muted' is yes or no; write: if muted \"…\" otherwise \"…\""
            ),
            (
                "if sound is very warm \"Warm\"", "if muted volume",
                "19:19: after 'if muted', a field needs parentheses: "
                    + "if muted (volume) otherwise …"
            ),
            (
                "if sound is very warm", "if volume is loud",
                "19:32: 'volume' is a number; compare it with another, such as: "
                    + "if volume is 0, or: if volume is at least 5"
            ),
            (
                "if sound is very warm", "if volume",
                "19:19: 'volume' is a number; compare it with another, such as: "
                    + "if volume is 0, or: if volume is at least 5"
            ),
            (
                "if sound is very warm", "if volume is at 5",
                "19:35: expected 'least' or 'most', found the number 5"
            ),
            (
                "otherwise \"Plain\"", "otherwise (volume \" %\")",
                "19:66: expected a comma between parts, or a closing parenthesis, found the text "
                    + "\" %\""
            ),
            (
                "otherwise \"Plain\"", "otherwise volume or \"none\"",
                "19:58: 'or' must follow a text field"
            ),
            (
                "if sound is very warm", "if room is very warm",
                "19:30: 'room' has no named values; a field that is compared is declared as: "
                    + "room: one of …, …"
            ),
            (
                "room or \"Nowhere\"", "sound",
                "17:17: 'sound' has named values; write: if sound is plain \"…\" otherwise \"…\""
            ),
            (
                "add 2 to volume", "add 0 to volume", "25:9: 0 changes nothing"
            ),
            (
                "add 2 to volume", "add 11 to volume",
                "25:9: its limits are 0 and 10, so 11 can never be added"
            ),
            ("add 2 to volume", "add 2 to muted", "25:14: 'muted' is not a number"),
            (
                "changes volume from 0 to 10", "changes volume",
                "25:14: 'volume' has no limits; add to the service: changes volume from 0 to 10"
            ),
            (
                "add 2 to volume", "set volume to 11", "25:19: 11 is not from 0 to 10"
            ),
            (
                "set sound to very warm", "set sound to worm",
                "29:18: 'sound' has no value 'worm'"
            ),
            (
                "set sound to very warm", "set room to \"Hall\"",
                "29:9: no service changes 'room'; add 'changes room' to the service"
            ),
            ("toggle muted", "toggle sound", "32:12: 'sound' is not yes or no"),
            (
                "toggle muted", "show in room: \"Hall\"",
                "32:5: a button on this screen needs an effect: 'toggle FIELD, failure …', 'add 1 to FIELD, failure …', 'set FIELD to VALUE, failure …' or 'go to PAGE of FIELD'"
            ),
            (
                "toggle muted, failure", "toggle muted, success \"Done\" failure",
                "32:34: expected a comma and 'failure' with a message, found 'failure'"
            ),
            (
                "    toggle muted, failure \"Could not mute it\"", "    go to song of volume",
                "9:1: no button changes 'muted'; add one"
            ),
            (
                "    toggle muted, failure \"Could not mute it\"", "    go to song",
                "32:15: expected 'of', found the end of the line"
            ),
            (
                "    toggle muted, failure \"Could not mute it\"", "    go to song of room",
                "32:19: a player has no number 'room'"
            ),
            (
                "    toggle muted", "    go to song of volume\n    toggle muted",
                "33:5: a tap can open only one page"
            ),
            (
                "on tap of mute\n    toggle",
                "on tap of warm\n    go to song of volume\n\non tap of mute\n    toggle",
                "31:1: the tap of 'warm' is already described above"
            ),
            (
                "toggle muted", "add 2 to volume", "32:5: 'louder' already does the same"
            ),
            (
                "    toggle muted", "    ask with \"No\": \"Mute?\"\n    toggle muted",
                "32:5: 'warm' already asks; only one button may ask"
            ),
            (
                "screen of the player", "screen",
                "16:5: 'failure' belongs below the screen of an entity or below a header or below a list or below a card, not below the screen"
            ),
        ]
    )
    func mistakes(right: String, wrong: String, message: String) {
        #expect(Self.settings.contains(right))
        #expect(
            failure(Self.settings.replacing(right, with: wrong, maxReplacements: 1)) == message
        )
    }

    @Test("A declaration that nothing uses is refused")
    func uses() {
        let unloaded = Self.settings
            .replacing("    loads the player\n", with: "    lists every player\n")
            .replacing(" from 0 to 10", with: "")
        #expect(failure(unloaded) == "11:13: a player has no 'volume' that is yes or no")
        let silent = Self.settings.replacing(
            "\n\non tap of mute\n    toggle muted, failure \"Could not mute it\"",
            with: ""
        )
        #expect(
            failure(silent)
                == "22:5: nothing happens when 'mute' is tapped; add 'on tap of mute'"
        )
        let unchanged = Self.settings
            .replacing("add 2 to volume", with: "set muted to yes")
        #expect(failure(unchanged) == "9:1: no button changes 'volume'; add one")
        let hidden = Self.settings
            .replacing(", if muted \" (muted)\" otherwise \"\"", with: "")
            .replacing("if muted \"Unmute\" otherwise \"Mute\"", with: "\"Mute\"")
        #expect(
            failure(hidden) == "22:5: no element on the screen shows 'muted', although it changes"
        )
    }
}
