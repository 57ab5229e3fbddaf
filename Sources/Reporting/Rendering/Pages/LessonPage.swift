package import InputFiles
internal import Matrix
package import Report
package import Workshop

/// A lesson with its excerpts of sources and values of a report.
package struct LessonPage {
    private let name: String
    /// The label in the navigation.
    let label: String
    private let blocks: [Block]

    /// - Parameter packageRoot: the folder of `Package.swift`, with the sources and exercises that
    ///   the lesson shows.
    /// - Throws: ``ApplicationError`` if the lesson refers to something that does not exist.
    package init(_ lesson: Lesson, report: Report, packageRoot: String) throws(ApplicationError) {
        let maker = LessonBlocks(lesson: lesson, report: report, packageRoot: packageRoot)
        name = lesson.name
        label = "\(lesson.number). \(lesson.name)"
        blocks = try maker.blocks()
    }

    /// The lesson as Markdown, with a newline at the end.
    package var markdown: String { MarkdownWriter.text(of: blocks) + "\n" }

    var document: Document { Document(name: name, blocks: blocks) }

    /// Returns the lesson as text for a terminal with a number of columns, one text for each page.
    /// The answers to questions are on the last page.
    package func pages(width: Int) -> [String] {
        var pages: [[Block]] = [[]]
        var answers: [Block] = []
        for block in blocks {
            switch block {
            case .heading(2, _): pages.append([block])
            case .folded(let question, let answer):
                pages[pages.count - 1].append(.items([question]))
                answers += [.paragraph(question)] + answer
            default: pages[pages.count - 1].append(block)
            }
        }
        if !answers.isEmpty { pages.append([.heading(2, "Answers for the teacher")] + answers) }
        return pages.map { TerminalWriter(width: width).text(of: $0) }
    }
}

/// Creates the blocks of a lesson.
private struct LessonBlocks {
    let lesson: Lesson
    let report: Report
    let packageRoot: String

    func blocks() throws(ApplicationError) -> [Block] {
        var blocks: [Block] = [.heading(1, "\(lesson.number). \(lesson.title)")]
        blocks += try time()
        for part in lesson.parts {
            let new = try self.blocks(of: part)
            // Adjacent listings are merged, so that they are shown side by side.
            if case .listings(let others)? = blocks.last, case .listings(let listings)? = new.first
            {
                blocks[blocks.count - 1] = .listings(others + listings)
            } else {
                blocks += new
            }
        }
        return blocks
    }

    /// Returns the estimated minutes of a lesson with an exercise.
    private func time() throws(ApplicationError) -> [Block] {
        for case .exercise(let name) in lesson.parts {
            let minutes = try exercise(name).level.minutes
            return [.paragraph("About \(lesson.minutes) minutes, and \(minutes) for the exercise.")]
        }
        return []
    }

    private func blocks(of part: Lesson.Part) throws(ApplicationError) -> [Block] {
        switch part {
        case .heading(let text): return [.heading(2, "\(text)")]
        case .text(let text): return Block.passage(text)
        case .command(let command):
            return [.paragraph(Prose([.code("archbench \(command)")]))]
        case .code(let path, let declaration): return [try listing(path, declaration)]
        case .designDecision(let variant, let number): return [try designDecision(variant, number)]
        case .exercise(let name):
            let exercise = try exercise(name)
            return [
                .paragraph("**\(exercise.title)**: \(exercise.task.joined(separator: " "))"),
                .paragraph(Prose([.code("archbench exercise start \(name)")])),
            ]
        case .result(let kind, let subjects): return try result(kind, subjects)
        case .question(let text, let answer):
            return [.folded(Prose(authored: text), Block.passage(answer))]
        }
    }

    private func listing(
        _ path: String,
        _ declaration: String
    ) throws(ApplicationError) -> Block {
        do {
            let excerpt = try LessonLibrary(packageRoot: packageRoot)
                .excerpt(of: declaration, in: path)
            return .listings([Listing(path: path, line: excerpt.line, text: excerpt.text)])
        } catch {
            throw failure(error.description)
        }
    }

    private func designDecision(_ name: String, _ number: Int) throws(ApplicationError) -> Block {
        let architectures = Feature.all.flatMap(\.architectures)
        guard let architecture = architectures.first(where: { $0.variant.title == name }),
            architecture.designDecisions.indices.contains(number - 1)
        else { throw failure("\(name) has no design decision \(number)") }
        let designDecision = architecture.designDecisions[number - 1]
        return .quotation(
            Prose(authored: designDecision.decision) + " *Why*: "
                + Prose(authored: designDecision.reason)
        )
    }

    private func exercise(_ name: String) throws(ApplicationError) -> Exercise {
        do {
            return try ExerciseLibrary(packageRoot: packageRoot).exercise(name)
        } catch {
            throw failure(error.description)
        }
    }

    private func result(
        _ kind: String,
        _ subjects: [String]
    ) throws(ApplicationError) -> [Block] {
        do {
            return try LessonResults(report: report).blocks(kind, subjects)
        } catch {
            throw failure(error.description)
        }
    }

    private func failure(_ reason: String) -> ApplicationError {
        .failed("The lesson '\(lesson.name)': \(reason)")
    }
}
