extension Statement {
    /// What a feature is about and asks.
    static let things = [
        Statement(
            kind: .feature,
            place: .top,
            words: ["feature"],
            form: #"feature NAME: "SENTENCE""#,
            meaning: "Names the feature, and says what it is. It comes first.",
            example: #"feature greeting: "A button that greets a person.""#
        ),
        Statement(
            kind: .entity,
            place: .top,
            words: ["entity"],
            form: #"entity NAME: "SENTENCE""#,
            meaning: "A thing that the feature is about. Its fields stand below it.",
            example: #"entity person: "Somebody who can be greeted.""#
        ),
        Statement(
            kind: .field,
            place: .entity,
            words: [],
            form: #"NAME: text "FIRST", later "OTHER""#,
            meaning:
                "A field that holds a text, or a number with “number 1, later 2”. The first value is the "
                + "one where a script gives none; tests try the later one, too.",
            example: #"    first name: text "David", later "Ada""#
        ),
        Statement(
            kind: .field,
            place: .entity,
            words: [],
            form: "NAME: yes",
            meaning: "A field that is yes or “no”, and first this, of what is listed or loaded.",
            example: "    done: no"
        ),
        Statement(
            kind: .field,
            place: .entity,
            words: [],
            form: "NAME: one of FIRST, OTHER …",
            meaning:
                "A field that is one of some with names, and first the first, of what is listed or loaded.",
            example: "    mood: one of calm, happy, sad"
        ),
        Statement(
            kind: .field,
            place: .entity,
            words: [],
            form: "NAME: date DAY, later DAY, DAY …",
            meaning:
                "A field that is a day, of what is listed or loaded. Texts, numbers and days of what is "
                + "listed can have further values, which samples are made from.",
            example: "    due: date 2026-03-14, later 2026-12-01, 2027-01-31"
        ),
        Statement(
            kind: .service,
            place: .top,
            words: ["service"],
            form: #"service NAME: "SENTENCE""#,
            meaning: "What the feature asks. What it gives, lists or loads stands below it.",
            example: #"service person provider: "Knows who is to be greeted right now.""#
        ),
        Statement(
            kind: .current,
            place: .service,
            words: ["gives", "the", "current"],
            form: "gives the current ENTITY",
            meaning: "The entity as it is right now. A script can set it at any time.",
            example: "    gives the current person"
        ),
        Statement(
            kind: .next,
            place: .service,
            words: ["gives", "the", "next"],
            form: "gives the next NAME from NUMBER to NUMBER: NUMBER, NUMBER …",
            meaning: "One number after the other, and the first behind the last. A script may give "
                + "others, and also none.",
            example: "    gives the next digit from 0 to 9: 3, 1, 4, 1, 5"
        ),
        Statement(
            kind: .every,
            place: .service,
            words: ["lists", "every"],
            form: "lists every ENTITY",
            meaning:
                "All that there are, which takes its time and can fail; with “in pages of 20” behind it "
                + "so many at a time, and the next when the last row is reached. A script says how many "
                + "there are, and can change that at any time.",
            example: "    lists every reminder"
        ),
        Statement(
            kind: .loads,
            place: .service,
            words: ["loads", "the"],
            form: "loads the ENTITY",
            meaning:
                "One, which takes its time and can fail. A script can set its fields at any time.",
            example: "    loads the setting"
        ),
        Statement(
            kind: .changes,
            place: .service,
            words: ["changes"],
            form: "changes FIELD",
            meaning:
                "What it can be asked to change, which takes its time and can fail, too: of one that it "
                + "lists a field that is yes or no, of one that it loads any. A number stays within "
                + "limits with “changes volume from 0 to 10”.",
            example: "    changes done"
        ),
        Statement(
            kind: .counts,
            place: .service,
            words: ["counts"],
            form: "counts FIELD",
            meaning:
                "A number of what it lists in which it can be asked to count one more, which takes its "
                + "time and can fail, too. It answers what that is then.",
            example: "    counts likes"
        ),
        Statement(
            kind: .adds,
            place: .service,
            words: ["adds", "one"],
            form: "adds one",
            meaning:
                "It can be asked to add one to what it lists, which takes its time and can fail, too. A "
                + "script’s number of what there is has it in it.",
            example: "    adds one"
        ),
        Statement(
            kind: .removes,
            place: .service,
            words: ["removes", "one"],
            form: "removes one",
            meaning:
                "It can be asked to remove one of what it lists. A script’s number of what there is has it in "
                + "it still; a smaller one forgets it.",
            example: "    removes one"
        ),
        Statement(
            kind: .restores,
            place: .service,
            words: ["restores", "one"],
            form: "restores one",
            meaning: "It can be asked to bring back one that it has removed.",
            example: "    restores one"
        ),
        Statement(
            kind: .fact,
            place: .top,
            words: ["fact"],
            form: #"fact NAME: "SENTENCE""#,
            meaning: "Something that is so or not as long as the screen is open.",
            example: #"fact own page: "Whether people look at their own page.""#
        ),
    ]
}
