internal import Scenarios
internal import Testing

@Suite("Errors of invalid events")
struct EventErrorTests {
    static let mistakes: [(line: String, problem: String)] = [
        ("tap", #"not JSON; expected one object such as {"tap": "show-greeting"}"#),
        (#"{"tap": "a""#, #"not JSON; expected one object such as {"tap": "show-greeting"}"#),
        (#"{"a": 1} {"b": 2}"#, #"not JSON; expected one object such as {"tap": "show-greeting"}"#),
        (#"{"tap": "a",}"#, #"not JSON: there is a comma before "}"; remove it"#),
        (#"{"fail": ["user",]}"#, #"not JSON: there is a comma before "]"; remove it"#),
        (
            "{\"tap\": \"a\tb\"}",
            "not JSON: a string has a line break, a tab or another control character; escape it, as "
                + "in \"\\n\""
        ),
        (
            #"{"scroll": "a", "to": 1e400}"#,
            "the number 1e400 is out of range; the largest is about 1.8e308"
        ),
        ("[]", #"expected an object such as {"back": true}, not a list"#),
        ("null", #"expected an object such as {"back": true}, not null"#),
        ("3", #"expected an object such as {"back": true}, not an integer"#),
        (#""tap""#, #"expected an object such as {"back": true}, not a string"#),
        ("{}", #"no event; expected an object such as {"back": true}"#),
        (#"{"to": 3}"#, #"no event; expected an object such as {"back": true}"#),
        (
            #"{"pinch": "a"}"#,
            #"unknown key "pinch"; expected one of "tap", "pull", "scroll", "type", "insert", "#
                + #""compose", "caret", "toggle", "answer", "back", "swipe", "deliver", "fail", "#
                + #""set", "close", "expect", "post", "player", "profile""#
        ),
        (
            #"{"open": "sample"}"#,
            #"unknown key "open"; expected one of "tap", "pull", "scroll", "type", "insert", "#
                + #""compose", "caret", "toggle", "answer", "back", "swipe", "deliver", "fail", "#
                + #""set", "close", "expect", "post", "player", "profile""#
        ),
        (#"{"tap": "a", "to": 3}"#, #"unknown key "to"; it belongs to "scroll", "caret""#),
        (
            #"{"tap": "a", "text": "b"}"#,
            #"unknown key "text"; it belongs to "type", "insert", "compose""#
        ),
        (#"{"type": "a"}"#, #"missing key "text", which takes a string"#),
        (#"{"type": "a", "text": 3}"#, #""text" takes a string, not an integer"#),
        (#"{"toggle": true}"#, #""toggle" takes a string, not true"#),
        (
            #"{"profile": {"age": 3}}"#,
            #"unknown key "age"; expected one of "name", "loud""#
        ),
        (#"{"profile": {"name": 3}}"#, #""name" takes a string, not 3"#),
        (
            #"{"profile": "Ada"}"#,
            #""profile" takes an object with "name", "loud", not "Ada""#
        ),
        (
            #"{"tap": "a", "back": true}"#,
            #""back" and "tap" are two events; write one event per line"#
        ),
        (
            #"{"tap": "a", "tap": "b"}"#,
            #"the key "tap" is given twice; one of the two would be lost"#
        ),
        (
            #"{"set": {"name": "a:\"", "loud": true, "n\u0061me": "b"}}"#,
            #"the key "name" is given twice; one of the two would be lost"#
        ),
        (
            #"{"expect": {"a": {"text": "a"}, "b": {"text": "a"}, "a" : null}}"#,
            #"the key "a" is given twice; one of the two would be lost"#
        ),
        (#"{"tap": 3}"#, #""tap" takes a string, not an integer"#),
        (#"{"pull": null}"#, #""pull" takes a string, not null"#),
        (#"{"answer": []}"#, #""answer" takes a string, not a list"#),
        (#"{"scroll": "a"}"#, #"missing key "to", which takes an integer"#),
        (#"{"scroll": 1, "to": 2}"#, #""scroll" takes a string, not an integer"#),
        (#"{"scroll": "a", "to": "1"}"#, #""to" takes an integer, not a string"#),
        (
            #"{"scroll": "a", "to": 1.5}"#,
            #""to" takes an integer, not 1.5; the number must be whole"#
        ),
        (
            #"{"scroll": "a", "to": -9223372036854775809}"#,
            #""to" takes an integer; the number is too small"#
        ),
        (
            #"{"expect": {"heights": 9223372036854775808}}"#,
            #""heights" takes an integer; the number is too large"#
        ),
        (#"{"scroll": "a", "to": true}"#, #""to" takes an integer, not true"#),
        (#"{"back": false}"#, #""back" takes true, not false"#),
        (#"{"post": 1}"#, #""post" takes true, not 1"#),
        (#"{"close": "yes"}"#, #""close" takes true, not a string"#),
        (
            #"{"deliver": "first"}"#,
            #"unknown value "first" of "deliver"; expected one of "next", "last", "all""#
        ),
        (#"{"deliver": 1}"#, #""deliver" takes a string, not an integer"#),
        (
            #"{"fail": "drafts"}"#,
            #"unknown value "drafts" of "fail"; expected one of "user", "like""#
        ),
        (#"{"set": "name"}"#, #""set" takes an object, not a string"#),
        (#"{"set": {"age": 3}}"#, #"unknown key "age"; expected one of "name", "loud""#),
        (#"{"set": {"name": 3}}"#, #""name" takes a string, not 3"#),
        (#"{"expect": []}"#, #""expect" takes an object of identifiers"#),
        (#"{"expect": {"a": 3}}"#, #""a" takes null, a string or an object, not an integer"#),
        (
            #"{"expect": {"a": {"title": "b"}}}"#,
            #"unknown key "title"; expected one of "text", "enabled", "image", "style""#
        ),
        (
            #"{"expect": {"a": {"style": "mention"}}}"#,
            #""style" takes a list of objects such as {"body": "text"}"#
        ),
        (
            #"{"expect": {"a": {"style": [{"mention": "a", "body": "b"}]}}}"#,
            #""style" takes a list of objects such as {"body": "text"}"#
        ),
        (#"{"expect": {"heights": "2"}}"#, #""heights" takes an integer, not a string"#),
        (#"{"expect": {"a": {"text": null}}}"#, #""text" takes a string, not null"#),
        (#"{"expect": {"a": {"enabled": "no"}}}"#, #""enabled" takes true or false, not "no""#),
        (#"{"expect": {"order": ["a", 1]}}"#, #""order" takes a list of strings"#),
        (#"{"expect": {"routes": "a"}}"#, #""routes" takes a list of strings"#),
        (#"{"expect": {"requests": [1]}}"#, #""requests" takes a list of strings"#),
    ]

    @Test("The error for an invalid event has its line and the expected form", arguments: mistakes)
    func mistake(line: String, problem: String) {
        let source = #"{"open": "sample"}"# + "\n\n" + #"{"back": true}"# + "\n" + line
        let complaint = ScenarioParser(contract: .sample).complaint(about: source)
        #expect(complaint == "line 4: \(problem)")
    }

    @Test("The error states that a feature has no settable keys or operations")
    func bare() {
        let parser = ScenarioParser(contract: .bare)
        let opening = #"{"open": "bare"}"# + "\n"
        #expect(
            parser.complaint(about: opening + #"{"fail": "user"}"#)
                == #"line 2: unknown value "user" of "fail"; no value is possible here"#
        )
        #expect(
            parser.complaint(about: opening + #"{"set": {"name": "a"}}"#)
                == #"line 2: unknown key "name"; no keys are possible here"#
        )
    }
}
