internal import Foundation
internal import SwiftSource
internal import TemporaryFolders
internal import Testing

@Suite("The complexity of a tree of sources")
struct SourceComplexityTests {
    private static let files = [
        "A.swift": "func a() {}\nfunc b() { if x { if y {} } }\n",
        "In/B.swift": "struct S {\n    func c() { if x {} }\n}\nfunc d() { if x {} }\n/* open\n",
    ]

    private func count(_ files: [String: String] = files) async throws -> SourceComplexity {
        let folder = try TemporaryFolder(files)
        defer { folder.remove() }
        return await SourceComplexity.count(
            try SourceWalk(workingFolder: folder.path).collect(["."])
        )
    }

    @Test("The most complex function comes first, and equal ones in order of path and line")
    func order() async throws {
        let complexity = try await count()
        #expect(
            complexity.functions.map { "\($0.path):\($0.function.line) \($0.function.name)" }
                == ["A.swift:2 b()", "In/B.swift:2 S.c()", "In/B.swift:4 d()", "A.swift:1 a()"]
        )
        #expect(complexity.functions.map(\.function.complexity) == [3, 2, 2, 1])
        #expect(complexity.fileCount == 2)
        #expect(
            complexity.remarks.messages == [
                "warning: In/B.swift:5: block comment is never closed, counted to the end of the file"
            ]
        )
    }

    @Test("Functions above a limit are those of a higher complexity")
    func limit() async throws {
        let complexity = try await count()
        #expect(complexity.functions(above: 3).isEmpty)
        #expect(complexity.functions(above: 2).map(\.function.name) == ["b()"])
        #expect(complexity.functions(above: 1).count == 3)
    }

    @Test("The complexity table has a row for each function and totals")
    func table() async throws {
        let summary = ComplexitySummary(try await count(), limit: 2)
        #expect(
            ComplexityTable.text(summary) == """
                Complexity  Place         Function
                         3  A.swift:2     b()
                         2  In/B.swift:2  S.c()
                         2  In/B.swift:4  d()
                         1  A.swift:1     a()
                4 functions in 2 files

                """
        )
        #expect(
            ComplexityTable.violations(summary)
                == ["error: A.swift:2: b() has complexity 3, which is above the limit of 2"]
        )
    }

    @Test("The table of a source without functions prints 0 functions")
    func none() async throws {
        let summary = ComplexitySummary(try await count(["A.swift": ""]), limit: nil)
        #expect(ComplexityTable.text(summary).hasSuffix("\n0 functions in 1 file\n"))
        #expect(ComplexityTable.violations(summary).isEmpty)
    }

    @Test("The complexity JSON has all functions, the limit and a total")
    func json() async throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        let complexity = try await count(["A.swift": "func a() { if x {} }\n"])
        let json = try encoder.encode(ComplexitySummary(complexity, limit: 1))
        let function = #"{"complexity":2,"line":1,"name":"a()","nesting":1,"path":"A.swift"}"#
        #expect(
            String(decoding: json, as: UTF8.self)
                == #"{"functions":[\#(function)],"limit":1,"total":{"aboveLimit":1,"files":1,"functions":1}}"#
        )
    }
}
