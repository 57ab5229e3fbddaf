import Foundation
import SwiftSource
import Testing

@Suite("The JSON of a summary")
struct LinesSummaryTests {
    private let files = [
        FileLines(path: "S/B.swift", counts: LineCounts(code: 5, comment: 1, blank: 1)),
        FileLines(path: "S/A.swift", counts: LineCounts(code: 2, comment: 1, blank: 0)),
        FileLines(path: "S/T/C.swift", counts: LineCounts(code: 1, comment: 0, blank: 0)),
        FileLines(path: "D.swift", counts: .zero),
    ]

    private let total = #""total":{"blank":1,"code":8,"comment":2,"files":4,"lines":11}"#

    @Test("The JSON of the total has only the total")
    func totalOnly() throws {
        #expect(try json(.total) == "{\(total)}")
    }

    @Test("The JSON by file has files ordered by path")
    func byFile() throws {
        let rows = [
            #"{"blank":0,"code":0,"comment":0,"lines":0,"path":"D.swift"}"#,
            #"{"blank":0,"code":2,"comment":1,"lines":3,"path":"S/A.swift"}"#,
            #"{"blank":1,"code":5,"comment":1,"lines":7,"path":"S/B.swift"}"#,
            #"{"blank":0,"code":1,"comment":0,"lines":1,"path":"S/T/C.swift"}"#,
        ]
        #expect(try json(.file) == #"{"files":[\#(rows.joined(separator: ","))],\#(total)}"#)
    }

    @Test("The JSON by line has files with the kinds of their lines")
    func byLine() throws {
        let counts = LineCounts(code: 1, comment: 1, blank: 1)
        let file = FileLines(path: "A.swift", counts: counts, kinds: [.code, .blank, .comment])
        let numbers = #""blank":1,"code":1,"comment":1"#
        let row = #"{\#(numbers),"kinds":["code","blank","comment"],"lines":3,"path":"A.swift"}"#
        let total = #""total":{\#(numbers),"files":1,"lines":3}"#
        #expect(try json(.line, of: [file]) == #"{"files":[\#(row)],\#(total)}"#)
    }

    @Test("The JSON by directory counts the files directly in each directory")
    func byDirectory() throws {
        let rows = [
            #"{"blank":0,"code":0,"comment":0,"files":1,"lines":0,"path":"."}"#,
            #"{"blank":1,"code":7,"comment":2,"files":2,"lines":10,"path":"S"}"#,
            #"{"blank":0,"code":1,"comment":0,"files":1,"lines":1,"path":"S/T"}"#,
        ]
        let expected = #"{"directories":[\#(rows.joined(separator: ","))],\#(total)}"#
        #expect(try json(.directory) == expected)
    }

    @Test("A summary is equal after encoding and decoding", arguments: LinesGrouping.allCases)
    func roundTrip(grouping: LinesGrouping) throws {
        let summary = LinesSummary(files, by: grouping)
        let data = try JSONEncoder().encode(summary)
        #expect(try JSONDecoder().decode(LinesSummary.self, from: data) == summary)
    }

    private func json(_ grouping: LinesGrouping) throws -> String {
        try json(grouping, of: files)
    }

    private func json(_ grouping: LinesGrouping, of files: [FileLines]) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let data = try encoder.encode(LinesSummary(files, by: grouping))
        return String(decoding: data, as: UTF8.self)
    }
}
