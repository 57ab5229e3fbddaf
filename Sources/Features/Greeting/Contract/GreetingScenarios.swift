internal import Scenarios

extension FeatureContract {
    static let greetingScenarios = [
        NamedScenario(
            "greets",
            "The greeting is empty at first; a tap shows it.",
            source: """
                {"open": "greeting", "firstName": "David", "lastName": "Blaine"}
                {"expect": {"greeting": "", "show-greeting": "Show greeting"}}
                {"tap": "show-greeting"}
                {"expect": {"greeting": "Hello David Blaine", "show-greeting": {"enabled": true}}}
                """
        ),
        NamedScenario(
            "reads-at-the-tap",
            "The person is read at each tap, so a changed name shows at the next tap.",
            source: """
                {"open": "greeting"}
                {"tap": "show-greeting"}
                {"set": {"firstName": "Ada", "lastName": "Lovelace"}}
                {"expect": {"greeting": "Hello David Blaine"}}
                {"tap": "show-greeting"}
                {"expect": {"greeting": "Hello Ada Lovelace"}}
                """
        ),
        NamedScenario(
            "missing-names",
            "A missing part of the name leaves no double space and no trailing space.",
            source: """
                {"open": "greeting", "firstName": "", "lastName": ""}
                {"tap": "show-greeting"}
                {"expect": {"greeting": "Hello"}}
                {"set": {"firstName": "David"}}
                {"tap": "show-greeting"}
                {"expect": {"greeting": "Hello David"}}
                {"set": {"firstName": "", "lastName": "Blaine"}}
                {"tap": "show-greeting"}
                {"expect": {"greeting": "Hello Blaine"}}
                """
        ),
        NamedScenario(
            "blanks-in-names",
            "Spaces inside a name stay unchanged; the screen adds only the spaces between the parts.",
            source: """
                {"open": "greeting", "firstName": " Ada  Mae", "lastName": "Byron"}
                {"tap": "show-greeting"}
                {"expect": {"greeting": "Hello  Ada  Mae Byron"}}
                """
        ),
        NamedScenario(
            "unicode-names",
            "Any name shows unchanged: combined emoji, right-to-left text, composed and decomposed accents.",
            source: """
                {"open": "greeting", "firstName": "👩‍👩‍👧", "lastName": "مريم"}
                {"tap": "show-greeting"}
                {"expect": {"greeting": "Hello 👩‍👩‍👧 مريم"}}
                {"set": {"firstName": "Zo\\u00eb", "lastName": "Noe\\u0308l"}}
                {"tap": "show-greeting"}
                {"expect": {"greeting": "Hello Zo\\u00eb Noe\\u0308l"}}
                {"set": {"firstName": "Zoe\\u0308"}}
                {"tap": "show-greeting"}
                {"expect": {"greeting": "Hello Zoe\\u0308 Noe\\u0308l"}}
                """
        ),
        NamedScenario(
            "closes",
            "After the screen is closed, all of its objects are released.",
            source: """
                {"open": "greeting"}
                {"tap": "show-greeting"}
                {"close": true}
                """
        ),
    ]
}
