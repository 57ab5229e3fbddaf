internal import Scripts

extension FeatureContract {
    static let digitScripts = [
        NamedScript(
            "shows",
            "Nothing is shown at first, and a tap shows the first digit.",
            source: """
                {"open": "digit", "digits": [3, 1, 4]}
                {"expect": {"digit": "", "next": "Next"}}
                {"tap": "next"}
                {"expect": {"digit": "3", "next": {"enabled": true}}}
                """
        ),
        NamedScript(
            "goes-on",
            "Each tap shows the next digit, also where it is the same again.",
            source: """
                {"open": "digit", "digits": [7, 0, 0, 9]}
                {"tap": "next"}
                {"expect": {"digit": "7"}}
                {"tap": "next"}
                {"expect": {"digit": "0"}}
                {"tap": "next"}
                {"expect": {"digit": "0"}}
                {"tap": "next"}
                {"expect": {"digit": "9"}}
                """
        ),
        NamedScript(
            "begins-again",
            "After the last digit the first one comes again.",
            source: """
                {"open": "digit", "digits": [1, 2]}
                {"tap": "next"}
                {"tap": "next"}
                {"expect": {"digit": "2"}}
                {"tap": "next"}
                {"expect": {"digit": "1"}}
                """
        ),
        NamedScript(
            "no-digit",
            "Where the source has no digit, a tap shows a dash.",
            source: """
                {"open": "digit", "digits": []}
                {"expect": {"digit": ""}}
                {"tap": "next"}
                {"expect": {"digit": "–"}}
                {"tap": "next"}
                {"expect": {"digit": "–", "next": {"enabled": true}}}
                """
        ),
        NamedScript(
            "closes",
            "A closed screen leaves no object behind.",
            source: """
                {"open": "digit"}
                {"tap": "next"}
                {"close": true}
                """
        ),
    ]
}
