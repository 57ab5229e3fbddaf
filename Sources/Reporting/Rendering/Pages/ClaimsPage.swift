internal import Claims
internal import Matrix
internal import Report
internal import Statistics

/// The page that compares each claim with the report's values.
struct ClaimsPage {
    let report: Report
    let findings: Findings

    var blocks: [Block] {
        let measured = Claim.testable.filter { !findings[$0].isEmpty }
        let byDesign = Claim.all.filter { $0.isByConstruction && !findings[$0].isEmpty }
        var blocks: [Block] = [
            .heading(1, "Claims and evidence"),
            .paragraph(
                "[Summary](README) · [Other authors](others) · [Published studies](studies) · [Changes](changes) · [Method](method)"
            ),
            .paragraph(introduction),
        ]
        if let chart = matrix(of: measured) { blocks.append(.chart(chart)) }
        blocks += [
            .folded("What the verdicts mean", [.items(Self.verdicts), .paragraph(Self.history)])
        ]
        blocks += measured.flatMap(section)
        if !byDesign.isEmpty {
            blocks += [
                .heading(2, "True by design"), .paragraph(Self.byDesign),
                .table(table(ofTrueByDesign: byDesign)),
            ]
        }
        return blocks + [
            .heading(2, "Statements without a value"), .table(withoutValue),
            .heading(2, "Sources"), .items(ClaimSource.all.map(Self.text)),
        ]
    }

    private var introduction: Prose {
        """
        Articles and teachers make these claims about UI architectures. Each is judged in every \
        feature that has the compared variants. A verdict is about these implementations, by one \
        group of authors. It is not about an architecture in general.
        """
    }

    private static let verdicts: [Prose] = [
        "**Supported**, **not supported**: the values meet the threshold, or do not.",
        """
        **Borderline**: a change by one unit of the metric (a code line, a type, a mutant), or of a \
        size by 5 %, would change the verdict. Another author could cause that, so do not decide by it.
        """,
        "**Not robust**: two metrics that must agree contradict each other. Of a claim with several "
            + "conditions, one that is clearly not met decides instead: *not supported*. For latency, "
            + "the term means that one scenario decides the direction.",
        """
        **MVC in one controller**, **with a controller**: other readings of a claim, each with a \
        verdict of its own. Massive has MVC in one large view controller. MVCP and MVCVM have a \
        controller next to the presenter or view model.
        """,
        "**House style decides**: the verdict changes when protocols share a file.",
        """
        **Inconclusive**: the values do not decide, for example because a divisor is 0, or two \
        variants have the same first place.
        """,
        "**Value only**: the article gives no amount, so the values have no verdict.",
        "**Not measured**: a value or an implementation that the claim needs is missing.",
        """
        *Changes if* names the smallest change of one value that would change the verdict. Where \
        rounding would put a value on the wrong side of its threshold, it has more digits.
        """,
        "An order needs no limit. A limit other than 0 and 1 has a reason.",
        """
        **Other authors**: the number of [public apps](others) that meet a condition, of those that \
        have the compared architectures. Only sizes were counted there.
        """,
    ]

    private static let history: Prose = """
        Most thresholds were set in commit 09774f4, when the implementations of Greeting and Blog feed \
        existed and their sizes were known; the other features came later. Claims marked *revised* got \
        another metric or threshold after all results were known, because a review showed that the \
        first version did not measure what the claim says. Where an article names no amount, only the \
        order is judged. That removed nine limits after results were known. Most of these changes lead \
        to *supported*, so each names the old rule and its verdicts. No implementation was changed to \
        suit a claim.
        """

    // MARK: - Overview

    /// Returns a mark for each claim in each feature.
    private func matrix(of claims: [Claim]) -> Chart? {
        let features = report.features.filter { feature in
            claims.contains { findings[$0].contains { $0.feature == feature } }
        }
        guard !features.isEmpty else { return nil }
        let rows = claims.map { claim in
            VerdictMatrix.Row(
                label: claim.title,
                marks: features.map { feature in
                    findings[claim].first { $0.feature == feature }.map { Self.mark($0.verdict) }
                }
            )
        }
        let verdicts = rows.flatMap(\.marks).compactMap(\.self).filter { $0 != .undecided }
        func count(_ mark: VerdictMatrix.Mark) -> Int { verdicts.count { $0 == mark } }
        return Chart(
            name: "claims",
            title:
                "Of \(verdicts.count) verdicts, \(count(.yes)) support a claim, \(count(.no)) do not, "
                + "\(count(.borderline)) are borderline, and house style decides \(count(.houseStyle))",
            drawing: .verdicts(
                VerdictMatrix(
                    axis:
                        "A row for each claim, in the first reading that the feature has; a column for "
                        + "each feature",
                    columns: features.map { report.title(of: $0) },
                    rows: rows
                )
            )
        )
    }

    private static func mark(_ verdict: Finding.Verdict) -> VerdictMatrix.Mark {
        switch verdict {
        case .supported: .yes
        case .notSupported: .no
        case .borderline, .notRobust: .borderline
        case .houseStyle: .houseStyle
        case .inconclusive, .valueOnly, .notMeasured: .undecided
        }
    }

    /// Returns the verdict of public apps on each condition that they can decide.
    private func otherAuthors(on claim: Claim) -> [Prose] {
        OtherAuthors.verdicts(on: claim).map { verdict in
            var text =
                "\(verdict.condition.threshold): true in \(verdict.agreeing) of "
                + "\(verdict.apps) apps"
            // A few apps have no middle half.
            if let ratios = verdict.ratios, ratios.medianInterval != nil,
                let median = ratios.median, let half = ratios.middleHalf
            {
                let ends = [half.lowerBound, half.upperBound].map(Values.ratioOfSizes)
                text +=
                    "; median ratio \(Values.ratioOfSizes(median)), middle half "
                    + ends.joined(separator: "–")
            }
            return "**[Other authors](others)**: \(text)"
        }
    }

    /// Returns the verdicts of each reading.
    func summary(of claim: Claim) -> Prose {
        claim.comparison.readings.compactMap { reading -> Prose? in
            let findings = findings[claim].filter { $0.reading == reading.name }
            guard !findings.isEmpty else { return nil }
            let verdicts = summary(of: findings, on: claim)
            return reading.name.isEmpty ? verdicts : "\(reading.name): \(verdicts)"
        }
        .joined(separator: "; ")
    }

    /// Returns the verdicts of the first reading that was judged. The others are evidence.
    private func mainSummary(of claim: Claim) -> Prose {
        let findings = findings[claim]
        let name = findings.first?.reading ?? ""
        let verdicts = summary(of: findings.filter { $0.reading == name }, on: claim)
        let others = claim.comparison.readings.filter { reading in
            reading.name != name && findings.contains { $0.reading == reading.name }
        }
        let more: Prose = others.isEmpty ? "" : "; \(others.count) more in the evidence"
        return (name.isEmpty ? verdicts : "\(name): \(verdicts)") + more
    }

    /// Returns the verdicts with the number of features, such as "supported in 5 of 6; borderline
    /// in Digit".
    func summary(of findings: [Finding], on claim: Claim) -> Prose {
        let verdicts = Finding.Verdict.allCases.map { verdict in
            (verdict, findings.filter { $0.verdict == verdict }.map(\.feature))
        }
        .filter { !$0.1.isEmpty }
        .sorted { $0.1.count > $1.1.count }
        return verdicts.enumerated().map { index, found -> Prose in
            let (verdict, features) = found
            let text = claim.text(of: verdict)
            if verdicts.count == 1 {
                return findings.count == 1
                    ? "\(text) (\(names(features)))"
                    : verdict == .notSupported
                        ? "not supported in any of \(findings.count)"
                        : "\(text) in all \(findings.count)"
            }
            return index == 0 && features.count > 1
                ? "\(text) in \(features.count) of \(findings.count)"
                : "\(text) in \(names(features))"
        }
        .joined(separator: "; ")
    }

    /// Returns the compared numbers as ranges over all features, for the first reading that has any.
    static func evidence(of findings: [Finding]) -> String {
        guard let first = findings.first(where: { !$0.parts.isEmpty }) else {
            return findings.first?.obstacle ?? ""
        }
        let judged = findings.filter { !$0.parts.isEmpty && $0.reading == first.reading }
        if judged.count == 1, first.comparesGroups {
            let values = first.parts.map(\.values).joined(separator: "; ")
            return "\(first.parts[0].metric): \(values)"
        }
        return first.parts.enumerated().map { index, part in
            let numbers = judged.map { $0.parts[index].number }
            let range = numbers.dropFirst().reduce(numbers[0]) { $0.union($1) }
            return "\(first.label(of: part)) \(range.text)"
        }
        .joined(separator: "; ")
    }

    // MARK: - One claim

    private func section(of claim: Claim) -> [Block] {
        let findings = findings[claim]
        // The first reading of each feature; the others have the same footnotes.
        var noted: Set<Feature> = []
        let notes = findings.filter { noted.insert($0.feature).inserted }.flatMap { finding in
            finding.notes.map { note -> Prose in "\(subject(of: finding)): \(note)" }
        }
        let evidence: [Block] =
            [
                .quotation("\(claim.wording)"),
                .items(
                    [
                        "**Said in**: \(claim.places.map(Self.text).joined(separator: "; "))",
                        "**Metric**: \(claim.measure)",
                    ] + rules(of: claim)
                        + (claim.reason.map { ["**Reason for the limit**: \($0)"] } ?? [])
                        + (claim.revision.map { ["**Revised**: \($0)"] } ?? [])
                        + otherAuthors(on: claim) + designDecisions(of: claim, findings)
                ),
                .paragraph("All readings: \(summary(of: claim))."),
                .table(table(of: findings, on: claim)),
            ] + (claim.listing.map { [.paragraph(text(of: $0))] } ?? []) + layerCosts(on: claim)
            + (notes.isEmpty ? [] : [.items(notes)]) + meaning(of: claim, findings)
        let authors: Prose =
            OtherAuthors.verdicts(on: claim).first.map {
                " [Other authors](others): true in \($0.agreeing) of \($0.apps)."
            } ?? ""
        let revised: Prose =
            claim.revision == nil ? "" : " *Revised after results were known.*"
        return [
            .heading(2, "\(claim.title)"),
            .paragraph(
                "**\(mainSummary(of: claim))**. \(Self.evidence(of: findings)).\(authors)\(revised)"
            ),
            .folded("Evidence", evidence),
        ]
    }

    /// Returns the condition of each reading that the report judges.
    private func rules(of claim: Claim) -> [Prose] {
        claim.comparison.readings.filter { reading in
            findings[claim].contains { $0.reading == reading.name }
        }
        .map { reading in
            let criterion = reading.criterion
            if criterion.parts.allSatisfy(\.isValueOnly) { return "**Value only**: no threshold" }
            return reading.name.isEmpty
                ? "**Supported if**: \(criterion.threshold)"
                : "**Supported if** (\(reading.name)): \(criterion.threshold)"
        }
    }

    /// Returns the numbers of an article's own listing, and ours of the smallest feature.
    private func text(of listing: Claim.Listing) -> Prose {
        let lines = listing.codeLines.map { ($0.variant, Optional(Double($0.count))) }
        let ours = listing.codeLines.map { listed in
            let greeting = Implementation(feature: .greeting, variant: listed.variant)
            return (listed.variant, Quantity.codeLines.value(of: greeting, in: report))
        }
        let name = report.title(of: .greeting)
        let greeting: Prose = Self.ratios(ours).map { "In our \(name): \($0). " } ?? ""
        return """
            Code lines in the listing of \(listing.place.text): \(Self.ratios(lines) ?? ""). \
            \(greeting)\(listing.difference)
            """
    }

    /// Returns values with their ratio to the first, such as `21 in MVC and 43 in MVP (2.05 ×)`;
    /// `nil` if one is missing.
    private static func ratios(_ values: [(Variant, Double?)]) -> String? {
        guard let first = values.first?.1, first > 0 else { return nil }
        var texts: [String] = []
        for (variant, lines) in values {
            guard let lines else { return nil }
            let ratio = texts.isEmpty ? "" : " (\(Values.ratioOfSizes(lines / first)) ×)"
            texts.append("\(Quantity.codeLines.text(of: lines)) in \(variant.title)\(ratio)")
        }
        return Wording.list(texts)
    }

    /// Returns links to the design decisions that affect the metric.
    private func designDecisions(of claim: Claim, _ findings: [Finding]) -> [Prose] {
        var named: Set<Variant> = []
        let features = Set(findings.map(\.feature))
        let implementations = report.matrix.implementations.filter { features.contains($0.feature) }
        let parts = implementations.compactMap { implementation -> Prose? in
            let numbers = claim.designDecisions(of: implementation)
            guard !numbers.isEmpty, named.insert(implementation.variant).inserted else {
                return nil
            }
            let title = implementation.variant.title
            let anchor = DesignPage(report: report).anchor(of: implementation)
            let text = "\(title) \(numbers.map(String.init).joined(separator: ", "))"
            return "[\(text)](\(DesignPage.name).md#\(anchor))"
        }
        guard !parts.isEmpty else { return [] }
        return ["**Sensitive to design decisions**: \(parts.joined(separator: "; "))"]
    }

    /// Returns a table with a row for each comparison, and one more for the verdict that follows
    /// from several.
    func table(of findings: [Finding], on claim: Claim) -> Table {
        let hasMetrics = findings.contains { Set($0.parts.map(\.metric)).count > 1 }
        var table = Table(
            [("Feature", .left)] + (hasMetrics ? [("Metric", .left)] : [])
                + [
                    ("Values", .left), ("Threshold", .left), ("Verdict", .left),
                    ("Changes if", .left),
                ]
        )
        for finding in findings {
            let subject = subject(of: finding)
            if let obstacle = finding.obstacle {
                table.add(
                    [subject] + (hasMetrics ? [""] : [])
                        + ["\(obstacle)", "", "\(claim.text(of: finding.verdict))"]
                )
                continue
            }
            for part in finding.parts {
                let isAlone = finding.parts.count == 1
                table.add(
                    [subject] + (hasMetrics ? ["\(part.metric)"] : [])
                        + [
                            "\(part.values)", "\(part.threshold)",
                            isAlone
                                ? "**\(claim.text(of: finding.verdict))**"
                                : "\(part.verdict.rawValue)",
                            .value(part.change),
                        ]
                )
            }
            if finding.parts.count > 1 {
                table.add(
                    [subject] + (hasMetrics ? [""] : [])
                        + ["**together**", "", "**\(claim.text(of: finding.verdict))**", ""]
                )
            }
        }
        return table
    }

    private func subject(of finding: Finding) -> Prose {
        let title = report.title(of: finding.feature)
        return finding.reading.isEmpty ? "\(title)" : "\(title) (\(finding.reading))"
    }

    /// Returns one sentence for each verdict, with its features.
    private func meaning(of claim: Claim, _ findings: [Finding]) -> [Block] {
        let sentences: [(Finding.Verdict, String)] = [
            (.supported, claim.meaning.supported), (.notSupported, claim.meaning.notSupported),
            (.valueOnly, claim.meaning.valueOnly),
            (.borderline, "The values are too near to the threshold. Do not decide by this."),
        ]
        let items = sentences.compactMap { verdict, sentence -> Prose? in
            let same = findings.filter { $0.verdict == verdict }
            guard !same.isEmpty else { return nil }
            let name = claim.text(of: verdict)
            return """
                **\(name.prefix(1).uppercased() + name.dropFirst())** \
                (\(Wording.list(same.map(subject)))): \(sentence)
                """
        }
        return items.isEmpty ? [] : [.items(items)]
    }

    // MARK: - The rest

    private static let byDesign: Prose = """
        These statements can only come out one way here, because rules or scenarios demand it. They \
        show that the code is written as the articles teach. They are no evidence.
        """

    private func table(ofTrueByDesign claims: [Claim]) -> Table {
        var table = Table([("Statement", .left), ("Made true by", .left), ("Value", .left)])
        for claim in claims {
            let findings = findings[claim]
            let evidence = Prose(value: Self.evidence(of: findings))
            let isTrue = findings.allSatisfy { $0.verdict == .supported }
            table.add([
                "\(claim.wording) (\(Self.list(claim.places)))",
                claim.madeTrueBy.map(Prose.init(authored:)) ?? "",
                isTrue ? evidence : "\(summary(of: claim)): \(evidence)",
            ])
        }
        return table
    }

    /// The statements that no report can judge, and the claims about features that this report does
    /// not have.
    private var withoutValue: Table {
        var table = Table([("Statement", .left), ("Said in", .left), ("Reason", .left)])
        for statement in UnjudgedStatement.all {
            table.add([
                "\(statement.statement)", Self.list(statement.places), "\(statement.reason)",
            ])
        }
        for claim in Claim.all where findings[claim].isEmpty {
            table.add([
                "\(claim.wording)", Self.list(claim.places),
                "The report has no feature with the compared variants.",
            ])
        }
        return table
    }

    private static func list(_ places: [ClaimPlace]) -> Prose {
        Prose(value: places.map(\.text).joined(separator: "; "))
    }

    private func names(_ features: [Feature]) -> String {
        Wording.list(features.map { report.title(of: $0) })
    }

    /// Returns the link to the claim's section on this page.
    static func link(to claim: Claim) -> String {
        "#\(FeaturePage.anchor(of: "\(claim.title)"))"
    }

    private static func text(of place: ClaimPlace) -> Prose {
        let source = place.source
        return source.number == nil ? text(of: source) : "\(place.text) (\(source.title))"
    }

    private static func text(of source: ClaimSource) -> Prose {
        let title: Prose = source.address.map { "[\(source.title)](\($0))" } ?? "\(source.title)"
        let translated: Prose = source.original.map { "\(title) (\($0))" } ?? title
        return source.number.map { "Article \($0): \(translated)" } ?? translated
    }
}

extension ClaimsPage {
    /// Returns the table of instructions by number of layers; empty if the claim is not about
    /// layers.
    func layerCosts(on claim: Claim) -> [Block] {
        guard claim.comparison.criterion.quantities.contains(.layersRatio) else { return [] }
        let costs = findings[claim].flatMap { finding in
            report.implementations(of: finding.feature).compactMap { implementation in
                LayerCosts(of: implementation, in: report).map { (implementation.variant, $0) }
            }
        }
        guard let most = costs.first?.1.instructions.indices.last else { return [] }
        var table = Table(
            [("Instructions of a tap", .left)]
                + (0...most).map { ("\(Self.layers($0))", .right) }
                + [
                    ("Slope per layer (95 % confidence interval)", .right),
                    ("Added by \(Self.layers(most))", .right),
                ]
        )
        for (variant, cost) in costs {
            let ends = [cost.line.slopeInterval.lowerBound, cost.line.slopeInterval.upperBound]
                .map { DecimalText.text($0, digits: 1, comparedWith: [0]) }
            let slope = DecimalText.text(cost.line.slope, digits: 1)
            table.add(
                ["\(variant.title)"] + cost.instructions.map { "\(Values.count($0))" }
                    + [
                        "\(slope) (\(ends.joined(separator: " to ")))",
                        "\(Values.percent(cost.ratio - 1))",
                    ]
            )
        }
        return [.table(table)]
    }

    private static func layers(_ count: Int) -> String {
        count == 1 ? "1 layer" : "\(count) layers"
    }
}
