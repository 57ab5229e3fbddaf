internal import Foundation
internal import Testing

/// Finds words that the glossary replaces, in texts for users, titles of tests, and identifiers. A list
/// of words cannot find more; the rest has to be read.
@Suite("The language of texts and identifiers")
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
        "--script", "JavaScript", "a script that lets a shell", "shell script", "script-src",
        "figure + details, figure", "stands out", "what archbench can and cannot tell",
        "What archbench can and cannot tell",
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

    /// The texts of all files. One search for an expression in all of them takes far less time than
    /// one in each.
    private struct Texts {
        let all: [Text]
        private let joined: String
        /// The offsets of the texts in ``joined``, in units of UTF-16.
        private let offsets: [Int]

        init(_ all: [Text]) {
            self.all = all
            joined = all.map(\.words).joined(separator: "\n")
            var offset = 0
            offsets = all.map { text in
                defer { offset += text.words.utf16.count + 1 }
                return offset
            }
        }

        /// Returns the texts in which an expression matches, each once.
        func found(by expression: NSRegularExpression) -> [Text] {
            let range = NSRange(location: 0, length: joined.utf16.count)
            var index = 0
            var found: Set<Int> = []
            for match in expression.matches(in: joined, range: range) {
                while index + 1 < offsets.count, offsets[index + 1] <= match.range.location {
                    index += 1
                }
                found.insert(index)
            }
            return found.sorted().map { all[$0] }
        }
    }

    @Test("No text for users has a word that the glossary replaces", arguments: 0..<avoided.count)
    func words(index: Int) throws {
        let avoided = Self.avoided[index]
        let expression = try NSRegularExpression(
            pattern: avoided.pattern,
            options: .caseInsensitive
        )
        for text in try Self.texts.get().found(by: expression) {
            if avoided.instead == "scenario", Self.shellAndPages.contains(where: text.file.contains)
            {
                continue
            }
            Issue.record(
                "\(text.file):\(text.line): write “\(avoided.instead)”: \(text.words.prefix(160))"
            )
        }
    }

    /// Parts of the paths of tests and sources in which a script is a shell script or the script of
    /// an HTML page, and a figure is an element of HTML.
    private static let shellAndPages = [
        "/HTML/", "/CommandLineArguments", "check-page.d/", "CompletionsTests", "Archbench.swift",
        "UsageTests", "LinesCommandTests", "IndexPageTests", "LessonPageTests", "ChildProcessTests",
    ]

    /// Words that no identifier contains.
    private static let avoidedInIdentifiers: Set<String> = [
        "script", "scripted", "figure", "caveat", "growth", "breach", "sameness", "catalogue",
    ]

    @Test("No identifier contains a word that the glossary replaces")
    func identifiers() throws {
        let root = Self.packageRoot.path(percentEncoded: false)
        // Most files have none of the words, not even in a comment.
        let expression = try NSRegularExpression(
            pattern: Self.avoidedInIdentifiers.joined(separator: "|"),
            options: .caseInsensitive
        )
        for folder in ["Sources", "Tests", "scripts"] {
            let files = FileManager.default.enumerator(atPath: root + folder)
            for case let file as String in files ?? .init() where file.hasSuffix(".swift") {
                let path = "\(folder)/\(file)"
                guard path != "Tests/LanguageTests/LanguageTests.swift" else { continue }
                let source = try String(contentsOfFile: root + path, encoding: .utf8)
                let range = NSRange(location: 0, length: source.utf16.count)
                guard expression.firstMatch(in: source, range: range) != nil else { continue }
                for word in Self.avoidedInIdentifiers
                    .intersection(Self.words(ofIdentifiersIn: source))
                where !["script", "figure"].contains(word)
                    || !Self.shellAndPages.contains(where: path.contains)
                {
                    Issue.record("\(path) has an identifier with the word “\(word)”")
                }
            }
        }
    }

    /// Returns the words of all identifiers outside of comments and string literals, in lower case
    /// and without the plural's s.
    private static func words(ofIdentifiersIn source: String) -> Set<String> {
        let code = source.replacing(#/"""[\s\S]*?"""|\/\/[^\n]*|"(?:[^"\\\n]|\\.)*"/#, with: "")
        let words = code.matches(of: /[A-Z]?[a-z]+/).map { match in
            let word = match.output.lowercased()
            return word.hasSuffix("s") ? String(word.dropLast()) : word
        }
        return Set(words)
    }

    @Test("The texts of users are found")
    func found() throws {
        let files = Set(try Self.texts.get().all.map(\.file))
        for file in [
            "README.md", "CONTRIBUTING.md", "Sources/App/archbench/ReportCommand.swift",
            "Sources/Reporting/Rendering/Pages/ClaimsPage.swift",
            "Sources/Teaching/Workshop/Lessons/04-mvp.md",
            "Sources/Teaching/Workshop/Exercises/ignore-stale-callback/exercise.json",
            "Sources/Reporting/Rendering/HTML/Resources/steps.js",
        ] {
            #expect(files.contains(file), "\(file)")
        }
    }

    // MARK: - Reading texts

    private static let texts = Result { Texts(try readTexts()) }

    private static func readTexts() throws -> [Text] {
        let root = packageRoot.path(percentEncoded: false)
        var texts: [Text] = []
        for folder in ["README.md", "CONTRIBUTING.md", "Sources", "Tests", "scripts"] {
            let place = root + folder
            let files =
                FileManager.default.enumerator(atPath: place)?.compactMap { $0 as? String } ?? []
            for file in files.isEmpty ? [""] : files {
                let path = file.isEmpty ? folder : "\(folder)/\(file)"
                guard let lines = try lines(of: path, root) else { continue }
                texts += lines.map { Text(file: path, line: $0, words: $1) }
            }
        }
        return cleaned(texts)
    }

    /// Returns the numbered lines of a file that users read; `nil` if they read none of it.
    private static func lines(of path: String, _ root: String) throws -> [(Int, String)]? {
        // Programs that only contributors see.
        if path.hasPrefix("scripts/") { return nil }
        let isTest =
            path.hasPrefix("Tests/")
            || path.hasPrefix("Sources/Teaching/Workshop/Changes/") && path.contains("/Tests/")
        if isTest, !path.hasSuffix(".swift") { return nil }
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
        if isTest { return literals(in: titles(in: lines)) }
        let texts = isSwift || isScript || isData ? literals(in: lines) : lines
        // In templates of code only the comments are texts.
        let isTemplate = [
            "Sources/Descriptions/Generation/", "Sources/Descriptions/PackageEditing/",
            "Sources/Measures/Mutation/",
        ]
        .contains { path.hasPrefix($0) }
        return isTemplate ? texts.filter { !$0.1.hasPrefix("    ") || $0.1.contains("//") } : texts
    }

    /// Returns the lines with the titles of tests and suites, which may follow the attribute.
    private static func titles(in lines: [(Int, String)]) -> [(Int, String)] {
        lines.enumerated().filter { index, line in
            isAttribute(line.1) || index > 0 && isOpenAttribute(lines[index - 1].1)
        }
        .map(\.element)
    }

    private static func isAttribute(_ line: String) -> Bool {
        line.utf8.contains(UInt8(ascii: "@"))
            && (line.contains("@Test(") || line.contains("@Suite("))
    }

    private static func isOpenAttribute(_ line: String) -> Bool {
        line.hasSuffix("@Test(") || line.hasSuffix("@Suite(")
    }

    /// Returns string literals that hold more than one word. Names and keys are single words.
    private static func literals(in lines: [(Int, String)]) -> [(Int, String)] {
        var isMultiline = false
        // A regular expression is compiled when it is first used, which is slow.
        let literal = /"((?:[^"\\]|\\.)*)"/
        return lines.flatMap { number, line -> [(Int, String)] in
            // Most lines have no literal, and a search without an expression takes less time.
            let hasQuote = line.utf8.contains(UInt8(ascii: "\""))
            guard hasQuote || isMultiline else { return [] }
            let delimiters = hasQuote ? line.ranges(of: "\"\"\"").count : 0
            if isMultiline {
                if delimiters == 1 { isMultiline = false }
                return delimiters == 1 ? [] : [(number, line)]
            }
            if line.drop(while: { $0 == " " }).hasPrefix("//") { return [] }
            if delimiters == 1 {
                isMultiline = true
                return []
            }
            return withoutInterpolations(line).matches(of: literal)
                .map { (number, String($0.output.1)) }
                .filter { $0.1.contains(" ") }
        }
    }

    private static func withoutInterpolations(_ line: String) -> String {
        guard line.utf8.contains(UInt8(ascii: "\\")) else { return line }
        return line.replacing(/\\\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/, with: "")
    }

    /// Returns texts without interpolations, exceptions, code in backticks, and elements of HTML.
    private static func cleaned(_ texts: [Text]) -> [Text] {
        let joined = texts.map { withoutInterpolations($0.words) }.joined(separator: "\n")
        let lines = exceptions.reduce(joined) { $0.replacingOccurrences(of: $1, with: "") }
            .split(separator: "\n", omittingEmptySubsequences: false)
        return zip(texts, lines).map { text, line in
            Text(file: text.file, line: text.line, words: withoutMarkup(String(line)))
        }
    }

    private static func withoutMarkup(_ text: String) -> String {
        var words = text
        if words.utf8.contains(UInt8(ascii: "`")) { words = words.replacing(/`[^`]*`/, with: "") }
        guard words.utf8.contains(UInt8(ascii: "<")) else { return words }
        return words.replacing(/<\/?[a-z][^>]*>?/, with: "")
    }
}
