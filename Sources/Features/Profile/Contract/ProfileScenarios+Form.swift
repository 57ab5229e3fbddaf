internal import Scenarios

extension FeatureContract {
    static let profileFormScenarios = [
        NamedScenario(
            "name-is-required",
            "A name that is empty or blank is an error, and the profile cannot be saved.",
            source: """
                {"open": "profile"}
                {"deliver": "all"}
                {"tap": "edit"}
                {"type": "name", "text": "Grace"}
                {"expect": {"name": "Grace", "name.error": "", "save": {"enabled": true}}}
                {"type": "name", "text": ""}
                {"expect": {"name": "", "name.error": "Enter a name", "save": {"enabled": false}}}
                {"type": "name", "text": "  "}
                {"expect": {"name": "  ", "name.error": "Enter a name", "save": {"enabled": false}}}
                {"type": "name", "text": " Grace "}
                {"expect": {"name": " Grace ", "name.error": "", "save": {"enabled": true}}}
                """
        ),
        NamedScenario(
            "invisible-name",
            "A name without a visible character is blank.",
            source: """
                {"open": "profile"}
                {"deliver": "all"}
                {"tap": "edit"}
                {"type": "name", "text": "\\u00a0\\u3000\\u2003"}
                {"expect": {"name.error": "Enter a name", "save": {"enabled": false}}}
                {"type": "name", "text": "\\n\\t"}
                {"expect": {"name.error": "Enter a name", "save": {"enabled": false}}}
                {"type": "name", "text": "\\u200b"}
                {"expect": {"name.error": "Enter a name", "save": {"enabled": false}}}
                {"type": "name", "text": " \\u2060\\ufeff \\u200d"}
                {"expect": {"name.error": "Enter a name", "save": {"enabled": false}}}
                {"type": "name", "text": "❤️"}
                {"expect": {"name.error": "", "save": {"enabled": true}}}
                {"tap": "save"}
                {"deliver": "all"}
                {"expect": {"profile.name": "❤️"}}
                """
        ),
        NamedScenario(
            "mail-is-validated",
            "An address is valid if it is blank, or has one @ with text before it, a dot inside the text after it, and no blanks.",
            source: """
                {"open": "profile"}
                {"deliver": "all"}
                {"tap": "edit"}
                {"type": "mail", "text": "ada"}
                {"expect": {"mail": "ada", "mail.error": "Enter a valid address", "name.error": "", "save": {"enabled": false}}}
                {"type": "mail", "text": "ada@example"}
                {"expect": {"mail.error": "Enter a valid address"}}
                {"type": "mail", "text": "ada@.com"}
                {"expect": {"mail.error": "Enter a valid address"}}
                {"type": "mail", "text": "ada@example."}
                {"expect": {"mail.error": "Enter a valid address"}}
                {"type": "mail", "text": "@example.com"}
                {"expect": {"mail.error": "Enter a valid address"}}
                {"type": "mail", "text": "ada@love@lace.com"}
                {"expect": {"mail.error": "Enter a valid address"}}
                {"type": "mail", "text": "ada lovelace@example.com"}
                {"expect": {"mail.error": "Enter a valid address"}}
                {"type": "mail", "text": " a@b.c "}
                {"expect": {"mail": " a@b.c ", "mail.error": "", "save": {"enabled": true}}}
                {"type": "mail", "text": ""}
                {"expect": {"mail.error": "", "save": {"enabled": true}}}
                {"type": "mail", "text": " "}
                {"expect": {"mail.error": "", "save": {"enabled": true}}}
                """
        ),
        NamedScenario(
            "bio-has-a-limit",
            "The editor counts the characters of the bio, and 161 are too many.",
            source: """
                {"open": "profile", "bio": ""}
                {"deliver": "all"}
                {"tap": "edit"}
                {"expect": {"bio.count": "0 of 160"}}
                {"type": "bio", "text": "👩‍👩‍👧 é"}
                {"expect": {"bio.count": "3 of 160", "save": {"enabled": true}}}
                {"type": "bio", "text": "\(String(repeating: "é", count: 160))"}
                {"expect": {"bio.count": "160 of 160", "save": {"enabled": true}}}
                {"type": "bio", "text": "\(String(repeating: "é", count: 161))"}
                {"expect": {"bio.count": "161 of 160", "save": {"enabled": false}}}
                """
        ),
        NamedScenario(
            "errors-wait-for-edits",
            "An invalid value of the profile shows no error before the user edits it, but cannot be saved.",
            source: """
                {"open": "profile", "name": "", "mail": "ada"}
                {"deliver": "all"}
                {"tap": "edit"}
                {"expect": {"name.error": "", "mail.error": "", "save": {"enabled": false}}}
                {"toggle": "newsletter"}
                {"expect": {"name.error": "", "mail.error": "", "save": {"enabled": false}}}
                {"type": "mail", "text": "ada"}
                {"expect": {"name.error": "", "mail.error": "Enter a valid address"}}
                {"type": "mail", "text": "a@b.c"}
                {"expect": {"mail.error": "", "save": {"enabled": false}}}
                {"type": "name", "text": "Ada"}
                {"expect": {"name.error": "", "save": {"enabled": true}}}
                """
        ),
        NamedScenario(
            "only-changes-are-saved",
            "The profile can be saved while at least one value differs from it.",
            source: """
                {"open": "profile"}
                {"deliver": "all"}
                {"tap": "edit"}
                {"expect": {"save": {"enabled": false}}}
                {"toggle": "newsletter"}
                {"expect": {"newsletter": "on", "save": {"enabled": true}}}
                {"toggle": "newsletter"}
                {"expect": {"newsletter": "off", "save": {"enabled": false}}}
                {"type": "bio", "text": "I count."}
                {"expect": {"save": {"enabled": true}}}
                {"type": "bio", "text": "I write programs."}
                {"expect": {"save": {"enabled": false}}}
                """
        ),
        NamedScenario(
            "blanks-are-no-change",
            "Blanks around name and address are no change, also not those that the service has sent.",
            source: """
                {"open": "profile", "name": " Ada "}
                {"deliver": "all"}
                {"tap": "edit"}
                {"expect": {"name": " Ada ", "save": {"enabled": false}}}
                {"type": "name", "text": "Ada"}
                {"expect": {"name": "Ada", "save": {"enabled": false}}}
                {"type": "mail", "text": "\\n ada@example.com\\u200b"}
                {"expect": {"save": {"enabled": false}}}
                {"type": "bio", "text": "I write programs. "}
                {"expect": {"save": {"enabled": true}}}
                {"type": "bio", "text": "I write programs."}
                {"tap": "cancel"}
                {"expect": {"alert": null, "name": null, "profile.name": " Ada "}}
                """
        ),
        NamedScenario(
            "letter-in-the-middle",
            "A letter is typed at the caret, which stays behind it.",
            source: """
                {"open": "profile"}
                {"deliver": "all"}
                {"tap": "edit"}
                {"caret": "name", "to": 2}
                {"insert": "name", "text": "e"}
                {"insert": "name", "text": "l"}
                {"expect": {"name": "Adela Lovelace", "name.error": ""}}
                {"caret": "bio", "to": 0}
                {"insert": "bio", "text": "O"}
                {"insert": "bio", "text": "h. "}
                {"tap": "save"}
                {"deliver": "all"}
                {"expect": {"profile.name": "Adela Lovelace"}}
                """
        ),
        NamedScenario(
            "composed-character",
            "Letters that are composed with an input method stay marked until the user chooses a character.",
            source: """
                {"open": "profile"}
                {"deliver": "all"}
                {"tap": "edit"}
                {"type": "name", "text": ""}
                {"compose": "name", "text": "l"}
                {"compose": "name", "text": "li"}
                {"expect": {"name": "li"}}
                {"insert": "name", "text": "李"}
                {"compose": "name", "text": "n"}
                {"profile": {"mail": "", "newsletter": true}}
                {"compose": "name", "text": "na"}
                {"insert": "name", "text": "娜"}
                {"expect": {"name": "李娜", "mail": ""}}
                """
        ),
        NamedScenario(
            "caret-of-other-field",
            "A change made elsewhere moves no caret and ends no composition in a field that shows it already.",
            source: """
                {"open": "profile"}
                {"deliver": "all"}
                {"tap": "edit"}
                {"caret": "name", "to": 3}
                {"profile": {"newsletter": true}}
                {"insert": "name", "text": "h"}
                {"expect": {"name": "Adah Lovelace"}}
                """
        ),
    ]
}
