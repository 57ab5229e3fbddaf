internal import Foundation
internal import JSONSyntax
internal import Testing

@Suite("Strict JSON")
struct StrictJSONTests {
    private func fault(_ text: String) -> JSONFault? { fault(Data(text.utf8)) }

    private func fault(_ data: Data) -> JSONFault? {
        do {
            _ = try StrictJSON(data)
            return nil
        } catch {
            return error
        }
    }

    @Test(
        "Valid JSON is accepted",
        arguments: [
            "{}", "[]", "null", " \t\r\n true \n", "false", "\"\"", "0", "-0", "-0.5e-3", "1E+5",
            "12345678901234567890", "1e308", "1e-320", "0e-400",
            #"{"a": [1, {"b": null}], "c": {"a": ""}}"#,
            #"["\"\\\/\b\f\n\r\t\u00e9\uD83D\uDE00", "é😀"]"#, #"[{"a": 1}, {"a": 2}]"#,
            "\u{FEFF}{}", #"{"a": "a", "b": "a", "": ""}"#,
        ]
    )
    func accepted(text: String) {
        #expect(fault(text) == nil)
    }

    @Test(
        "A comma after the last element is refused with its place",
        arguments: [
            (#"{"tap": "a",}"#, "}", 12), ("[1, 2 , ]", "]", 7), (#"{"a": [[1],]}"#, "]", 11),
        ]
    )
    func trailingComma(text: String, bracket: Character, column: Int) {
        #expect(
            fault(text)
                == JSONFault(kind: .trailingComma(before: bracket), line: 1, column: column)
        )
        #expect(
            fault(text)?.description
                == "it is not JSON: line 1, column \(column): there is a comma "
                + "before \"\(bracket)\"; remove it"
        )
    }

    @Test(
        "A syntax error is refused with the expected token",
        arguments: [
            ("", "a value"), ("  ", "a value"), ("[1,,2]", "a value"), ("[,1]", "a value"),
            ("NaN", "a value"), ("nul", "a value"), ("'a'", "a value"), ("// a\n1", "a value"),
            ("+1", "a value"), (".5", "a value"), ("}", "a value"), ("]", "a value"),
            ("-", "a digit"), ("1.", "a digit"), ("1e", "a digit"), ("0x1", "the end of the text"),
            ("01", "no digit after a leading zero"), ("{} {}", "the end of the text"),
            ("[1 2]", "\",\" or \"]\""), (#"{"a": 1 "b"}"#, "\",\" or \"}\""),
            ("[1}", "\",\" or \"]\""), ("{a: 1}", "a key in quotation marks"),
            (#"{"a"}"#, "\":\" after a key"), (#"{"a": }"#, "a value"),
            ("{,}", "a key in quotation marks"),
            (#"{"a": 1"#, "\",\" or \"}\""), (#""a"#, "a quotation mark that ends the string"),
            (#""a\"#, "one of \" \\ / b f n r t u after a backslash"),
            (#""\x""#, "one of \" \\ / b f n r t u after a backslash"),
            (#""\u12g4""#, "four hexadecimal digits after \"\\u\""),
            (#""\uD83D""#, "both halves of a surrogate pair"),
            (#""\uDE00""#, "both halves of a surrogate pair"),
            (#""\uD83D\u0041""#, "both halves of a surrogate pair"),
        ]
    )
    func syntax(text: String, expected: String) {
        #expect(fault(text)?.kind == .syntax(expected: expected))
    }

    @Test("The position of an error counts lines and bytes from 1")
    func place() {
        let fault = fault("{\n  \"ä\": 1,\n  \"b\": ?\n}")
        #expect(fault?.line == 3)
        #expect(fault?.column == 8)
        #expect(fault?.description == "it is not JSON: line 3, column 8: expected a value")
    }

    @Test(
        "A control character in a string is refused",
        arguments: ["\"a\nb\"", "\"\t\"", "\"\0\""]
    )
    func controlCharacter(text: String) {
        #expect(fault(text)?.kind == .controlCharacter)
    }

    @Test(
        "A repeated key of an object is refused, also with escapes",
        arguments: [
            (#"{"a": 1, "b": 2, "a": 3}"#, "a", 18), (#"{"a": {"b": 1, "b": 1}}"#, "b", 16),
            (#"{"name": 1, "n\u0061me": 2}"#, "name", 13), ("{\"é\": 1, \"e\u{301}\": 2}", "é", 11),
            (#"[{"": 0, "": 0}]"#, "", 10),
        ]
    )
    func repeatedKey(text: String, key: String, column: Int) {
        let fault = fault(text)
        #expect(fault == JSONFault(kind: .repeatedKey(key), line: 1, column: column))
        #expect(
            fault?.description == "line 1, column \(column): the key \"\(key)\" is given twice; "
                + "one of the two would be lost"
        )
    }

    @Test("The first repeated key of many is found")
    func manyKeys() {
        let keys = (0..<1_000).map { "\"k\($0)\": 0" }
        #expect(fault("{\(keys.joined(separator: ","))}") == nil)
        let repeated = keys + ["\"k7\": 1", "\"k3\": 1"]
        #expect(fault("{\(repeated.joined(separator: ","))}")?.kind == .repeatedKey("k7"))
    }

    @Test("A number above the largest or below the smallest is out of range")
    func numberOutOfRange() {
        let fault = fault(#"{"a": -1e400}"#)
        #expect(
            fault?.description
                == "line 1, column 7: the number -1e400 is out of range; the largest is about 1.8e308"
        )
        #expect(
            self.fault("1e-400")?.problem
                == "the number 1e-400 is out of range; the smallest is about 4.9e-324"
        )
        let digits = String(repeating: "9", count: 400)
        #expect(self.fault(digits)?.problem.contains("number 99999999999999999999… is out") == true)
    }

    @Test("Brackets may be nested 512 levels deep")
    func depth() {
        func nested(_ depth: Int) -> String {
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }
        #expect(fault(nested(512)) == nil)
        #expect(fault(nested(513))?.kind == .tooDeep(limit: 512))
        #expect(fault(nested(1_000_000))?.kind == .tooDeep(limit: 512))
    }

    @Test("Other encodings than UTF-8 are refused")
    func encoding() throws {
        let fault = fault(Data([0x22, 0xE9, 0x22]))
        #expect(fault?.description == "it is not UTF-8 text; convert it to UTF-8")
        let wide = try #require("{}".data(using: .utf16LittleEndian))
        #expect(self.fault(Data([0xFF, 0xFE]) + wide)?.kind == .notUTF8)
    }

    @Test("Accepted JSON is decoded by Foundation's decoder")
    func decoding() throws {
        let numbers = try StrictJSON(Data(#"{"a": [1]}"#.utf8)).decode([String: [Int]].self)
        #expect(numbers == ["a": [1]])
        #expect(throws: JSONFault.self) {
            try StrictJSON(Data(#"{"a": [1,]}"#.utf8)).decode([String: [Int]].self)
        }
        for number in ["9223372036854775808", "2.5"] {
            #expect(throws: NumberMismatch.self) {
                try StrictJSON(Data(#"{"a": [\#(number)]}"#.utf8)).decode([String: [Int]].self)
            }
        }
        #expect(throws: DecodingError.self) {
            try StrictJSON(Data(#"{"a": 1}"#.utf8)).decode([String: [Int]].self)
        }
    }
}
