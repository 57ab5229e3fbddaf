/// Draws charts as SVG: 960 wide, no letter below 14, in light and dark.
enum ChartWriter {
    static let width = 960.0
    static let margin = 24.0
    /// Of what is read beside a mark.
    static let fontSize = 15.0

    /// The file: a drawing that needs nothing from elsewhere.
    static func text(of chart: Chart) -> String {
        var canvas = SVGCanvas()
        let titleLines = lines(of: chart.title)
        var y = margin
        for line in titleLines {
            y += 22
            canvas.text(line, x: margin, y: y, .start, "class=\"title\"")
        }
        y += 18
        let bottom =
            switch chart.drawing {
            case .bars(let chart): chart.draw(on: &canvas, from: y)
            case .intervals(let chart): chart.draw(on: &canvas, from: y)
            case .shades(let chart): chart.draw(on: &canvas, from: y)
            }
        let paper = SVGCanvas.number(width)
        let height = SVGCanvas.number(bottom + margin)
        let head = """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(paper) \(height)" width="\(paper)" \
            height="\(height)" role="img" aria-labelledby="title" aria-describedby="description">
            <title id="title">\(SVGCanvas.escaped(chart.title))</title>
            <desc id="description">\(SVGCanvas.escaped(chart.words)).</desc>
            \(style)
            <rect class="paper" width="\(paper)" height="\(height)"/>
            """
        return ([head] + canvas.lines + ["</svg>"]).joined(separator: "\n")
    }

    private static let style = """
        <style>
        text { font: 15px system-ui, -apple-system, "Segoe UI", "DejaVu Sans", sans-serif; fill: #1f2328 }
        .title { font-size: 19px; font-weight: 600 }
        .strong { font-weight: 600 }
        .quiet { font-size: 14px; fill: #59636e }
        .ondark { fill: #fff }
        .onlight { fill: #1f2328 }
        .paper { fill: #fff }
        .rule { stroke: #d1d9e0 }
        .one { stroke: #1f2328; stroke-width: 1.5 }
        .band { fill: #818b98; fill-opacity: .22 }
        .spread { stroke: #818b98; stroke-width: 5; stroke-opacity: .45 }
        .faster { stroke: #0072b2; fill: #0072b2 }
        .slower { stroke: #d55e00; fill: #d55e00 }
        .undecided { stroke: #59636e; fill: #59636e }
        .hollow { fill: #fff }
        .segment { stroke: #fff; stroke-width: 1.5 }
        @media (prefers-color-scheme: dark) {
        text { fill: #f0f6fc }
        .quiet { fill: #9ea7b3 }
        .paper, .hollow { fill: #0d1117 }
        .rule { stroke: #3d444d }
        .one { stroke: #f0f6fc }
        .faster { stroke: #56b4e9; fill: #56b4e9 }
        .slower { stroke: #e69f00; fill: #e69f00 }
        .undecided { stroke: #9ea7b3; fill: #9ea7b3 }
        .segment { stroke: #0d1117 }
        .hollow.undecided { fill: #0d1117 }
        }
        </style>
        """

    /// About how wide a text is, rather more than less: its font is not known.
    static func width(
        of text: String,
        fontSize: Double = fontSize,
        isBold: Bool = false
    ) -> Double {
        Double(text.count) * fontSize * (isBold ? 0.68 : 0.58)
    }

    /// A title in as many lines as it takes.
    private static func lines(of title: String) -> [String] {
        var lines: [String] = []
        for word in title.split(separator: " ") {
            if let last = lines.last,
                width(of: "\(last) \(word)", fontSize: 19, isBold: true) <= width - 2 * margin
            {
                lines[lines.count - 1] += " \(word)"
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }
}
