internal import InputFiles

/// Reads a lesson from its file: Markdown with headings, paragraphs and items, and directives,
/// which are lines that begin with `@` and insert content from other files:
///
/// - `@code PATH DECLARATION`, such as
///   `@code Sources/Features/Greeting/MVP/GreetingPresenter.swift init`
/// - `@run COMMAND`, without `archbench`
/// - `@result values FEATURE METRIC,METRIC… VARIANT…`; the metrics are cases of `Quantity`
/// - `@result calls FEATURE SCENARIO VARIANT…`
/// - `@result changes FEATURE VARIANT…`, `@result change NAME VARIANT…`
/// - `@result claim NAME FEATURE…`: the verdict, and the values in these features
/// - `@result claims NAME…`: a table of verdicts
/// - `@result layers FEATURE`, `@result profile NAME`
/// - `@decision VARIANT NUMBER`
/// - `@exercise NAME`
/// - `@question TEXT`; the lines below it are the answer
///
/// Without variants, `values`, `calls`, `change` and `changes` show MVC, MVP, MVVM and VIPER.
struct LessonReader {
    /// The name of the file, such as `04-mvp.md`: a number and the name of the lesson.
    let file: String

    func lesson(from text: String) throws(ApplicationError) -> Lesson {
        let stem = file.hasSuffix(".md") ? file.dropLast(3) : file[...]
        guard let dash = stem.firstIndex(of: "-"), let number = Int(stem[..<dash]) else {
            throw problem("the file name must be a number and a name, such as 04-mvp.md", line: 1)
        }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard let first = lines.first, first.hasPrefix("# ") else {
            throw problem("the first line must be a title, such as '# MVP'", line: 1)
        }
        var parts: [Lesson.Part] = []
        var paragraph: [Substring] = []
        // The question of the paragraph, and its line.
        var question: (text: String, line: Int)?
        func finish() throws(ApplicationError) {
            let isList = paragraph.first?.hasPrefix("- ") ?? false
            let text = paragraph.joined(separator: isList ? "\n" : " ")
            if let question {
                guard !text.isEmpty else {
                    throw problem("the question has no answer below it", line: question.line)
                }
                parts.append(.question(question.text, answer: text))
            } else if !text.isEmpty {
                parts.append(.text(text))
            }
            paragraph = []
            question = nil
        }
        for (index, line) in lines.enumerated().dropFirst() {
            if line.isEmpty {
                try finish()
            } else if line.hasPrefix("## ") {
                try finish()
                parts.append(.heading(String(line.dropFirst(3))))
            } else if line.hasPrefix("@question ") {
                try finish()
                question = (String(line.dropFirst("@question ".count)), index + 1)
            } else if line.hasPrefix("@") {
                try finish()
                parts.append(try part(line, number: index + 1))
            } else {
                paragraph.append(line)
            }
        }
        try finish()
        return Lesson(
            name: String(stem[dash...].dropFirst()),
            number: number,
            title: String(first.dropFirst(2)),
            parts: parts
        )
    }

    private func part(_ line: Substring, number: Int) throws(ApplicationError) -> Lesson.Part {
        let words = line.split(separator: " ").map(String.init)
        switch (words[0], words.count) {
        case ("@code", 3): return .code(path: words[1], declaration: words[2])
        case ("@run", 2...): return .command(words.dropFirst().joined(separator: " "))
        case ("@result", 3...): return .result(kind: words[1], subjects: Array(words.dropFirst(2)))
        case ("@decision", 3):
            guard let number = Int(words[2]) else { break }
            return .designDecision(variant: words[1], number: number)
        case ("@exercise", 2): return .exercise(words[1])
        default: break
        }
        throw problem("'\(line)' is not a valid directive", line: number)
    }

    private func problem(_ reason: String, line: Int) -> ApplicationError {
        .unreadable(path: "\(LessonLibrary.path)/\(file):\(line)", reason: reason)
    }
}
