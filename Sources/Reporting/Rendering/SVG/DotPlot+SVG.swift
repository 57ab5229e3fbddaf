extension DotPlot {
    private static let step = 92.0
    private static let plotEnd = 730.0
    private static let radius = 4.0

    /// - Returns: the y coordinate at which the drawing ends.
    func draw(on canvas: inout SVGCanvas, from top: Double) -> Double {
        let labels = rows.map { ChartWriter.width(of: $0.label, isBold: true) }.max() ?? 0
        let scale = RatioScale(
            rows.flatMap { $0.dots + $0.marked },
            from: ChartWriter.margin + labels + 16,
            to: Self.plotEnd
        )
        let bottom = top + Double(rows.count) * Self.step
        canvas.ticks(
            scale.ticks.map { (scale.place($0), Values.ratioOfSizes($0), $0 == 1) },
            from: top,
            to: bottom
        )
        let captionEnd = canvas.caption(axis, x: ChartWriter.margin, y: bottom + 42)
        for (index, row) in rows.enumerated() {
            draw(row, on: &canvas, at: top + (Double(index) + 0.5) * Self.step, scale)
        }
        return captionEnd
    }

    private func draw(_ row: Row, on canvas: inout SVGCanvas, at y: Double, _ scale: RatioScale) {
        canvas.text(row.label, x: ChartWriter.margin, y: y + 5, .start, "class=\"strong\"")
        if let interval = row.interval {
            canvas.line(
                from: (scale.place(interval.lowerBound), y + 24),
                to: (scale.place(interval.upperBound), y + 24),
                "class=\"spread\""
            )
        }
        let median = scale.place(row.median)
        canvas.line(from: (median, y - 30), to: (median, y + 30), "class=\"one\"")
        for (x, level) in Self.levels(of: row.dots.map(scale.place)) {
            canvas.circle(
                x: x,
                y: y + Double(level) * (2 * Self.radius + 1),
                radius: Self.radius,
                "class=\"faster\""
            )
        }
        for ratio in row.marked {
            canvas.mark(.hollowDiamond, x: scale.place(ratio), y: y + 36, .vermilion)
        }
        canvas.text(row.text, x: Self.plotEnd + 16, y: y + 5)
    }

    /// Returns the dots with levels above and below the middle of the row, so that none covers
    /// another as long as there is room.
    private static func levels(of places: [Double]) -> [(x: Double, level: Int)] {
        var ends: [Int: Double] = [:]
        return places.sorted().map { x in
            let level =
                [0, -1, 1, -2, 2, -3, 3].first { (ends[$0] ?? -.infinity) + 2 * radius < x } ?? 0
            ends[level] = x
            return (x, level)
        }
    }
}
