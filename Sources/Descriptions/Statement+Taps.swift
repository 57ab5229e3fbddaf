extension Statement {
    /// What a person can do.
    static let taps = [
        Statement(
            kind: .tap,
            place: .top,
            words: ["on", "tap", "of"],
            form: "on tap of BUTTON",
            meaning:
                "What happens when the button is tapped stands below it. “on tap of row” is for the "
                + "rows of a list. An image can be tapped, too. Where there are two lists, it is “on tap of row of draft”.",
            example: "on tap of show greeting"
        ),
        Statement(
            kind: .show,
            place: .reaction,
            words: ["show", "in"],
            form: "show in LABEL: TEXT",
            meaning: "Puts a text into a label.",
            example: #"    show in greeting: words "Hello", first name, last name"#
        ),
        Statement(
            kind: .go,
            place: .reaction,
            words: ["go", "to"],
            form: "go to PAGE",
            meaning:
                "Leads to the page of what the row shows. An image leads to the page of what a number "
                + "field of it names: “go to user detail of author number”.",
            example: "    go to reminder detail"
        ),
        Statement(
            kind: .ask,
            place: .reaction,
            words: ["ask", "with"],
            form: #"ask with "ANSWER": TEXT"#,
            meaning:
                "Asks in an alert before the line below it is done, of the entity’s fields. Beside the "
                + "answer with which it is done the alert has “Cancel”. One button may ask.",
            example: #"    ask with "Reopen": "Reopen ", title, "?""#
        ),
        Statement(
            kind: .askIf,
            place: .reaction,
            words: ["ask", "if"],
            form: #"ask if FIELD with "ANSWER": TEXT"#,
            meaning: "The same below a button of a header, where a field is yes.",
            example: #"    ask if followed with "Unfollow": "Stop following ", name, "?""#
        ),
        Statement(
            kind: .toggle,
            place: .reaction,
            words: ["toggle"],
            form: #"toggle FIELD, failure "TEXT""#,
            meaning:
                "Turns a field of what the button belongs to round: at once, and back with a message "
                + "where the service does not do it. Until then further taps on its buttons do nothing. "
                + "On the screen of something “success” and a text may stand before “failure”, which is "
                + #"said where it was done. In a header “failure if FIELD "TEXT" otherwise "TEXT"” says "#
                + "one of two, by the field as it was.",
            example: #"    toggle done, failure "Could not change it""#
        ),
        Statement(
            kind: .add,
            place: .reaction,
            words: ["add"],
            form: #"add NUMBER to FIELD, failure "TEXT""#,
            meaning: "The same with a number that has limits, on the screen of something.",
            example: #"    add -1 to volume, failure "Could not change it""#
        ),
        Statement(
            kind: .set,
            place: .reaction,
            words: ["set"],
            form: #"set FIELD to VALUE, failure "TEXT""#,
            meaning: "The same with any field, and one of its values.",
            example: #"    set mood to happy, success "Changed", failure "Could not change it""#
        ),
        Statement(
            kind: .count,
            place: .reaction,
            words: ["count"],
            form: #"count FIELD, failure "TEXT""#,
            meaning:
                "Asks the service to count one more in a number of a row, and shows what that is when "
                + "the answer comes. Until then further taps on the button do nothing. With “once FLAG” and "
                + "a comma before “failure” that field is yes from then on, and the button can not be "
                + "tapped again; “success” and a text may stand before “failure”, too.",
            example: #"    count likes, once liked, failure "Could not like it""#
        ),
        Statement(
            kind: .remove,
            place: .reaction,
            words: ["remove", "it"],
            form: #"remove it, failure "TEXT""#,
            meaning:
                "Takes the row away: at once, and back with a message where the service does not do it. "
                + "“success” and a text may stand before “failure”. A filter shows anew what it is for.",
            example: #"    remove it, failure "Could not remove it""#
        ),
    ]
}
