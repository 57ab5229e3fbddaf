extension RangePlot {
    private static let step = 24.0
    private static let gap = 14.0
    private static let plotEnd = 760.0

    /// - Returns: the y coordinate at which the drawing ends.
    func draw(on canvas: inout SVGCanvas, from top: Double) -> Double {
        let rows = groups.flatMap(\.rows)
        let titles = groups.map { ChartWriter.width(of: $0.title, isBold: true) }.max() ?? 0
        let labels = rows.map { ChartWriter.width(of: $0.label) }.max() ?? 0
        let start = ChartWriter.margin + titles + labels + 48
        let scale = LinearScale(
            upTo: rows.map(\.range.upperBound).max() ?? 0,
            from: start,
            to: Self.plotEnd
        )
        let bottom = groups.reduce(top) { $0 + Double($1.rows.count) * Self.step + Self.gap }
        canvas.ticks(
            scale.ticks.map { (scale.place($0), SVGCanvas.number($0), $0 == 0) },
            from: top,
            to: bottom
        )
        let captionEnd = canvas.caption(axis, x: ChartWriter.margin, y: bottom + 42)
        var y = top + Self.gap / 2
        for group in groups {
            canvas.text(group.title, x: ChartWriter.margin, y: y + 17, .start, "class=\"strong\"")
            for row in group.rows {
                canvas.text(row.label, x: start - 16, y: y + Self.step / 2 + 5, .end)
                draw(row, on: &canvas, at: y + Self.step / 2, scale)
                y += Self.step
            }
            y += Self.gap
        }
        return captionEnd
    }

    private func draw(_ row: Row, on canvas: inout SVGCanvas, at y: Double, _ scale: LinearScale) {
        let tone = row.isLeading ? "faster" : "undecided"
        let style = "class=\"\(tone)\" stroke-width=\"2\""
        let ends = [row.range.lowerBound, row.range.upperBound].map(scale.place)
        canvas.line(from: (ends[0], y), to: (ends[1], y), style)
        for x in ends { canvas.line(from: (x, y - 8), to: (x, y + 8), style) }
        canvas.circle(
            x: scale.place(row.value),
            y: y,
            radius: 5,
            "class=\"\(tone)\(row.isLeading ? "" : " hollow")\" stroke-width=\"2\""
        )
        let numbers = (RankingSection.text(row.value), RankingSection.text(row.range))
        canvas.text(
            numbers.0 == numbers.1 ? numbers.0 : "\(numbers.0) (\(numbers.1))",
            x: Self.plotEnd + 16,
            y: y + 5
        )
    }
}
