/// Renders charts as SVG with a font size of at least 14, in light and dark mode.
enum ChartWriter {
    /// The width of a chart that fills a page.
    static let width = 960.0
    /// The width of a chart that has room next to another, and on a phone without being scaled down
    /// much.
    static let narrowWidth = 400.0
    static let margin = 16.0
    /// The fragment of an address that shows a standalone file in dark mode.
    static let dark = "#dark"
    /// The font size of labels.
    static let fontSize = 15.0

    /// Returns a standalone SVG file.
    static func text(of chart: Chart) -> String {
        let drawing = draw(chart)
        let size = "width=\"\(SVGCanvas.number(chart.width))\" height=\"\(drawing.height)\""
        let dark = dark.dropFirst()
        return element(
            chart,
            drawing,
            "xmlns=\"http://www.w3.org/2000/svg\" id=\"\(dark)\" \(size)",
            ["<style>", style, darkStyle(of: ".chart:target"), "</style>"]
        )
    }

    /// Returns the drawing as a part of a page that has the ``style`` and a ``darkStyle(of:)``.
    static func inline(_ chart: Chart) -> String {
        element(chart, draw(chart), nil, [])
    }

    private static func element(
        _ chart: Chart,
        _ drawing: (lines: [String], height: String),
        _ attributes: String?,
        _ head: [String]
    ) -> String {
        let id = chart.name.markup
        let paper = SVGCanvas.number(chart.width)
        let begin = """
            <svg class="chart" \(attributes.map { "\($0) " } ?? "")viewBox="0 0 \(paper) \
            \(drawing.height)" role="img" aria-labelledby="\(id)-title" \
            aria-describedby="\(id)-description">
            """
        let words = [
            "<title id=\"\(id)-title\">\(chart.title.markup)</title>",
            "<desc id=\"\(id)-description\">\(chart.axis.markup).</desc>",
        ]
        let ground = "<rect class=\"paper\" width=\"\(paper)\" height=\"\(drawing.height)\"/>"
        return ([begin] + words + head + [ground] + drawing.lines + ["</svg>"])
            .joined(separator: "\n")
    }

    private static func draw(_ chart: Chart) -> (lines: [String], height: String) {
        var canvas = SVGCanvas(width: chart.width)
        var y = margin
        let isNarrow = chart.width < width
        let fontSize = isNarrow ? 16.0 : 19
        let title = isNarrow ? "strong" : "title"
        for line in canvas.lines(of: chart.title, fontSize: fontSize, isBold: true, from: margin) {
            y += isNarrow ? 20 : 22
            canvas.text(line, x: margin, y: y, .start, "class=\"\(title)\"")
        }
        y += 18
        let bottom =
            switch chart.drawing {
            case .bars(let chart): chart.draw(on: &canvas, from: y)
            case .intervals(let chart): chart.draw(on: &canvas, from: y)
            case .shades(let chart): chart.draw(on: &canvas, from: y)
            case .matrices(let chart): chart.draw(on: &canvas, from: y)
            case .scaling(let chart): chart.draw(on: &canvas, from: y)
            case .ranges(let chart): chart.draw(on: &canvas, from: y)
            case .dots(let chart): chart.draw(on: &canvas, from: y)
            case .verdicts(let chart): chart.draw(on: &canvas, from: y)
            case .screen(let chart): chart.draw(on: &canvas, from: y)
            case .graph(let chart): chart.draw(on: &canvas, from: y)
            }
        return (canvas.lines, SVGCanvas.number(bottom + margin))
    }

    /// The style of the drawings in light mode.
    static let style = """
        .chart text { font: 15px system-ui, -apple-system, "Segoe UI", "DejaVu Sans", sans-serif; fill: #1f2328 }
        .chart .title { font-size: 19px; font-weight: 600 }
        .chart .strong { font-weight: 600 }
        .chart .quiet { font-size: 14px; fill: #59636e }
        .chart .small { font-size: 14px }
        .chart .ondark { fill: #fff }
        .chart .onlight { fill: #1f2328 }
        .chart .paper { fill: #fff }
        .chart .rule { stroke: #d1d9e0 }
        .chart .one { stroke: #1f2328; stroke-width: 1.5 }
        .chart .band { fill: #818b98; fill-opacity: .22 }
        .chart .spread { stroke: #818b98; stroke-width: 5; stroke-opacity: .45 }
        .chart .narrow { stroke-opacity: .9 }
        .chart .faster { stroke: #0072b2; fill: #0072b2 }
        .chart .slower { stroke: #d55e00; fill: #d55e00 }
        .chart .undecided { stroke: #59636e; fill: #59636e }
        .chart .hollow, .chart .hollow.undecided { fill: #fff }
        .chart .segment { stroke: #fff; stroke-width: 1.5 }
        .chart .outline { fill: none; stroke: #59636e; stroke-width: 1.5 }
        """

    /// Returns the style of the drawings in dark mode.
    ///
    /// - Parameter chart: the selector of a dark chart.
    static func darkStyle(of chart: String) -> String {
        """
        \(chart) text { fill: #f0f6fc }
        \(chart) .ondark { fill: #fff }
        \(chart) .onlight { fill: #1f2328 }
        \(chart) .quiet { fill: #9ea7b3 }
        \(chart) .paper, \(chart) .hollow, \(chart) .hollow.undecided { fill: #0d1117 }
        \(chart) .rule { stroke: #3d444d }
        \(chart) .one { stroke: #f0f6fc }
        \(chart) .faster { stroke: #56b4e9; fill: #56b4e9 }
        \(chart) .slower { stroke: #e69f00; fill: #e69f00 }
        \(chart) .undecided { stroke: #9ea7b3; fill: #9ea7b3 }
        \(chart) .segment { stroke: #0d1117 }
        \(chart) .outline { stroke: #9ea7b3 }
        """
    }

    /// Returns the estimated width of a text, rather too large than too small, because the font is
    /// not known.
    static func width(
        of text: String,
        fontSize: Double = fontSize,
        isBold: Bool = false
    ) -> Double {
        Double(text.count) * fontSize * (isBold ? 0.68 : 0.58)
    }
}

extension SVGCanvas {
    /// Returns a text in as many lines as it needs up to the right margin.
    func lines(
        of text: String,
        fontSize: Double,
        isBold: Bool = false,
        from start: Double
    ) -> [String] {
        var lines: [String] = []
        // A unit stays on the line of its number.
        for word in text.replacing(" %", with: "\u{A0}%").split(separator: " ") {
            let longer = lines.last.map { "\($0) \(word)" }
            if let longer,
                start + ChartWriter.width(of: longer, fontSize: fontSize, isBold: isBold) <= end
            {
                lines[lines.count - 1] = longer
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }

    /// Draws a caption: the meaning of an axis, or an explanation of the drawing.
    ///
    /// - Parameter y: the baseline of the first line.
    /// - Returns: the baseline of the last line.
    @discardableResult
    mutating func caption(_ text: String, x: Double, y: Double) -> Double {
        let lines = lines(of: text, fontSize: 14, from: x)
        for (index, line) in lines.enumerated() {
            self.text(line, x: x, y: y + Double(index) * 19, .start, "class=\"quiet\"")
        }
        return y + Double(max(lines.count - 1, 0)) * 19
    }
}
