import SwiftSource
import TemporaryFolders
import Testing

@Suite("The survey of a tree")
struct LinesSurveyTests {
    @Test("Each file is counted, in order, with its warnings")
    func survey() async throws {
        let folder = try TemporaryFolder([
            "S/A.swift": "let a = 1\n// comment\n\n", "S/B.swift": "", "S/C.swift": "x\n/*\n",
        ])
        defer { folder.remove() }
        let tree = try SourceWalk(workingFolder: folder.path).collect(["S"])
        let survey = await LinesSurvey.count(tree)
        let expected = [
            FileLines(path: "S/A.swift", counts: LineCounts(code: 1, comment: 1, blank: 1)),
            FileLines(path: "S/B.swift", counts: .zero),
            FileLines(path: "S/C.swift", counts: LineCounts(code: 1, comment: 1, blank: 0)),
        ]
        #expect(survey.files == expected)
        #expect(survey.warnings.map(\.path) == ["S/C.swift"])
        let warning = LineWarning(kind: .unterminatedComment, line: 2)
        #expect(survey.warnings.map(\.warning) == [warning])
        #expect(survey.unreadable == [])
    }

    @Test("The kinds of lines are kept only if requested")
    func kinds() async throws {
        let folder = try TemporaryFolder(["A.swift": "let a = 1\n// comment\n\n", "B.swift": ""])
        defer { folder.remove() }
        let tree = try SourceWalk(workingFolder: folder.path).collect(["."])
        let kept = await LinesSurvey.count(tree, keepsKinds: true)
        #expect(kept.files.map(\.kinds) == [[.code, .comment, .blank], []])
        let notKept = await LinesSurvey.count(tree)
        #expect(notKept.files.map(\.kinds) == [nil, nil])
    }

    @Test("Many files of different sizes have their own counts")
    func many() async throws {
        let sizes = (0..<200).map { ($0 * 37) % 101 }
        var files: [String: String] = [:]
        for (index, size) in sizes.enumerated() {
            files["\(1000 + index).swift"] = String(repeating: "x\n", count: size)
        }
        let folder = try TemporaryFolder(files)
        defer { folder.remove() }
        let tree = try SourceWalk(workingFolder: folder.path).collect(["."])
        let survey = await LinesSurvey.count(tree)
        #expect(survey.files.map(\.code) == sizes)
        #expect(survey.files.map(\.lines) == sizes)
    }

    @Test("A file that was deleted before it is read is reported as unreadable")
    func gone() async throws {
        let tree: SourceTree
        do {
            let folder = try TemporaryFolder(["A.swift": "x"])
            defer { folder.remove() }
            tree = try SourceWalk(workingFolder: folder.path).collect(["A.swift"])
        }
        let survey = await LinesSurvey.count(tree)
        #expect(survey.files == [])
        #expect(survey.unreadable.map(\.path) == ["A.swift"])
        #expect(survey.unreadable.first?.reason.isEmpty == false)
    }
}
