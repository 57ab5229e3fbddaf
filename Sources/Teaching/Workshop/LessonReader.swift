internal import InputFiles

/// Reads a lesson from its file: Markdown with headings, paragraphs and items, and directives,
/// which are lines that begin with `@` and insert content from other files:
///
/// - `@code PATH DECLARATION`, such as
///   `@code Sources/Features/Greeting/MVP/GreetingPresenter.swift init`
/// - `@run COMMAND`, without `archbench`
/// - `@result KIND SUBJECT…`: `summary FEATURE`, `testability FEATURE`, `mutation FEATURE`,
///   `latency FEATURE`, `calls FEATURE SCRIPT VARIANT…`, `changes FEATURE`, `change NAME`,
///   `claim NAME`, `profile NAME`
/// - `@decision VARIANT NUMBER`
/// - `@exercise NAME`
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
        func finish() {
            if !paragraph.isEmpty {
                let isList = paragraph[0].hasPrefix("- ")
                parts.append(.text(paragraph.joined(separator: isList ? "\n" : " ")))
            }
            paragraph = []
        }
        for (index, line) in lines.enumerated().dropFirst() {
            if line.isEmpty {
                finish()
            } else if line.hasPrefix("## ") {
                finish()
                parts.append(.heading(String(line.dropFirst(3))))
            } else if line.hasPrefix("@") {
                finish()
                parts.append(try part(line, number: index + 1))
            } else {
                paragraph.append(line)
            }
        }
        finish()
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
