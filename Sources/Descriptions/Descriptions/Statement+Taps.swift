extension Statement {
    /// The statements about taps.
    static let taps = [
        Statement(
            kind: .tap,
            place: .top,
            words: ["on", "tap", "of"],
            form: "on tap of BUTTON",
            meaning:
                "The effects of a tap on the button follow below it. 'on tap of row' is for the "
                + "rows of a list; with two lists, write 'on tap of row of draft'. An image "
                + "can be tapped, too.",
            example: "on tap of show greeting"
        ),
        Statement(
            kind: .show,
            place: .reaction,
            words: ["show", "in"],
            form: "show in LABEL: TEXT",
            meaning: "Sets the text of a label.",
            example: #"    show in greeting: words "Hello", first name, last name"#
        ),
        Statement(
            kind: .add,
            place: .reaction,
            words: ["add"],
            form: "add NUMBER to STATE",
            meaning:
                "Adds to a number of the screen’s state. A tap can change several states; then it "
                + "changes all of them or, at a limit, none. Changes precede 'show in', "
                + "which shows the new state.",
            example: "    add 1 to tries"
        ),
        Statement(
            kind: .set,
            place: .reaction,
            words: ["set"],
            form: "set STATE to VALUE",
            meaning: "Sets state of the screen to a number, 'yes' or 'no'.",
            example: "    set tries to 0"
        ),
        Statement(
            kind: .toggle,
            place: .reaction,
            words: ["toggle"],
            form: "toggle STATE",
            meaning: "Switches a yes-or-no state of the screen.",
            example: "    toggle open"
        ),
        Statement(
            kind: .go,
            place: .reaction,
            words: ["go", "to"],
            form: "go to PAGE",
            meaning:
                "Opens the page of the entity in the row. For an image, and for a button on the screen "
                + "of an entity, a number field selects the entity: 'go to user detail of author "
                + "number'.",
            example: "    go to reminder detail"
        ),
        Statement(
            kind: .ask,
            place: .reaction,
            words: ["ask", "with"],
            form: #"ask with "ANSWER": TEXT"#,
            meaning:
                "Shows an alert before the next line is executed. Its text is made of the entity’s "
                + "fields. It has two answers: the given one, which continues, and 'Cancel', or "
                + #"another after 'or': 'ask with "Leave" or "Stay"'. Only one button may ask."#,
            example: #"    ask with "Reopen": "Reopen ", title, "?""#
        ),
        Statement(
            kind: .askIf,
            place: .reaction,
            words: ["ask", "if"],
            form: #"ask if FIELD with "ANSWER": TEXT"#,
            meaning: "Like 'ask with', for a button of a header, but only if a field is yes.",
            example: #"    ask if followed with "Unfollow": "Stop following ", name, "?""#
        ),
        Statement(
            kind: .askAnswers,
            place: .reaction,
            words: ["ask"],
            form: "ask: TEXT",
            meaning:
                "Like 'ask with', for a button on the screen of an entity, with two answers that change "
                + "something, and 'Cancel', or another after 'or': 'ask or \"Later\": TEXT'. The two "
                + "answers follow, each on its own line.",
            example: #"    ask: "Open or close ", title, "?""#
        ),
        Statement(
            kind: .answer,
            place: .reaction,
            words: ["answer"],
            form: #"answer "TITLE": CHANGE"#,
            meaning:
                "One of the two answers, with its change: 'toggle', 'add' or 'set', each with its "
                + "own messages. The button is disabled if both answers would change nothing or "
                + "exceed a limit. The alert always offers both; an answer that would "
                + "change nothing or exceed a limit only closes it.",
            example: #"    answer "Open": set state to open, failure "Could not open it""#
        ),
        Statement(
            kind: .toggle,
            place: .reaction,
            words: ["toggle"],
            form: #"toggle FIELD, failure "TEXT""#,
            meaning:
                #"Switches a yes-or-no field of the button’s entity at once. If the service "#
                + #"fails, the field changes back and a message appears. Until the reply, "#
                + #"further taps on the entity’s buttons do nothing. Except in a header, "#
                + #"'success' and a message may precede 'failure'. In a header, "#
                + #"'failure if FIELD "TEXT" otherwise "TEXT"' selects the message by the "#
                + #"old value of the field."#,
            example: #"    toggle done, failure "Could not change it""#
        ),
        Statement(
            kind: .add,
            place: .reaction,
            words: ["add"],
            form: #"add NUMBER to FIELD, failure "TEXT""#,
            meaning: "Adds to a number that has limits, on the screen of an entity. Otherwise like "
                + "'toggle'.",
            example: #"    add -1 to volume, failure "Could not change it""#
        ),
        Statement(
            kind: .set,
            place: .reaction,
            words: ["set"],
            form: #"set FIELD to VALUE, failure "TEXT""#,
            meaning: "Sets any field to one of its values, on the screen of an entity. Otherwise "
                + "like 'toggle'.",
            example: #"    set mood to happy, success "Changed", failure "Could not change it""#
        ),
        Statement(
            kind: .count,
            place: .reaction,
            words: ["count"],
            form: #"count FIELD, failure "TEXT""#,
            meaning:
                "Asks the service to increase a number of the row by one, and shows the new number "
                + "when the reply arrives. Until then, further taps on the button do nothing. "
                + "With 'once FLAG' and a comma before 'failure', that field becomes yes, "
                + "which disables the button; with 'at most 5' instead, the button is disabled "
                + "from that number on. 'success' and a message may precede 'failure', "
                + "too. 'count likes and views' counts numbers that the service counts together; "
                + "'at most' then limits the first of them.",
            example: #"    count likes, once liked, failure "Could not like it""#
        ),
        Statement(
            kind: .remove,
            place: .reaction,
            words: ["remove", "it"],
            form: #"remove it, failure "TEXT""#,
            meaning:
                "Removes the row at once. If the service fails, the row returns and a message "
                + "appears. 'success' and a message may precede 'failure'. The selected "
                + "filter is then applied again.",
            example: #"    remove it, failure "Could not remove it""#
        ),
    ]
}
