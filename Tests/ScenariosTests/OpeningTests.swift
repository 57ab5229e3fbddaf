internal import Foundation
internal import Scenarios
internal import Testing

@Suite("The parsing of scenarios")
struct OpeningTests {
    private let parser = ScenarioParser(contract: .sample)

    @Test("Missing values of an opening have defaults")
    func values() throws {
        let source = #"{"count": 3, "open": "sample", "fail": ["like"], "name": "", "loud": true}"#
        let opening = try parser.scenario(from: source).opening
        #expect(opening.feature == "sample")
        #expect(opening.integer("count", default: 1) == 3)
        #expect(opening.text("name", default: "a") == "")
        #expect(opening.flag("loud", default: false))
        #expect(opening.texts("fail") == ["like"])
        let bare = try parser.scenario(from: #"{"open": "sample"}"#).opening
        #expect(bare.integer("count", default: 1) == 1)
        #expect(bare.text("name", default: "a") == "a")
        #expect(bare.flag("loud", default: true))
        #expect(bare.texts("fail").isEmpty)
    }

    @Test("A day means its last second in UTC, also on 29 February")
    func days() throws {
        let first = Date(timeIntervalSince1970: 0)
        let leap = try parser.scenario(from: #"{"open": "sample", "due": "2024-02-29"}"#).opening
        #expect(
            leap.endOfDay("due", default: first) == Date(timeIntervalSince1970: 1_709_251_199)
        )
        let bare = try parser.scenario(from: #"{"open": "sample"}"#).opening
        #expect(bare.endOfDay("due", default: first) == first)
    }

    static let mistakes: [(source: String, complaint: String)] = [
        ("", #"the scenario is empty; expected {"open": "sample"}"#),
        (" \n\t\r\n", #"the scenario is empty; expected {"open": "sample"}"#),
        (
            "\n\n" + #"{"back": true}"#,
            #"line 3: a scenario begins with {"open": "sample"}"#
        ),
        (#"{"open": 3}"#, #"line 1: a scenario begins with {"open": "sample"}"#),
        (#"{"open": "other"}"#, #"line 1: the scenario opens "other"; expected "sample""#),
        (
            #"{"open": "sample", "size": 3}"#,
            #"line 1: unknown key "size"; expected one of "name", "count", "loud", "mode", "fail", "digits", "due""#
        ),
        (#"{"open": "sample", "name": 3}"#, #"line 1: "name" takes a string, not 3"#),
        (
            #"{"open": "sample", "count": 10}"#,
            #"line 1: "count" takes an integer from 0 to 9, not 10"#
        ),
        (
            #"{"open": "sample", "digits": [3, 10]}"#,
            #"line 1: "digits" takes a list of integers from 0 to 9, not 10"#
        ),
        (
            #"{"open": "sample", "digits": [3, "4"]}"#,
            #"line 1: "digits" takes a list of integers from 0 to 9, not "4""#
        ),
        (
            #"{"open": "sample", "digits": 3}"#,
            #"line 1: "digits" takes a list of integers from 0 to 9, not 3"#
        ),
        (
            #"{"open": "sample", "due": "2026-02-30"}"#,
            #"line 1: "due" takes a day such as "2026-03-14", not "2026-02-30""#
        ),
        (
            #"{"open": "sample", "due": "tomorrow"}"#,
            #"line 1: "due" takes a day such as "2026-03-14", not "tomorrow""#
        ),
        (
            #"{"open": "sample", "due": 20260314}"#,
            #"line 1: "due" takes a day such as "2026-03-14", not 20260314"#
        ),
        (
            #"{"open": "sample", "count": "3"}"#,
            #"line 1: "count" takes an integer from 0 to 9, not "3""#
        ),
        (
            #"{"open": "sample", "count": 18446744073709551616}"#,
            #"line 1: "count" takes an integer from 0 to 9; the number is too large"#
        ),
        (
            #"{"open": "sample", "count": 2.5}"#,
            #"line 1: "count" takes an integer from 0 to 9, not 2.5; the number must be whole"#
        ),
        (
            #"{"open": "sample", "digits": [1, 2.5]}"#,
            #"line 1: "digits" takes a list of integers from 0 to 9, not 2.5; the number must be whole"#
        ),
        (
            #"{"open": "sample", "count": 1e400}"#,
            "line 1: the number 1e400 is out of range; the largest is about 1.8e308"
        ),
        (
            #"{"open": "sample", "loud": 1}"#,
            #"line 1: "loud" takes true or false, not 1"#
        ),
        (
            #"{"open": "sample", "mode": "idle"}"#,
            #"line 1: "mode" takes "slow" or "fast", not "idle""#
        ),
        (
            #"{"open": "sample", "fail": "like"}"#,
            #"line 1: "fail" takes a list of "user", "like", not "like""#
        ),
        (
            #"{"open": "sample", "fail": ["like", "drafts"]}"#,
            #"line 1: "fail" takes a list of "user", "like", not "drafts""#
        ),
        ("open", #"line 1: not JSON; expected one object such as {"tap": "show-greeting"}"#),
    ]

    @Test("The error for an invalid opening has the expected form", arguments: mistakes)
    func mistake(source: String, complaint: String) {
        #expect(parser.complaint(about: source) == complaint)
    }

    @Test("A line after the close event is refused", arguments: ["{\"back\": true}", "?"])
    func afterClose(line: String) {
        let source = #"{"open": "sample"}"# + "\n" + #"{"close": true}"# + "\n\n" + line
        #expect(parser.complaint(about: source) == #"line 4: no event may follow {"close": true}"#)
    }

    @Test("Blank lines and both line endings are accepted")
    func blankLines() throws {
        let source = "\n{\"open\": \"sample\"}\r\n\r\n  {\"back\": true} \r\n\t\n{\"post\": true}\n"
        #expect(try parser.scenario(from: source).events == [.back, .own("post", .flag(true))])
    }

    @Test("Only the first error of a scenario is reported")
    func firstMistake() {
        let source = "{\"open\": \"sample\"}\n{\"tap\": 1}\n{\"tap\": 2}\nnonsense"
        #expect(parser.complaint(about: source) == #"line 2: "tap" takes a string, not an integer"#)
    }

    @Test("A scenario is equal after writing and parsing, with sorted keys")
    func roundTrip() throws {
        let source = #"{"open": "sample", "name": "a/b", "count": 3}"# + "\n" + #"{"tap": "é"}"#
        let scenario = try parser.scenario(from: source)
        let lines = ScenarioWriter.lines(of: scenario)
        #expect(lines == [#"{"count":3,"name":"a/b","open":"sample"}"#, #"{"tap":"é"}"#])
        #expect(try parser.scenario(from: lines.joined(separator: "\n")) == scenario)
    }
}
