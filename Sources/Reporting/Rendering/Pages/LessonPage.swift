internal import Changes
internal import Claims
internal import Decision
package import InputFiles
internal import Matrix
package import Report
internal import Tracing
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
    package func pages(width: Int) -> [String] {
        var pages: [[Block]] = [[]]
        for block in blocks {
            if case .heading(2, _) = block { pages.append([]) }
            pages[pages.count - 1].append(block)
        }
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

    private func blocks(of part: Lesson.Part) throws(ApplicationError) -> [Block] {
        switch part {
        case .heading(let text): return [.heading(2, "\(text)")]
        case .text(let text): return Block.passage(text)
        case .command(let command):
            return [.paragraph(Prose([.code("archbench \(command)")]))]
        case .code(let path, let declaration): return [try listing(path, declaration)]
        case .designDecision(let variant, let number): return [try designDecision(variant, number)]
        case .exercise(let name): return try exercise(name)
        case .result(let kind, let subjects): return try value(kind, subjects)
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
        let decision = Prose(authored: designDecision.decision)
        return .quotation("\(decision) *\(Prose(authored: designDecision.reason))*")
    }

    private func exercise(_ name: String) throws(ApplicationError) -> [Block] {
        do {
            let exercise = try ExerciseLibrary(packageRoot: packageRoot).exercise(name)
            return [
                .paragraph("**\(exercise.title)**: \(exercise.task.joined(separator: " "))"),
                .paragraph(Prose([.code("archbench exercise start \(name)")])),
            ]
        } catch {
            throw failure(error.description)
        }
    }

    // MARK: - Values

    private func value(
        _ kind: String,
        _ subjects: [String]
    ) throws(ApplicationError) -> [Block] {
        if kind == "change" { return try change(subjects[0]) }
        if kind == "claim" { return try claim(subjects[0]) }
        if kind == "profile" { return try ranking(subjects[0]) }
        guard let feature = report.features.first(where: { $0.name == subjects[0] }) else {
            throw failure("the report has no feature '\(subjects[0])'")
        }
        switch (kind, subjects.count) {
        case ("summary", 1): return FeatureSummary(report: report, feature: feature).tables
        case ("testability", 1):
            return tables(of: TestabilitySection(report: report, feature: feature).blocks)
        case ("mutation", 1):
            return tables(of: MutationSection(report: report, feature: feature).blocks)
        case ("latency", 1):
            return tables(of: LatencySection(report: report, feature: feature).blocks)
        case ("changes", 1):
            let blocks = ChangesPage(report: report).overview(of: feature)
            if blocks.isEmpty { throw failure("the report has no changes of \(feature.name)") }
            return blocks
        case ("calls", 2...):
            return [try calls(feature, subjects[1], among: Array(subjects.dropFirst(2)))]
        default: throw failure("there is no metric '\(kind)' with \(subjects.count) subjects")
        }
    }

    /// Returns the first of some tables, without the text around them on the feature's page.
    private func tables(of blocks: [Block]) -> [Block] {
        blocks.filter { if case .table = $0 { true } else { false } }.prefix(1).map(\.self)
    }

    /// Returns a claim with its verdicts in the report.
    private func claim(_ id: String) throws(ApplicationError) -> [Block] {
        let page = ClaimsPage(report: report, findings: Findings(report))
        guard let blocks = page.verdict(on: id) else {
            throw failure("the report judges no claim '\(id)'")
        }
        return blocks
    }

    /// Returns the ranking with the weights of a typical situation.
    private func ranking(_ name: String) throws(ApplicationError) -> [Block] {
        guard let profile = WeightProfile.all.first(where: { $0.name == name }) else {
            throw failure("there is no profile '\(name)'")
        }
        let table = PointTable(architecturesIn: report)
        let blocks = RankingSection(table: table, weights: profile.weights).blocks
        guard !blocks.isEmpty else { throw failure("the report compares too little for a ranking") }
        return [.paragraph("**\(profile.title)**: \(profile.summary)")] + blocks
    }

    private func change(_ name: String) throws(ApplicationError) -> [Block] {
        let blocks = ChangesPage(report: report).blocks(ofChange: name)
        guard !blocks.isEmpty else { throw failure("the report has no change '\(name)'") }
        return blocks
    }

    /// Returns a table of the number of calls between roles in a scenario.
    ///
    /// - Parameter titles: the variants to show; all if it is empty.
    private func calls(
        _ feature: Feature,
        _ name: String,
        among titles: [String]
    ) throws(ApplicationError) -> Block {
        let scenarios = report.tracedScenarios(of: feature)
        guard let scenario = scenarios.first(where: { $0.scenario == name }) else {
            throw failure("the report has no trace of '\(name)' in \(feature.name)")
        }
        let known = scenario.variants.map(\.variant.title)
        if let unknown = titles.first(where: { !known.contains($0) }) {
            throw failure("the trace of '\(name)' has no variant '\(unknown)'")
        }
        return .table(
            CallTreeText.table(
                of: scenario.variants.filter { titles.isEmpty || titles.contains($0.variant.title) }
            )
        )
    }

    private func failure(_ reason: String) -> ApplicationError {
        .failed("The lesson '\(lesson.name)': \(reason)")
    }
}
