extension RangePlot {
    private static let step = 26.0
    private static let titleHeight = 32.0

    /// - Returns: the y coordinate at which the drawing ends.
    func draw(on canvas: inout SVGCanvas, from top: Double) -> Double {
        let rows = groups.flatMap(\.rows)
        let labels = rows.map { ChartWriter.width(of: $0.label) }.max() ?? 0
        let texts = rows.map { ChartWriter.width(of: Self.text(of: $0)) }.max() ?? 0
        let scale = LinearScale(
            // The next smaller ten: an axis from 0 would be half empty.
            above: ((rows.map(\.range.lowerBound).min() ?? 0) / 10).rounded(.down) * 10,
            upTo: rows.map(\.range.upperBound).max() ?? 0,
            from: ChartWriter.margin + labels + 12,
            to: canvas.end - texts - 12
        )
        let heights = groups.map { Self.titleHeight + Double($0.rows.count) * Self.step }
        let bottom = top + heights.reduce(0, +)
        canvas.ticks(
            scale.ticks.map { (scale.place($0), SVGCanvas.number($0), $0 == 100) },
            from: top + Self.titleHeight,
            to: bottom
        )
        var y = top
        for group in groups {
            canvas.text(group.title, x: ChartWriter.margin, y: y + 20, .start, "class=\"strong\"")
            y += Self.titleHeight
            for row in group.rows {
                canvas.text(row.label, x: ChartWriter.margin, y: y + Self.step / 2 + 5)
                draw(row, on: &canvas, at: y + Self.step / 2, scale)
                canvas.text(
                    Self.text(of: row),
                    x: canvas.end - texts,
                    y: y + Self.step / 2 + 5
                )
                y += Self.step
            }
        }
        return canvas.caption(axis, x: ChartWriter.margin, y: bottom + 42)
    }

    private func draw(_ row: Row, on canvas: inout SVGCanvas, at y: Double, _ scale: LinearScale) {
        let style = "stroke=\"\(row.colour.rawValue)\" stroke-width=\"2\""
        let ends = [row.range.lowerBound, row.range.upperBound].map(scale.place)
        canvas.line(from: (ends[0], y), to: (ends[1], y), style)
        for x in ends { canvas.line(from: (x, y - 6), to: (x, y + 6), style) }
        canvas.mark(
            row.isLeading ? .circle : .hollowCircle,
            x: scale.place(row.value),
            y: y,
            row.colour
        )
    }

    private static func text(of row: Row) -> String {
        let numbers = (RankingSection.text(row.value), RankingSection.text(row.range))
        return numbers.0 == numbers.1 ? numbers.0 : "\(numbers.0) (\(numbers.1))"
    }
}
