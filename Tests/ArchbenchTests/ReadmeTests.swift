internal import Foundation
internal import Testing
internal import Toolchain

@Suite("The README")
struct ReadmeTests {
    private func text(of path: String) throws -> String {
        try String(contentsOfFile: "\(Archbench.packageRoot)/\(path)", encoding: .utf8)
    }

    @Test("Its lines fit, except those of tables, which cannot be broken")
    func width() throws {
        let lines = try text(of: "README.md").split(separator: "\n")
        #expect(lines.filter { $0.count > 100 && !$0.hasPrefix("|") } == [])
    }

    @Test("What it says is on the page of each feature is there")
    func summary() throws {
        let readme = try text(of: "README.md")
        let start = try #require(readme.range(of: "The page of each feature begins with"))
        // The list ends with the next paragraph, behind the one that follows the introduction.
        let list = readme[start.upperBound...].components(separatedBy: "\n\n").dropFirst().first
        let terms = try #require(list).matches(of: /\*\*(.+?)\*\*/).map { $0.output.1 }
        #expect(terms.count > 5)
        let page = try text(of: "Reports/blog-feed.md")
        for term in terms { #expect(page.contains(term), "\(term)") }
    }

    @Test("Its pictures are those of the committed report; scripts/draw-pictures draws them anew")
    func pictures() async throws {
        let digests = try text(of: "Reports/pictures.digests").split(separator: "\n").map {
            $0.split(separator: " ").map(String.init)
        }
        #expect(digests.map(\.last) == ["index.html", "glance.png", "steps.png"])
        for digest in digests {
            let path = "\(Archbench.packageRoot)/Reports/\(digest[1])"
            #expect(try await GitHash.digest(ofFile: path) == digest[0], "\(digest[1])")
        }
    }
}
