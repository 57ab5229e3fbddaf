extension Statement {
    /// The statements about a card and its form.
    static let forms = [
        Statement(
            kind: .card,
            place: .top,
            words: ["card", "of", "the"],
            form: "card of the ENTITY",
            meaning:
                "A screen that shows one entity and opens a form that edits it. The entity loads when "
                + "the screen opens; after a failure a button loads it again. Until it has "
                + "loaded, its texts are empty and its button is hidden.",
            example: "card of the profile"
        ),
        Statement(
            kind: .failure,
            place: .card,
            words: ["failure"],
            form: #"failure: "TEXT""#,
            meaning: "The text shown if loading fails.",
            example: #"    failure: "Could not load the profile""#
        ),
        Statement(
            kind: .rowLabel,
            place: .card,
            words: ["label"],
            form: "label NAME: TEXT",
            meaning: "A text made of the entity’s fields. Scenarios refer to it as 'profile.name'.",
            example: #"    label name: name or "Anonymous""#
        ),
        Statement(
            kind: .rowButton,
            place: .card,
            words: ["button"],
            form: #"button NAME: "TITLE""#,
            meaning: "The button that opens the form.",
            example: #"    button edit: "Edit""#
        ),
        Statement(
            kind: .form,
            place: .top,
            words: ["form", "of", "the"],
            form: "form of the ENTITY",
            meaning:
                "A screen on top of the card in which the user edits its entity. Its elements follow "
                + "below it, from top to bottom. If the service announces a change, inputs that "
                + "the user has not edited show it; while the form is being saved, they wait for "
                + "the reply.",
            example: "form of the profile"
        ),
        Statement(
            kind: .input,
            place: .form,
            words: ["field"],
            form: "field NAME: FIELD",
            meaning: "A text field, and the text of the entity that it edits.",
            example: "    field address: mail"
        ),
        Statement(
            kind: .valid,
            place: .form,
            words: ["valid", "if"],
            form: #"valid if NAME CONDITION: "TEXT""#,
            meaning:
                "The rule of a text field, and the message shown while the field is invalid, once the "
                + "user has edited the field or saved. Scenarios refer to the message as "
                + "'address.error'. Without a colon and a text there is no message. Conditions: "
                + "'is not blank'; 'is an address' (one @ with text before it, and after it a dot "
                + "with text on both sides; no blanks, except around it); 'is a "
                + "phone number' (at least five digits, blanks, and no other sign but a plus "
                + "before them); 'is blank or an address'; 'is blank or a phone number'; 'has at "
                + "most 160 characters'. 'and' joins two conditions. 'Blank' also means invisible "
                + "characters. A text with any of these rules but the last is saved without the "
                + "blanks around it, and they are no change.",
            example: #"    valid if address is blank or an address: "Enter a valid address""#
        ),
        Statement(
            kind: .counter,
            place: .form,
            words: ["counter", "of"],
            form: "counter of NAME",
            meaning:
                "The number of characters in a text field and the limit of its rule, such as '12 of "
                + "160'. Scenarios refer to it as 'bio.count'.",
            example: "    counter of bio"
        ),
        Statement(
            kind: .inputSwitch,
            place: .form,
            words: ["switch"],
            form: "switch NAME: FIELD",
            meaning: "A switch, and the yes-or-no field of the entity that it edits.",
            example: "    switch newsletter: newsletter"
        ),
        Statement(
            kind: .button,
            place: .form,
            words: ["button"],
            form: #"button NAME: "TITLE""#,
            meaning: "A button that saves or closes the form.",
            example: #"    button save: "Save""#
        ),
    ]

    /// The statements about taps on the buttons of a card and its form.
    static let formTaps = [
        Statement(
            kind: .openForm,
            place: .reaction,
            words: ["open", "the", "form"],
            form: "open the form",
            meaning: "Opens the form on top of the card, with the values of the entity.",
            example: "    open the form"
        ),
        Statement(
            kind: .saveForm,
            place: .reaction,
            words: ["save", "it"],
            form: #"save it, failure "TEXT""#,
            meaning:
                "Asks the service to save what is in the form, and disables the form until the reply. "
                + "Then the form closes, and the card shows the saved entity. After a failure "
                + "the form remains as it was, and a message appears. The button is enabled while "
                + "all fields are valid and at least one value differs from the entity. Scenarios "
                + "refer to the indicator of a running request as 'saving'.",
            example: #"    save it, failure "Could not save""#
        ),
        Statement(
            kind: .closeForm,
            place: .reaction,
            words: ["close", "the", "form"],
            form: "close the form",
            meaning: "Closes the form without saving.",
            example: "    close the form"
        ),
        Statement(
            kind: .askIf,
            place: .reaction,
            words: ["ask", "if"],
            form: #"ask if changed with "ANSWER" or "ANSWER": "TEXT""#,
            meaning:
                "Shows an alert before 'close the form' if a value in the form differs from the "
                + "entity. The first answer closes the form; after the second one it remains open.",
            example: #"    ask if changed with "Discard" or "Keep": "Discard changes?""#
        ),
        Statement(
            kind: .askIf,
            place: .reaction,
            words: ["ask", "if"],
            form: #"ask if on with "ANSWER" or "ANSWER": "TEXT""#,
            meaning:
                "Shows an alert before a switch of a form is turned off. The first answer turns it off; "
                + "until then it is on and does not count as edited.",
            example: #"    ask if on with "Stop" or "Keep": "Stop the newsletter?""#
        ),
    ]
}
