internal import Scenarios

extension FeatureContract {
    static let digitScenarios = [
        NamedScenario(
            "shows",
            "The label is empty at first; a tap shows the first digit.",
            source: """
                {"open": "digit", "digits": [3, 1, 4]}
                {"expect": {"digit": "", "next": "Next"}}
                {"tap": "next"}
                {"expect": {"digit": "3", "next": {"enabled": true}}}
                """
        ),
        NamedScenario(
            "goes-on",
            "Each tap shows the next digit, even if it is the same as before.",
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
        NamedScenario(
            "begins-again",
            "After the last digit, the next tap shows the first one.",
            source: """
                {"open": "digit", "digits": [1, 2]}
                {"tap": "next"}
                {"tap": "next"}
                {"expect": {"digit": "2"}}
                {"tap": "next"}
                {"expect": {"digit": "1"}}
                """
        ),
        NamedScenario(
            "no-digit",
            "If the source has no digit, a tap shows a dash.",
            source: """
                {"open": "digit", "digits": []}
                {"expect": {"digit": ""}}
                {"tap": "next"}
                {"expect": {"digit": "–"}}
                {"tap": "next"}
                {"expect": {"digit": "–", "next": {"enabled": true}}}
                """
        ),
        NamedScenario(
            "closes",
            "After the screen is closed, all of its objects are released.",
            source: """
                {"open": "digit"}
                {"tap": "next"}
                {"close": true}
                """
        ),
    ]
}
