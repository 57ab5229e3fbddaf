internal import Changes
internal import Claims
internal import Decision
internal import InputFiles
internal import Matrix
internal import Report
internal import Tracing

/// The measured values in a lesson. Tables have only the columns and rows that the lesson talks
/// about, and each has a caption with its features.
struct LessonResults {
    let report: Report

    /// Returns the blocks of a directive.
    func blocks(_ kind: String, _ subjects: [String]) throws(ApplicationError) -> [Block] {
        let others = Array(subjects.dropFirst())
        switch kind {
        case "claim": return try claim(subjects[0], in: others)
        case "claims": return try verdicts(on: subjects)
        case "profile": return try profile(subjects[0])
        case "change": return try change(subjects[0], in: others)
        case "changes": return try changes(of: try feature(subjects[0]), in: others)
        case "values" where subjects.count > 1:
            let feature = try feature(subjects[0])
            return try values(of: feature, subjects[1], in: Array(others.dropFirst()))
        case "calls" where subjects.count > 1:
            let feature = try feature(subjects[0])
            return try calls(feature, subjects[1], in: Array(others.dropFirst()))
        default:
            throw .failed("there is no result '\(kind)' with \(subjects.count) subjects")
        }
    }

    // MARK: - Features and variants

    private func feature(_ name: String) throws(ApplicationError) -> Feature {
        guard let feature = report.features.first(where: { $0.name == name }) else {
            throw .failed("the report has no feature '\(name)'")
        }
        return feature
    }

    /// Returns the elements of the variants with some titles, or of MVC, MVP, MVVM and VIPER if
    /// there is no title.
    private func chosen<Element>(
        _ titles: [String],
        from elements: [Element],
        _ variant: (Element) -> Variant
    ) throws(ApplicationError) -> [Element] {
        let known = elements.map { variant($0).title }
        if let unknown = titles.first(where: { !known.contains($0) }) {
            throw .failed("the report has no variant '\(unknown)' there")
        }
        return elements.filter { element in
            titles.isEmpty
                ? Variant.architectures.contains(variant(element))
                : titles.contains(variant(element).title)
        }
    }

    private func caption(_ features: [Feature], _ text: Prose) -> Block {
        let names = Wording.list(features.map { report.title(of: $0) })
        return .paragraph(Prose([.emphasis("\(names): " + text + ".")]))
    }

    // MARK: - Values

    /// - Parameter names: the names of quantities, separated by commas.
    private func values(
        of feature: Feature,
        _ names: String,
        in titles: [String]
    ) throws(ApplicationError) -> [Block] {
        var quantities: [Quantity] = []
        for name in names.split(separator: ",").map(String.init) {
            guard let quantity = Quantity(rawValue: name) else {
                throw .failed("there is no metric '\(name)'")
            }
            quantities.append(quantity)
        }
        var table = Table(
            [("Variant", .left)] + quantities.map { (Prose(value: Self.title(of: $0)), .right) }
        )
        let implementations = try chosen(
            titles,
            from: report.implementations(of: feature),
            \.variant
        )
        for implementation in implementations {
            table.add(
                ["\(implementation.variant.title)"]
                    + quantities.map { quantity in
                        let value = quantity.value(of: implementation, in: report)
                        return .value(value.map { Self.text(of: $0, quantity) })
                    }
            )
        }
        let words = quantities.map { quantity in
            let title = Self.title(of: quantity)
            return title.prefix(1).lowercased() + title.dropFirst()
        }
        return [caption([feature], Prose(value: words.joined(separator: "; "))), .table(table)]
    }

    private static func title(of quantity: Quantity) -> String {
        switch quantity {
        case .viewFreeScoreOfLogic: "Faults in logic that view-free tests find"
        case .score: "Faults that all tests find"
        default: quantity.title
        }
    }

    private static func text(of value: Double, _ quantity: Quantity) -> String {
        [.viewFreeScoreOfLogic, .score].contains(quantity)
            ? Values.percent(value) : quantity.text(of: value)
    }

    /// Returns the number of calls between roles in a scenario, and the pair of roles with the most.
    private func calls(
        _ feature: Feature,
        _ name: String,
        in titles: [String]
    ) throws(ApplicationError) -> [Block] {
        let scenarios = report.tracedScenarios(of: feature)
        guard let scenario = scenarios.first(where: { $0.scenario == name }) else {
            throw .failed("the report has no trace of '\(name)' in \(feature.name)")
        }
        var table = Table([
            ("Variant", .left), ("Calls between roles", .right),
            ("Most calls from one role to another", .left),
        ])
        for variant in try chosen(titles, from: scenario.variants, \.variant) {
            let crossings = RoleCrossings(variant.interactions.flatMap(\.calls))
            let most = crossings.pairs.max { $0.count < $1.count }
            let text = most.map { $0.count == 1 ? "1 each" : "\($0.count), \($0.pair.title)" }
            table.add([
                "\(variant.variant.title)", "\(crossings.total)", .value(text),
            ])
        }
        return [
            caption([feature], "calls from one role to another in the scenario \(code: name)"),
            .table(table),
        ]
    }

    // MARK: - Changes

    /// Returns the changes of a feature in some variants, each with the same changes.
    private func implementations(
        of feature: Feature,
        in titles: [String]
    ) throws(ApplicationError) -> [ImplementationChanges] {
        let all = (report.changes.value ?? []).filter { $0.implementation.feature == feature }
        return try chosen(titles, from: all) { $0.implementation.variant }
    }

    private func changes(
        of feature: Feature,
        in titles: [String]
    ) throws(ApplicationError) -> [Block] {
        let implementations = try implementations(of: feature, in: titles)
        guard let first = implementations.first, !first.changes.isEmpty else {
            throw .failed("the report has no changes of \(feature.name)")
        }
        var table = Table(
            [("Change", .left)]
                + implementations.map { ("\($0.implementation.variant.title)", .right) }
        )
        for change in first.changes {
            table.add(
                ["\(change.title)"]
                    + implementations.map { implementation in
                        .value(
                            implementation.changes.first { $0.name == change.name }?.cost.lines.all
                        )
                    }
            )
        }
        return [
            caption([feature], "code lines that each change adds or removes"), .table(table),
        ]
    }

    private func change(_ name: String, in titles: [String]) throws(ApplicationError) -> [Block] {
        for feature in report.features {
            let changes = try implementations(of: feature, in: []).compactMap { implementation in
                implementation.changes.first { $0.name == name }
            }
            if let change = changes.first { return try cost(of: change, feature, in: titles) }
        }
        throw .failed("the report has no change '\(name)'")
    }

    private func cost(
        of change: ImplementationChanges.OfChange,
        _ feature: Feature,
        in titles: [String]
    ) throws(ApplicationError) -> [Block] {
        let costs = try implementations(of: feature, in: titles).compactMap { implementation in
            implementation.changes.first { $0.name == change.name }.map { change in
                (variant: implementation.implementation.variant, change: change)
            }
        }
        var table = Table(
            [("Cost", .left)] + costs.map { ("\($0.variant.title)", .right) }
        )
        let rows: [(title: Prose, value: (ChangeCost) -> Int)] = [
            ("Files", { $0.lines.files }), ("Edit locations", { $0.editLocations }),
            ("Code lines", { $0.lines.all }), ("Interface changes", { $0.interfaceChanges }),
            ("Test lines", { $0.tests.all }),
        ]
        for row in rows {
            table.add(
                [row.title] + costs.map { .value(Values.nonzero(row.value($0.change.cost))) }
            )
        }
        let reasons = costs.map { cost -> Prose in
            "**\(cost.variant.title)**: \(cost.change.reason)"
        }
        return [
            .paragraph("**\(change.title)**: \(change.story.joined(separator: " "))"),
            caption(
                [feature],
                "the cost of this change in files, places, added and removed lines"
            ), .table(table), .folded("Why does this change cost so much?", [.items(reasons)]),
        ]
    }

    // MARK: - Claims

    private var claims: ClaimsPage { ClaimsPage(report: report, findings: Findings(report)) }

    private func claim(_ id: String, on page: ClaimsPage) throws(ApplicationError) -> Claim {
        guard let claim = Claim.all.first(where: { $0.id == id }), !page.findings[claim].isEmpty
        else { throw .failed("the report judges no claim '\(id)'") }
        return claim
    }

    /// Returns a claim with its verdict, and its values in some features.
    private func claim(_ id: String, in names: [String]) throws(ApplicationError) -> [Block] {
        let page = claims
        let claim = try claim(id, on: page)
        var features: [Feature] = []
        for name in names { features.append(try feature(name)) }
        let verdict: [Block] = [
            .quotation("\(claim.wording)"),
            .paragraph("Verdict: " + page.summary(of: claim) + "."),
        ]
        let findings = page.findings[claim].filter { features.contains($0.feature) }
        guard !findings.isEmpty else {
            guard features.isEmpty else {
                throw .failed("the report does not judge the claim '\(id)' there")
            }
            return verdict
        }
        let rows = findings.flatMap { finding in
            let title = report.title(of: finding.feature)
            let subject = finding.reading.isEmpty ? title : "\(title) (\(finding.reading))"
            return finding.parts.map { (subject: subject, part: $0) }
        }
        // A column with the same words in all rows is in the caption.
        let hasSubjects = Set(rows.map(\.subject)).count > 1
        let hasMetrics = Set(rows.map(\.part.metric)).count > 1
        var table = Table(
            (hasSubjects ? [("Feature", .left)] : []) + (hasMetrics ? [("Metric", .left)] : [])
                + [("Values", .left), ("Verdict", .left)]
        )
        for (subject, part) in rows {
            table.add(
                (hasSubjects ? ["\(subject)"] : []) + (hasMetrics ? ["\(part.metric)"] : [])
                    + ["\(part.values)", "\(claim.text(of: part.verdict))"]
            )
        }
        // Further sentences of the metric are on the page of claims.
        let metric = claim.measure.split(separator: ". ").first.map(String.init) ?? claim.measure
        return verdict + [caption(features, "\(metric)"), .table(table)]
    }

    private func verdicts(on ids: [String]) throws(ApplicationError) -> [Block] {
        let page = claims
        var table = Table([("Claim", .left), ("Verdict", .left)])
        var features: Set<Feature> = []
        for id in ids {
            let claim = try claim(id, on: page)
            table.add(["\(claim.title)", page.summary(of: claim)])
            features.formUnion(page.findings[claim].map(\.feature))
        }
        return [
            caption(report.features.filter(features.contains), "claims and their verdicts"),
            .table(table),
        ]
    }

    /// Returns the outcome with the weights of a typical situation.
    private func profile(_ name: String) throws(ApplicationError) -> [Block] {
        guard let profile = WeightProfile.all.first(where: { $0.name == name }) else {
            throw .failed("there is no profile '\(name)'")
        }
        let table = PointTable(architecturesIn: report)
        let blocks = RankingSection(table: table, weights: profile.weights).blocks
        guard case .items(let items)? = blocks.last, let outcome = items.first else {
            throw .failed("the report compares too little for a ranking")
        }
        return [.paragraph("**\(profile.title)**: \(profile.summary) " + outcome)]
    }
}
