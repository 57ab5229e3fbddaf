extension Statement {
    /// What a person sees.
    static let screens = [
        Statement(
            kind: .screen,
            place: .top,
            words: ["screen"],
            form: "screen",
            meaning: "What is on the screen stands below it, from above to below.",
            example: "screen"
        ),
        Statement(
            kind: .label,
            place: .screen,
            words: ["label"],
            form: "label NAME",
            meaning:
                "A text that changes, and is empty at first. With a text behind a colon it stays "
                + "the same.",
            example: "    label greeting"
        ),
        Statement(
            kind: .button,
            place: .screen,
            words: ["button"],
            form: #"button NAME: "TITLE""#,
            meaning: "Something to tap.",
            example: #"    button show greeting: "Show greeting""#
        ),
        Statement(
            kind: .detail,
            place: .top,
            words: ["screen", "of", "the"],
            form: "screen of the ENTITY",
            meaning:
                "The screen shows one entity, which loads when it opens, and again with a button where "
                + "that failed. What it says, and what is on it, stands below it.",
            example: "screen of the setting"
        ),
        Statement(
            kind: .failure,
            place: .detail,
            words: ["failure"],
            form: #"failure: "TEXT""#,
            meaning: "What it says where nothing came.",
            example: #"    failure: "Could not load the settings""#
        ),
        Statement(
            kind: .rowLabel,
            place: .detail,
            words: ["label"],
            form: "label NAME: TEXT",
            meaning: "A text, of the entity’s fields.",
            example: #"    label volume: "Volume ", volume"#
        ),
        Statement(
            kind: .rowButton,
            place: .detail,
            words: ["button"],
            form: "button NAME: TEXT",
            meaning:
                "Something to tap that changes the entity, with its title. Where it would change "
                + "nothing, or lead beyond limits, it cannot be tapped.",
            example: #"    button louder: "Louder""#
        ),
        Statement(
            kind: .header,
            place: .top,
            words: ["header", "of", "the"],
            form: "header of the ENTITY",
            meaning:
                "Above lists stands one entity, which loads beside them. Until it has come its texts are "
                + "empty and its buttons are not there; where it does not come a message says so.",
            example: "header of the user"
        ),
        Statement(
            kind: .failure,
            place: .header,
            words: ["failure"],
            form: #"failure: "TEXT""#,
            meaning: "What the message says.",
            example: #"    failure: "Could not load the user""#
        ),
        Statement(
            kind: .rowImage,
            place: .header,
            words: ["image"],
            form: "image NAME: TEXT",
            meaning: "A picture; the text is its name. A script finds it by “user.icon”.",
            example: #"    image icon: icon or "icon0""#
        ),
        Statement(
            kind: .rowLabel,
            place: .header,
            words: ["label"],
            form: "label NAME: TEXT",
            meaning: "A text of the entity’s fields. A script finds it by “user.name”.",
            example: #"    label name: name or "Anonymous""#
        ),
        Statement(
            kind: .rowButton,
            place: .header,
            words: ["button"],
            form: "button NAME: TEXT",
            meaning:
                "Something to tap that changes the entity, with its title. With “if FACT” or “unless FACT” "
                + "before the colon it is there only then.",
            example:
                #"    button follow unless own page: if followed "Following" otherwise "Follow""#
        ),
        Statement(
            kind: .list,
            place: .top,
            words: ["list", "of", "every"],
            form: "list of every ENTITY",
            meaning:
                "The screen is a list, which loads when it opens, again with a button where that "
                + "failed, and anew when it is pulled. What it says, and what is in a row, stands "
                + "below it. Below a header there can be two, and “if FACT” or “unless FACT” says when the "
                + "second is there.",
            example: "list of every reminder"
        ),
        Statement(
            kind: .empty,
            place: .list,
            words: ["empty"],
            form: #"empty: "TEXT""#,
            meaning: "What it says where there is nothing.",
            example: #"    empty: "No reminders""#
        ),
        Statement(
            kind: .failure,
            place: .list,
            words: ["failure"],
            form: #"failure: "TEXT""#,
            meaning: "What it says where nothing came.",
            example: #"    failure: "Could not load reminders""#
        ),
        Statement(
            kind: .filter,
            place: .list,
            words: ["filter"],
            form: #"filter NAME: "TITLE" if FIELD"#,
            meaning:
                "A button above the rows that shows those alone whose field is yes, with “unless” in "
                + "place of “if” those whose field is no, and without either all. The first shows all, and "
                + "is chosen when the list opens. What is changed in a row stays in sight until the list comes "
                + "anew, or a filter is chosen.",
            example: #"    filter open: "Open" unless done"#
        ),
        Statement(
            kind: .listAdd,
            place: .list,
            words: ["add"],
            form: #"add NAME: "TITLE", failure "TEXT""#,
            meaning:
                "A button above the rows that adds one, after which the list comes anew; the text is said "
                + "where that fails.",
            example: #"    add new: "New", failure "Could not add one""#
        ),
        Statement(
            kind: .listUndo,
            place: .list,
            words: ["undo"],
            form: #"undo NAME: "TITLE", failure "TEXT""#,
            meaning:
                "A button above the rows that brings back what was removed last, after which the list comes "
                + "anew. It can be tapped as long as there is such a thing.",
            example: #"    undo take back: "Undo", failure "Could not bring it back""#
        ),
        Statement(
            kind: .rowLabel,
            place: .list,
            words: ["label"],
            form: "label NAME: TEXT",
            meaning: "A text in each row, of its entity’s fields.",
            example: #"    label title: title or "Untitled""#
        ),
        Statement(
            kind: .rowButton,
            place: .list,
            words: ["button"],
            form: "button NAME: TEXT",
            meaning: "Something to tap in each row, with its title.",
            example: #"    button done: if done "Reopen" otherwise "Done""#
        ),
        Statement(
            kind: .rowImage,
            place: .list,
            words: ["image"],
            form: "image NAME: TEXT",
            meaning: "A picture in each row; the text is its name.",
            example: #"    image avatar: icon or "icon0""#
        ),
        Statement(
            kind: .leaveOut,
            place: .list,
            words: ["leave", "out"],
            form: #"leave out NAME: "SENTENCE""#,
            meaning:
                "Something else is in each row, which no description can say; the sentence tells what. "
                + "“leave out row” is for what a row itself shows, as its height. What is left out is not "
                + "compared, and no feature can be generated without it.",
            example: #"    leave out time: "How long ago that was.""#
        ),
        Statement(
            kind: .listSwitch,
            place: .top,
            words: ["switch"],
            form: #"switch: "TITLE" or "TITLE""#,
            meaning:
                "A button above two lists, of which one shows, at first the first. Its title names the "
                + "other: first the second list, then the first. It is there where the second is.",
            example: #"switch: "Drafts" or "Blogs""#
        ),
        Statement(
            kind: .leaveOut,
            place: .top,
            words: ["leave", "out"],
            form: #"leave out NAME: "SENTENCE""#,
            meaning: "The same with something that is not in a row.",
            example: #"leave out heights: "How often they are computed.""#
        ),
    ]
}
