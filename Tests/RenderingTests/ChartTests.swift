internal import Claims
internal import Decision
internal import Foundation
internal import Matrix
internal import Report
internal import ReportSamples
internal import RunTimeMeasures
internal import SourceMeasures
internal import Statistics
internal import Structure
internal import SwiftSource
internal import Testing

@testable internal import Rendering

@Suite("Charts")
struct ChartTests {
    private let report: Report

    init() throws {
        report = try .sample()
    }

    private func drawing(_ name: String) throws -> DrawnSVG {
        try DrawnSVG(SamplePages.complete.text(of: "\(name).svg"))
    }

    @Test("Each chart has a title, a description and letters of at least 14 pixels")
    func complete() throws {
        let charts = Pages.documents(for: report, Findings(report)).flatMap(\.charts)
        #expect(charts.count == 23)
        for chart in charts {
            let svg = try drawing(chart.name)
            #expect(svg.texts(of: "title") == [chart.title])
            #expect(svg.texts(of: "desc") == ["\(chart.axis)."])
            let source = ChartWriter.text(of: chart)
            let sizes = source.matches(of: /(\d+)px/).compactMap { Int($0.1) }
            #expect(!sizes.isEmpty && sizes.allSatisfy { $0 >= 14 })
        }
    }

    @Test("No chart draws outside of its area")
    func inside() throws {
        for chart in Pages.documents(for: report, Findings(report)).flatMap(\.charts) {
            let svg = try drawing(chart.name)
            let height = try #require(svg.elements.first?.number("height"))
            for element in svg.elements {
                let places = ["x", "x1", "x2", "cx"].compactMap(element.number)
                #expect(
                    places.allSatisfy { (0...chart.width).contains($0) },
                    "\(chart.name): \(element)"
                )
                if element.name == "text", element.attributes["transform"] == nil,
                    element.attributes["text-anchor"] == "start", let start = element.number("x")
                {
                    let size = element.attributes["class"] == "quiet" ? 14.0 : 15
                    let end = start + ChartWriter.width(of: element.text, fontSize: size)
                    #expect(end <= chart.width, "\(chart.name): \(element.text)")
                }
                let heights = ["y", "y1", "y2", "cy"].compactMap(element.number)
                #expect(
                    heights.allSatisfy { (0...height).contains($0) },
                    "\(chart.name): \(element)"
                )
            }
        }
    }

    @Test("The lengths of bars are proportional to the lines of the report")
    func bars() throws {
        let svg = try drawing("greeting-lines")
        let bars = svg.elements.filter { $0.name == "rect" && $0.attributes["fill"] != nil }
        let roles = try #require(report.lines.value).flatMap { lines in
            Role.all.compactMap { role in
                lines.roles.first { $0.role == role }.map { Double($0.lines.code) }
            }
        }
        .filter { $0 > 0 }
        // After the bars come the squares of the legend, all of one size.
        let widths = bars.compactMap { $0.number("width") }.prefix(roles.count)
        try #require(widths.count == roles.count)
        let scale = widths.reduce(0, +) / roles.reduce(0, +)
        for (width, lines) in zip(widths, roles) {
            #expect(abs(width - lines * scale) < 0.11, "\(lines) lines are \(width) wide")
        }
        let totals = try #require(report.lines.value).map { "\($0.sources.code)" }
        #expect(totals.allSatisfy(svg.texts(of: "text").contains))
    }

    @Test("Dots are at the logarithm of their ratio, with the ratio as text")
    func dots() throws {
        let svg = try drawing("greeting-latency")
        let feature = try #require(report.features.first)
        let judgement = try #require(report.latency(of: feature)?.judgement)
        let ratios = report.variants(of: feature).indices.dropFirst().compactMap {
            judgement.overall.estimate.comparison(of: $0, to: 0)?.ratio
        }
        // The dots of the overall results come first.
        let circles = svg.elements.filter { $0.name == "circle" }
        let places = circles.prefix(ratios.count).compactMap { $0.number("cx") }
        try #require(places.count == ratios.count && ratios.count > 1)
        let one = try #require(
            svg.elements.first { $0.attributes["class"] == "one" }?.number("x1")
        )
        // Places are rounded, so the scale is taken from the dot that is farthest away.
        let scales = zip(places, ratios).map { (abs(log($1)), ($0 - one) / log($1)) }
        let scale = try #require(scales.max { $0.0 < $1.0 }).1
        for (place, ratio) in zip(places, ratios) {
            #expect(abs(place - one - log(ratio) * scale) < 0.2, "\(ratio)")
            let text = svg.texts(of: "text").first { $0.hasPrefix(Values.ratio(ratio)) }
            #expect(text != nil)
        }
    }

    @Test("Fields of a heat map are darker for larger shares")
    func shades() throws {
        let chart = HeatMap(
            axis: "Share",
            columns: ["a"],
            rows: [0, 0.4, 1].map { share in
                HeatMap.Row(label: "\(share)", fields: [.init(share: share, text: "\(share)")])
            }
        )
        let svg = try DrawnSVG(
            ChartWriter.text(of: Chart(name: "a", title: "A", drawing: .shades(chart)))
        )
        let fills = svg.elements.compactMap { $0.attributes["fill"] }
        #expect(fills == ["rgb(244,248,252)", "rgb(173,202,227)", "rgb(66,133,190)"])
    }

    @Test("Marks of a scaling chart are at the logarithms of size and time")
    func scaling() throws {
        let feature = try #require(
            report.features.first { !report.scalingScenarios(of: $0).isEmpty }
        )
        let scenario = try #require(report.scalingScenarios(of: feature).first)
        let svg = try drawing("\(feature.name)-scaling-1")
        // The second variant has squares, the last of them in the legend.
        let values = scenario.variants[1]
        let squares = svg.elements.filter { $0.name == "polygon" }.map { element in
            (element.attributes["points"] ?? "").split(separator: " ").map { corner in
                corner.split(separator: ",").compactMap { Double($0) }
            }
        }
        .filter { $0.count == 4 }
        let shown = scenario.shownSizes
        let centres = squares.prefix(shown.count).map { corners in
            (x: (corners[0][0] + corners[2][0]) / 2, y: (corners[0][1] + corners[2][1]) / 2)
        }
        try #require(centres.count == shown.count && shown.count > 2)
        func hold(_ places: [Double], _ values: [Double]) throws {
            let least = try #require(zip(places, values).min { $0.1 < $1.1 })
            let most = try #require(zip(places, values).max { $0.1 < $1.1 })
            let scale = (most.0 - least.0) / log(most.1 / least.1)
            for (place, value) in zip(places, values) {
                #expect(abs(place - least.0 - log(value / least.1) * scale) < 0.2, "\(value)")
            }
        }
        try hold(centres.map(\.x), shown.map { Double(scenario.sizes[$0]) })
        try hold(centres.map(\.y), shown.map { values.nanosecondsPerCall[$0] })
    }

    @Test("The dependency matrix prints each count, and crosses out what a rule forbids")
    func references() throws {
        let feature = try #require(report.features.first)
        let svg = try drawing("\(feature.name)-references")
        let texts = svg.texts(of: "text")
        var forbidden = 0
        for structure in report.implementations(of: feature).compactMap(report.structure) {
            for reference in structure.roleReferences {
                #expect(texts.contains("\(reference.count)"))
            }
            let roles = Role.all.filter { role in
                structure.roleReferences.contains { $0.from == role }
            }
            let targets = Neighbour.all.filter { to in
                structure.roleReferences.contains { $0.to == to }
            }
            for role in roles {
                forbidden += targets.count { target in
                    target.ruleAgainst(role, in: structure.implementation) != nil
                        && !structure.roleReferences.contains {
                            $0.from == role && $0.to == target && $0.count > 0
                        }
                }
            }
        }
        #expect(forbidden > 0)
        #expect(svg.elements.count { $0.name == "line" } == forbidden)
    }

    @Test("Dependency rules differ by role and variant")
    func forbidden() {
        func rule(_ role: Role, _ neighbour: Neighbour, _ variant: Variant) -> String? {
            Implementation(variant, of: .blogFeed).flatMap {
                neighbour.ruleAgainst(role, in: $0)?.identifier
            }
        }
        #expect(rule(.view, .model, .mvp) == "mvp-view-to-model")
        #expect(rule(.presenter, .role(.view), .mvp) == "mvp-presenter-to-view")
        #expect(rule(.presenter, .kit, .mvp) != nil)
        #expect(rule(.controller, .model, .mvc) == nil)
        #expect(rule(.router, .kit, .viper) == nil)
        #expect(rule(.view, .elsewhere, .mvc) == "cell-to-others")
    }

    @Test("Text of a report is escaped in charts")
    func escapes() throws {
        let bar = StackedBarChart.Bar(
            label: #"<b> & "q" </text>"#,
            segments: [
                StackedBarChart.Segment(series: .init(title: "<script>", colour: .blue), value: 3)
            ]
        )
        let chart = Chart(
            name: "a",
            title: "<i>&amp;",
            drawing: .bars(StackedBarChart(axis: "]]>", bars: [bar]))
        )
        let svg = try DrawnSVG(ChartWriter.text(of: chart))
        #expect(svg.texts(of: "title") == ["<i>&amp;"])
        #expect(svg.texts(of: "text").contains(#"<b> & "q" </text>"#))
        #expect(svg.texts(of: "text").contains("<script>"))
    }

    @Test(
        "Charts with values out of range are still valid drawings",
        arguments: [0, 1, .nan, .infinity, -3, 1e300, 1e-300]
    )
    func absurd(ratio: Double) throws {
        let row = ForestPlot.Row(
            label: "a",
            ratio: ratio,
            lower: ratio,
            upper: ratio,
            tone: .unreliable,
            text: "a",
            spread: nil,
            leavingOneOut: nil
        )
        let group = ForestPlot.Group(title: "a", margin: ratio, rows: [row])
        let bar = StackedBarChart.Bar(
            label: "a",
            segments: [.init(series: .init(title: "a", colour: .blue), value: .max)]
        )
        let shade = HeatMap(
            axis: "a",
            columns: ["a"],
            rows: [HeatMap.Row(label: "a", fields: [.init(share: ratio, text: "a")])]
        )
        let point = ScalingPlot.Point(size: ratio, value: ratio)
        let series = ScalingPlot.Series(
            title: "a",
            points: [point, point],
            curve: .fit([point]),
            verdict: "a"
        )
        let matrix = ReferenceMatrices.Matrix(
            title: "a",
            columns: ["a"],
            rows: [.init(label: "a", fields: [.init(count: .max, isForbidden: true)])]
        )
        let drawings: [Chart.Drawing] = [
            .intervals(ForestPlot(axis: "a", groups: [group])),
            .bars(StackedBarChart(axis: "a", bars: [bar])),
            .bars(StackedBarChart(axis: "a", bars: [])),
            .shades(shade), .intervals(ForestPlot(axis: "a", groups: [])),
            .scaling(ScalingPlot(sizeAxis: "a", valueAxis: "a", series: [series])),
            .scaling(ScalingPlot(sizeAxis: "a", valueAxis: "a", series: [])),
            .matrices(ReferenceMatrices(axis: "a", matrices: [matrix])),
            .matrices(ReferenceMatrices(axis: "a", matrices: [])),
            .dots(DotPlot(axis: "a", rows: [])),
            .dots(
                DotPlot(
                    axis: "a",
                    rows: [
                        .init(
                            label: "a",
                            dots: [0, .infinity, 1, 1],
                            marked: [.nan],
                            median: 1,
                            interval: nil,
                            text: "a"
                        )
                    ]
                )
            ),
            .ranges(RangePlot(axis: "a", groups: [])),
            .verdicts(VerdictMatrix(axis: "a", columns: [], rows: [])),
            .screen(ScreenDrawing(axis: "a", lines: [])),
            .graph(RoleGraph(axis: "a", nodes: [], arrows: [])),
            .ranges(
                RangePlot(
                    axis: "a",
                    groups: [
                        .init(
                            title: "a",
                            rows: [
                                .init(
                                    label: "a",
                                    value: 0,
                                    range: 0...0,
                                    colour: .blue,
                                    isLeading: true
                                )
                            ]
                        )
                    ]
                )
            ),
        ]
        for drawing in drawings {
            let svg = try DrawnSVG(
                ChartWriter.text(of: Chart(name: "a", title: "A", drawing: drawing))
            )
            #expect(svg.elements.count > 2)
        }
    }

    @Test(
        "The ranking chart marks the leading variants of each weight profile"
    )
    func ranking() throws {
        let table = try PointTable(architecturesIn: .sample())
        let chart = try #require(RankingChart(table: table).chart)
        guard case .ranges(let plot) = chart.drawing else {
            Issue.record("It is no range plot.")
            return
        }
        #expect(plot.groups.map(\.title) == WeightProfile.all.map(\.title))
        for (group, profile) in zip(plot.groups, WeightProfile.all) {
            let ranking = try #require(Ranking(table, profile.weights))
            #expect(group.rows.map(\.label) == ranking.standings.map(\.variant.title))
            #expect(group.rows.map(\.range) == ranking.standings.map(\.range))
            let leading = group.rows.filter(\.isLeading).map(\.label)
            #expect(Set(leading) == Set(ranking.leaders.map(\.title)))
        }
    }

    @Test("Every role has a colour of its own")
    func colours() {
        let colours = Role.all.map(ChartColour.init)
        #expect(Set(colours).count == Role.all.count)
    }
}

/// The elements of an SVG drawing with one element per line.
private struct DrawnSVG {
    struct Element {
        let name: String
        let attributes: [String: String]
        let text: String

        func number(_ attribute: String) -> Double? { attributes[attribute].flatMap(Double.init) }
    }

    let elements: [Element]

    /// - Throws: If a line is not an element.
    init(_ source: String) throws {
        var elements: [Element] = []
        var isStyle = false
        // A regular expression is compiled when it is first used, which is slow.
        let pattern = /<([a-z]+)((?: [a-zA-Z0-9-]+="[^"<>]*")*)(?:\/>|>(?:([^<>]*)<\/\1>)?)/
        let attribute = /([a-zA-Z0-9-]+)="([^"]*)"/
        for line in source.split(separator: "\n") {
            if line == "<style>" { isStyle = true }
            defer { if line == "</style>" { isStyle = false } }
            if isStyle || line == "</svg>" || line.hasPrefix("<!--") { continue }
            let match = try #require(line.wholeMatch(of: pattern), "\(line)")
            let attributes = match.2.matches(of: attribute).map {
                (String($0.1), Self.read($0.2))
            }
            elements.append(
                Element(
                    name: String(match.1),
                    attributes: Dictionary(attributes) { first, _ in first },
                    text: Self.read(match.3 ?? "")
                )
            )
        }
        self.elements = elements
    }

    private static func read(_ text: Substring) -> String {
        String(text).replacing("&lt;", with: "<").replacing("&gt;", with: ">")
            .replacing("&quot;", with: "\"").replacing("&amp;", with: "&")
    }

    func texts(of name: String) -> [String] { elements.filter { $0.name == name }.map(\.text) }
}
