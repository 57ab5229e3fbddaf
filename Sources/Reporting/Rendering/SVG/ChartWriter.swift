/// Renders charts as SVG: 960 units wide, with a font size of at least 14, in light and dark mode.
enum ChartWriter {
    static let width = 960.0
    static let margin = 24.0
    /// The font size of labels.
    static let fontSize = 15.0

    /// Returns a standalone SVG file.
    static func text(of chart: Chart) -> String {
        let drawing = draw(chart)
        let size = "width=\"\(SVGCanvas.number(width))\" height=\"\(drawing.height)\""
        return element(
            chart,
            drawing,
            "xmlns=\"http://www.w3.org/2000/svg\" \(size)",
            ["<style>", style, "</style>"]
        )
    }

    /// Returns the drawing as a part of a page that has the ``style``.
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
        let paper = SVGCanvas.number(width)
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
        var canvas = SVGCanvas()
        var y = margin
        for line in lines(of: chart.title, fontSize: 19, isBold: true, from: margin) {
            y += 22
            canvas.text(line, x: margin, y: y, .start, "class=\"title\"")
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
            }
        return (canvas.lines, SVGCanvas.number(bottom + margin))
    }

    /// The style of the drawings, in light and dark mode.
    static let style = """
        .chart text { font: 15px system-ui, -apple-system, "Segoe UI", "DejaVu Sans", sans-serif; fill: #1f2328 }
        .chart .title { font-size: 19px; font-weight: 600 }
        .chart .strong { font-weight: 600 }
        .chart .quiet { font-size: 14px; fill: #59636e }
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
        @media (prefers-color-scheme: dark) {
        .chart text { fill: #f0f6fc }
        .chart .quiet { fill: #9ea7b3 }
        .chart .paper, .chart .hollow, .chart .hollow.undecided { fill: #0d1117 }
        .chart .rule { stroke: #3d444d }
        .chart .one { stroke: #f0f6fc }
        .chart .faster { stroke: #56b4e9; fill: #56b4e9 }
        .chart .slower { stroke: #e69f00; fill: #e69f00 }
        .chart .undecided { stroke: #9ea7b3; fill: #9ea7b3 }
        .chart .segment { stroke: #0d1117 }
        }
        """

    /// Returns the estimated width of a text, rather too large than too small, because the font is
    /// not known.
    static func width(
        of text: String,
        fontSize: Double = fontSize,
        isBold: Bool = false
    ) -> Double {
        Double(text.count) * fontSize * (isBold ? 0.68 : 0.58)
    }

    /// Returns a text in as many lines as it needs up to the right margin.
    static func lines(
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
                start + width(of: longer, fontSize: fontSize, isBold: isBold) <= width - margin
            {
                lines[lines.count - 1] = longer
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }
}

extension SVGCanvas {
    /// Draws a caption: the meaning of an axis, or an explanation of the drawing.
    ///
    /// - Parameter y: the baseline of the first line.
    /// - Returns: the baseline of the last line.
    @discardableResult
    mutating func caption(_ text: String, x: Double, y: Double) -> Double {
        let lines = ChartWriter.lines(of: text, fontSize: 14, from: x)
        for (index, line) in lines.enumerated() {
            self.text(line, x: x, y: y + Double(index) * 19, .start, "class=\"quiet\"")
        }
        return y + Double(max(lines.count - 1, 0)) * 19
    }
}
