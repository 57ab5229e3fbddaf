extension Statement {
    /// The statements about entities, services and flags.
    static let things = [
        Statement(
            kind: .feature,
            place: .top,
            words: ["feature"],
            form: #"feature NAME: "SENTENCE""#,
            meaning: "The name of the feature and a sentence that describes it. This is the first "
                + "line.",
            example: #"feature greeting: "A button that greets a person.""#
        ),
        Statement(
            kind: .entity,
            place: .top,
            words: ["entity"],
            form: #"entity NAME: "SENTENCE""#,
            meaning: "A type of data that the feature shows. Its fields follow below it.",
            example: #"entity person: "A person to greet.""#
        ),
        Statement(
            kind: .field,
            place: .entity,
            words: [],
            form: #"NAME: text "FIRST", later "OTHER""#,
            meaning:
                "A text field, or with 'number 1, later 2' a number field. The first value is the "
                + "default in scenarios; tests also use the later one.",
            example: #"    first name: text "David", later "Ada""#
        ),
        Statement(
            kind: .field,
            place: .entity,
            words: [],
            form: "NAME: yes",
            meaning: "A yes-or-no field of a listed or loaded entity, with its first value: 'yes' "
                + "or 'no'.",
            example: "    done: no"
        ),
        Statement(
            kind: .field,
            place: .entity,
            words: [],
            form: "NAME: one of FIRST, OTHER …",
            meaning:
                "A field of a listed or loaded entity that has one of several named values. The "
                + "first name is the first value.",
            example: "    mood: one of calm, happy, sad"
        ),
        Statement(
            kind: .field,
            place: .entity,
            words: [],
            form: "NAME: date DAY, later DAY, DAY …",
            meaning:
                "A date field of a listed or loaded entity. Texts, numbers and dates of a listed "
                + "entity can have further values, which are used for sample data.",
            example: "    due: date 2026-03-14, later 2026-12-01, 2027-01-31"
        ),
        Statement(
            kind: .service,
            place: .top,
            words: ["service"],
            form: #"service NAME: "SENTENCE""#,
            meaning: "A service that the feature uses. What it gives, lists or loads follows below "
                + "it.",
            example: #"service person provider: "Provides the person to greet.""#
        ),
        Statement(
            kind: .current,
            place: .service,
            words: ["gives", "the", "current"],
            form: "gives the current ENTITY",
            meaning: "The current entity. A scenario can set it at any time.",
            example: "    gives the current person"
        ),
        Statement(
            kind: .next,
            place: .service,
            words: ["gives", "the", "next"],
            form: "gives the next NAME from NUMBER to NUMBER: NUMBER, NUMBER …",
            meaning: "One number after another; after the last, the first again. A scenario may "
                + "provide other numbers, or none.",
            example: "    gives the next digit from 0 to 9: 3, 1, 4, 1, 5"
        ),
        Statement(
            kind: .every,
            place: .service,
            words: ["lists", "every"],
            form: "lists every ENTITY",
            meaning:
                "All entities, with a request that can fail. With 'in pages of 20' at the end, the "
                + "list loads in pages of that size, 20 to 100; the next page loads when the last row is "
                + "displayed, and no entity can be removed. A scenario sets the number of entities and "
                + "can change it at any time. Pages are numbered, so entities that are added in the "
                + "meantime shift them: a row that is already shown keeps its place, and a new one can "
                + "appear among older ones until the next refresh.",
            example: "    lists every reminder"
        ),
        Statement(
            kind: .loads,
            place: .service,
            words: ["loads", "the"],
            form: "loads the ENTITY",
            meaning:
                "One entity, with a request that can fail. A scenario can set its fields at any "
                + "time.",
            example: "    loads the setting"
        ),
        Statement(
            kind: .changes,
            place: .service,
            words: ["changes"],
            form: "changes FIELD",
            meaning:
                "A field that the service can change, with a request that can fail: a yes-or-no "
                + "field of a listed entity, or any field of a loaded one. 'changes volume "
                + "from 0 to 10' limits a number.",
            example: "    changes done"
        ),
        Statement(
            kind: .counts,
            place: .service,
            words: ["counts"],
            form: "counts FIELD",
            meaning:
                "A number of a listed entity that the service can increase by one, with a request "
                + "that can fail. The reply is the new number. 'counts likes and views' counts two "
                + "or three numbers together, by one each; the reply is all new numbers.",
            example: "    counts likes"
        ),
        Statement(
            kind: .adds,
            place: .service,
            words: ["adds", "one"],
            form: "adds one",
            meaning:
                "The service can add an entity to its list, with a request that can fail. The "
                + "number of entities in a scenario includes it.",
            example: "    adds one"
        ),
        Statement(
            kind: .removes,
            place: .service,
            words: ["removes", "one"],
            form: "removes one",
            meaning:
                "The service can remove an entity from its list, with a request that can fail. The "
                + "number of entities in a scenario still includes it, until the scenario "
                + "sets a smaller number.",
            example: "    removes one"
        ),
        Statement(
            kind: .restores,
            place: .service,
            words: ["restores", "one"],
            form: "restores one",
            meaning: "The service can restore an entity that it has removed.",
            example: "    restores one"
        ),
        Statement(
            kind: .saves,
            place: .service,
            words: ["saves", "it"],
            form: "saves it",
            meaning:
                "The service can replace the loaded entity with the one in a form, with a request "
                + "that can fail. The reply is the saved entity.",
            example: "    saves it"
        ),
        Statement(
            kind: .announces,
            place: .service,
            words: ["announces", "changes"],
            form: "announces changes",
            meaning:
                "The service notifies the screen when its entity changes elsewhere, such as on "
                + "another device. A row of a list shows the change at once. While a request "
                + "changes or removes the row, or a question about it is open, the change waits "
                + "for the reply or the answer. A changed row stays until the rows are filtered "
                + "again. If a listed entity is removed elsewhere, its row "
                + "disappears at once, the replies to its requests are ignored, and the next page "
                + "begins after the rows that are left. In scenarios: {\"changed-reminder\": "
                + "{\"id\": 2, \"done\": true}} and {\"removed-reminder\": 2}.",
            example: "    announces changes"
        ),
        Statement(
            kind: .fact,
            place: .top,
            words: ["fact"],
            form: #"fact NAME: "SENTENCE""#,
            meaning: "A flag: a yes-or-no value that is constant while the screen is open.",
            example: #"fact own page: "Whether the page belongs to the viewer.""#
        ),
    ]
}
