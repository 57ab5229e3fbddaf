internal import Foundation
internal import Testing

/// CONTRIBUTING.md lists the terms that texts use. This test finds the ones they replace, as far as a
/// list of words can; the rest has to be read.
@Suite("The language of texts for users")
struct LanguageTests {
    /// An expression that texts avoid, and what they say instead.
    struct Avoided: Sendable {
        let pattern: String
        let instead: String
    }

    private static let avoided = [
        Avoided(pattern: #"\banew\b"#, instead: "again"),
        Avoided(pattern: #"\bwhoever\b"#, instead: "a noun"),
        Avoided(pattern: #"\bcom(es|ing) by\b"#, instead: "executes, covers"),
        Avoided(pattern: #"\bhea(r|rs|rd) of\b"#, instead: "is notified of, observes"),
        Avoided(pattern: #"\btold\b"#, instead: "reported, printed, notified"),
        Avoided(pattern: #"\bbesides?\b"#, instead: "next to, in addition to"),
        Avoided(pattern: #"\bwhat of\b"#, instead: "a noun"),
        Avoided(pattern: #"\bsaid of\b"#, instead: "stated about"),
        Avoided(pattern: #"\bstand(s|ing)?\b(?! (for|in|alone))"#, instead: "is"),
        Avoided(pattern: #"\bthe workbench\b"#, instead: "archbench"),
        Avoided(pattern: #"\bbreach(es)?\b"#, instead: "violation"),
        Avoided(pattern: #"\bdoors?\b"#, instead: "entry point"),
        Avoided(pattern: #"\bcaveats?\b"#, instead: "design decision"),
        Avoided(pattern: #"\bno direction\b"#, instead: "not robust"),
        Avoided(pattern: #"\bcannot tell\b"#, instead: "inconclusive"),
        Avoided(pattern: #"\bin step\b"#, instead: "in lockstep"),
        Avoided(pattern: #"\bwho (refers to|may know|knows) whom\b"#, instead: "dependency"),
        Avoided(pattern: #"\btransport values?\b"#, instead: "DTO"),
        Avoided(pattern: #"\bsecond scene\b"#, instead: "module reuse"),
        Avoided(pattern: #"\bscripts?\b(?!/|:)"#, instead: "scenario"),
        Avoided(pattern: #"\bfigures?\b"#, instead: "value, metric, chart"),
        Avoided(
            pattern: #"\b(each|every|per|a|the) cell of a (feature|variant)\b"#,
            instead: "implementation"
        ),
        Avoided(
            pattern: #"\bcell's (own )?(tests|sources|code|module)\b"#,
            instead: "implementation's"
        ),
    ]

    /// Texts that name an old word because users may type it, or that mean a shell script.
    private static let exceptions = [
        "--script", "sameness", "JavaScript", "@caveat", "@figure", "@exercise", "SCRIPT",
        "## Scripts", "| Script |", "a script that lets a shell", "script-src",
        "figure + details, figure", "told-once",
        "stands out", "what archbench can and cannot tell", "What archbench can and cannot tell",
        // The name in JSON of the role DTO, and a word that a description may use.
        "Transport value", "service door",
    ]

    private static let packageRoot = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private struct Text {
        let file: String
        let line: Int
        let words: String
    }

    @Test("No text for users has a word that the glossary replaces", arguments: 0..<avoided.count)
    func words(index: Int) throws {
        let avoided = Self.avoided[index]
        let regex = try Regex(avoided.pattern).ignoresCase()
        for text in try Self.texts.get() where text.words.contains(regex) {
            Issue.record(
                "\(text.file):\(text.line): write “\(avoided.instead)”: \(text.words.prefix(160))"
            )
        }
    }

    @Test("The texts of users are found")
    func found() throws {
        let files = Set(try Self.texts.get().map(\.file))
        for file in [
            "README.md", "CONTRIBUTING.md", "Sources/App/archbench/ReportCommand.swift",
            "Sources/Reporting/Rendering/Pages/ClaimsPage.swift",
            "Sources/Teaching/Workshop/Lessons/04-mvp.md",
            "Sources/Teaching/Workshop/Exercises/a-late-word/exercise.json",
            "Sources/Reporting/Rendering/HTML/Resources/steps.js",
        ] {
            #expect(files.contains(file), "\(file)")
        }
    }

    // MARK: - Reading texts

    private static let texts = Result { try readTexts() }

    private static func readTexts() throws -> [Text] {
        let root = packageRoot.path(percentEncoded: false)
        var texts: [Text] = []
        for folder in ["README.md", "CONTRIBUTING.md", "Sources", "scripts"] {
            let place = root + folder
            let files =
                FileManager.default.enumerator(atPath: place)?.compactMap { $0 as? String } ?? []
            for file in files.isEmpty ? [""] : files {
                let path = file.isEmpty ? folder : "\(folder)/\(file)"
                guard let lines = try lines(of: path, root) else { continue }
                texts += lines.map { line, words in
                    Text(file: path, line: line, words: cleaned(words))
                }
            }
        }
        return texts
    }

    /// Returns the numbered lines of a file that users read; `nil` if they read none of it.
    private static func lines(of path: String, _ root: String) throws -> [(Int, String)]? {
        // Programs that only contributors see.
        if path.hasPrefix("scripts/") { return nil }
        // The tests of a change, like those in Tests.
        if path.hasPrefix("Sources/Teaching/Workshop/Changes/"), path.contains("/Tests/") {
            return nil
        }
        let isMarkdown = path.hasSuffix(".md")
        let isData = path.hasSuffix("/exercise.json") || path.hasSuffix("/change.json")
        let isScript = path.hasSuffix(".js")
        let isSwift = path.hasSuffix(".swift")
        guard isMarkdown || isData || isScript || isSwift else { return nil }
        let content = try String(contentsOfFile: root + path, encoding: .utf8)
        let lines = content.split(separator: "\n", omittingEmptySubsequences: false).map(
            String.init
        )
        .enumerated().map { ($0.offset + 1, $0.element) }
        let texts = isSwift || isScript || isData ? literals(in: lines) : lines
        // In templates of code only the comments are texts.
        let isTemplate = [
            "Sources/Descriptions/Generation/", "Sources/Descriptions/PackageEditing/",
            "Sources/Measures/Mutation/",
        ]
        .contains { path.hasPrefix($0) }
        return isTemplate ? texts.filter { !$0.1.hasPrefix("    ") || $0.1.contains("//") } : texts
    }

    /// Returns string literals that hold more than one word. Names and keys are single words.
    private static func literals(in lines: [(Int, String)]) -> [(Int, String)] {
        var isMultiline = false
        return lines.flatMap { number, line -> [(Int, String)] in
            let delimiters = line.ranges(of: "\"\"\"").count
            if isMultiline {
                if delimiters == 1 { isMultiline = false }
                return delimiters == 1 ? [] : [(number, line)]
            }
            if line.drop(while: { $0 == " " }).hasPrefix("//") { return [] }
            if delimiters == 1 {
                isMultiline = true
                return []
            }
            return withoutInterpolations(line).matches(of: /"((?:[^"\\]|\\.)*)"/)
                .map { (number, String($0.output.1)) }
                .filter { $0.1.contains(" ") }
        }
    }

    private static func withoutInterpolations(_ line: String) -> String {
        line.replacing(/\\\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/, with: "")
    }

    /// Returns a text without interpolations, elements of HTML, code in backticks, and exceptions.
    private static func cleaned(_ text: String) -> String {
        let words = exceptions.reduce(withoutInterpolations(text)) { $0.replacing($1, with: "") }
        return words.replacing(/`[^`]*`/, with: "").replacing(/<\/?[a-z][^>]*>?/, with: "")
    }
}
