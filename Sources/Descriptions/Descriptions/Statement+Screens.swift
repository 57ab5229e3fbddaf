extension Statement {
    /// The statements about screens.
    static let screens = [
        Statement(
            kind: .screen,
            place: .top,
            words: ["screen"],
            form: "screen",
            meaning: "The elements of the screen follow below it, from top to bottom.",
            example: "screen"
        ),
        Statement(
            kind: .state,
            place: .screen,
            words: ["state"],
            form: "state NAME: number NUMBER from NUMBER to NUMBER",
            meaning:
                "A number that the screen keeps without a service while it is open: its first value "
                + "and its limits.",
            example: "    state tries: number 0 from 0 to 99"
        ),
        Statement(
            kind: .state,
            place: .screen,
            words: ["state"],
            form: "state NAME: no",
            meaning:
                "A yes-or-no value that the screen keeps without a service, with its first value: "
                + "'yes' or 'no'.",
            example: "    state open: no"
        ),
        Statement(
            kind: .label,
            place: .screen,
            words: ["label"],
            form: "label NAME",
            meaning:
                "A text that changes and is empty at first. With a text after a colon it is fixed.",
            example: "    label greeting"
        ),
        Statement(
            kind: .label,
            place: .screen,
            words: ["label"],
            form: "label NAME: TEXT",
            meaning: "A text made of the screen’s state, which it follows.",
            example: #"    label score: tries counted as "try" / "tries" or "No try""#
        ),
        Statement(
            kind: .button,
            place: .screen,
            words: ["button"],
            form: #"button NAME: "TITLE""#,
            meaning:
                "A button with a fixed title. It is disabled while a tap would exceed a limit of the "
                + "state, or would do nothing.",
            example: #"    button show greeting: "Show greeting""#
        ),
        Statement(
            kind: .detail,
            place: .top,
            words: ["screen", "of", "the"],
            form: "screen of the ENTITY",
            meaning:
                "A screen that shows one entity. The entity loads when the screen opens; after a "
                + "failure a button loads it again. The texts and elements of the screen "
                + "follow below it.",
            example: "screen of the setting"
        ),
        Statement(
            kind: .failure,
            place: .detail,
            words: ["failure"],
            form: #"failure: "TEXT""#,
            meaning: "The text shown if loading fails.",
            example: #"    failure: "Could not load the settings""#
        ),
        Statement(
            kind: .rowLabel,
            place: .detail,
            words: ["label"],
            form: "label NAME: TEXT",
            meaning: "A text made of the entity’s fields.",
            example: #"    label volume: "Volume ", volume"#
        ),
        Statement(
            kind: .rowButton,
            place: .detail,
            words: ["button"],
            form: "button NAME: TEXT",
            meaning:
                "A button that changes the entity or opens a page, with its title. It is disabled if "
                + "it would change nothing or exceed a limit. With 'if FACT' or 'unless FACT' before "
                + "the colon, it is shown only in that case.",
            example: #"    button louder: "Louder""#
        ),
        Statement(
            kind: .header,
            place: .top,
            words: ["header", "of", "the"],
            form: "header of the ENTITY",
            meaning:
                "One entity above the lists, which loads at the same time as they do. Until it has "
                + "loaded, its texts are empty and its buttons are hidden. If loading fails, "
                + "a message appears.",
            example: "header of the user"
        ),
        Statement(
            kind: .failure,
            place: .header,
            words: ["failure"],
            form: #"failure: "TEXT""#,
            meaning: "The text of the message shown if loading fails.",
            example: #"    failure: "Could not load the user""#
        ),
        Statement(
            kind: .rowImage,
            place: .header,
            words: ["image"],
            form: "image NAME: TEXT",
            meaning: "An image; the text is its name. Scenarios refer to it as 'user.icon'.",
            example: #"    image icon: icon or "icon0""#
        ),
        Statement(
            kind: .rowLabel,
            place: .header,
            words: ["label"],
            form: "label NAME: TEXT",
            meaning: "A text made of the entity’s fields. Scenarios refer to it as 'user.name'.",
            example: #"    label name: name or "Anonymous""#
        ),
        Statement(
            kind: .rowButton,
            place: .header,
            words: ["button"],
            form: "button NAME: TEXT",
            meaning:
                "A button that changes the entity, with its title. With 'if FACT' or 'unless FACT' "
                + "before the colon, it is shown only in that case.",
            example:
                #"    button follow unless own page: if followed "Following" otherwise "Follow""#
        ),
        Statement(
            kind: .list,
            place: .top,
            words: ["list", "of", "every"],
            form: "list of every ENTITY",
            meaning:
                "A list that loads when the screen opens. After a failure a button loads it again, "
                + "and a pull refreshes it. The texts of the list and the elements of a row "
                + "follow below it. Below a header there can be two lists; with 'if FACT' or "
                + "'unless FACT', the second is shown only in that case.",
            example: "list of every reminder"
        ),
        Statement(
            kind: .empty,
            place: .list,
            words: ["empty"],
            form: #"empty: "TEXT""#,
            meaning: "The text shown if the list is empty.",
            example: #"    empty: "No reminders""#
        ),
        Statement(
            kind: .failure,
            place: .list,
            words: ["failure"],
            form: #"failure: "TEXT""#,
            meaning: "The text shown if loading fails.",
            example: #"    failure: "Could not load reminders""#
        ),
        Statement(
            kind: .filter,
            place: .list,
            words: ["filter"],
            form: #"filter NAME: "TITLE" if FIELD"#,
            meaning:
                "A button above the rows that shows only rows whose field is yes; with 'unless' "
                + "instead of 'if', only rows whose field is no; without a condition, all "
                + "rows. The first filter shows all rows and is selected at first. A row that "
                + "changes stays visible until the list is loaded again or a filter is "
                + "selected, or it moves at once, see below.",
            example: #"    filter open: "Open" unless done"#
        ),
        Statement(
            kind: .rowsMove,
            place: .list,
            words: ["rows", "move", "at", "once"],
            form: "rows move at once",
            meaning:
                "A row that changes disappears at once if the selected filter no longer shows it. If "
                + "the service fails, the row returns to its position. Two filters with opposite "
                + "conditions are then two lists between which a row moves. A button of a row must "
                + "change the field of a filter.",
            example: "    rows move at once"
        ),
        Statement(
            kind: .listTotal,
            place: .list,
            words: ["count"],
            form: #"count NAME: "WORD" or "WORD""#,
            meaning:
                "A label above the rows with their number, and a word for one row and for several, "
                + "such as '1 reminder' and '12 reminders'. It counts the rows that are "
                + "shown: with a filter the selected ones, with pages those that have loaded. Until the "
                + "list has loaded, it is empty.",
            example: #"    count total: "reminder" or "reminders""#
        ),
        Statement(
            kind: .listAdd,
            place: .list,
            words: ["add"],
            form: #"add NAME: "TITLE", failure "TEXT""#,
            meaning:
                "A button above the rows that adds one. Then the list is loaded again. The text is "
                + "the message if adding fails.",
            example: #"    add new: "New", failure "Could not add one""#
        ),
        Statement(
            kind: .listUndo,
            place: .list,
            words: ["undo"],
            form: #"undo NAME: "TITLE", failure "TEXT""#,
            meaning:
                "A button above the rows that restores the row that was removed last. Then the "
                + "list is loaded again. It is enabled as long as a removed row exists.",
            example: #"    undo take back: "Undo", failure "Could not bring it back""#
        ),
        Statement(
            kind: .rowLabel,
            place: .list,
            words: ["label"],
            form: "label NAME: TEXT",
            meaning: "A text in each row, made of its entity’s fields.",
            example: #"    label title: title or "Untitled""#
        ),
        Statement(
            kind: .rowButton,
            place: .list,
            words: ["button"],
            form: "button NAME: TEXT",
            meaning: "A button in each row, with its title.",
            example: #"    button done: if done "Reopen" otherwise "Done""#
        ),
        Statement(
            kind: .rowImage,
            place: .list,
            words: ["image"],
            form: "image NAME: TEXT",
            meaning: "An image in each row; the text is its name.",
            example: #"    image avatar: icon or "icon0""#
        ),
        Statement(
            kind: .leaveOut,
            place: .list,
            words: ["leave", "out"],
            form: #"leave out NAME: "SENTENCE""#,
            meaning:
                "Excludes an element of each row that the language cannot describe; the sentence "
                + "explains it. 'leave out row' excludes a property of the row itself, such "
                + "as its height. Excluded elements are not compared, and a description that "
                + "excludes something cannot be generated.",
            example: #"    leave out time: "How long ago that was.""#
        ),
        Statement(
            kind: .listSwitch,
            place: .top,
            words: ["switch"],
            form: #"switch: "TITLE" or "TITLE""#,
            meaning:
                "A button above two lists that switches between them. The first list is shown at "
                + "first. The two titles name the list that the button shows next: first the "
                + "second list, then the first. It is shown only if the second list exists.",
            example: #"switch: "Drafts" or "Blogs""#
        ),
        Statement(
            kind: .leaveOut,
            place: .top,
            words: ["leave", "out"],
            form: #"leave out NAME: "SENTENCE""#,
            meaning: "Excludes an element that is not in a row.",
            example: #"leave out heights: "How often they are computed.""#
        ),
    ]
}
