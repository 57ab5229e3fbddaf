extension DotPlot {
    /// The sizes of a plot that fills the page, or of a narrow one.
    private struct Layout {
        let step: Double
        let radius: Double
        /// The levels of dots that would cover each other, in the order of their use.
        let levels: [Int]
        /// The distance of the interval from the middle of the row.
        let intervalDistance: Double
        let medianHeight: Double
        /// The distance of the diamonds from the middle of the row.
        let markDistance: Double

        static let wide = Layout(
            step: 92,
            radius: 4,
            levels: [0, -1, 1, -2, 2, -3, 3],
            intervalDistance: 24,
            medianHeight: 30,
            markDistance: 36
        )
        static let narrow = Layout(
            step: 36,
            radius: 3.5,
            levels: [0, -1],
            intervalDistance: 0,
            medianHeight: 9,
            markDistance: 15
        )
    }

    /// A mapping of values to coordinates, with ticks.
    private struct Axis {
        let place: (Double) -> Double
        let ticks: [(x: Double, text: String, isOne: Bool)]
    }

    /// - Returns: the y coordinate at which the drawing ends.
    func draw(on canvas: inout SVGCanvas, from top: Double) -> Double {
        let layout = canvas.width < ChartWriter.width ? Layout.narrow : .wide
        let labels = rows.map { ChartWriter.width(of: $0.label, isBold: true) }.max() ?? 0
        let texts = rows.map { ChartWriter.width(of: $0.text) }.max() ?? 0
        let plotEnd = canvas.end - texts - 12
        let axis = axis(start: ChartWriter.margin + labels + 12, end: plotEnd)
        let bottom = top + Double(rows.count) * layout.step
        canvas.ticks(axis.ticks, from: top, to: bottom)
        let captionEnd = canvas.caption(self.axis, x: ChartWriter.margin, y: bottom + 42)
        for (index, row) in rows.enumerated() {
            let y = top + (Double(index) + 0.5) * layout.step
            draw(row, on: &canvas, at: y, axis.place, layout)
            canvas.text(row.text, x: plotEnd + 12, y: y + 5)
        }
        return captionEnd
    }

    private func axis(start: Double, end: Double) -> Axis {
        switch scale {
        case .ratios:
            let scale = RatioScale(rows.flatMap(\.values), from: start, to: end)
            return Axis(
                place: scale.place,
                ticks: scale.ticks.map { (scale.place($0), Values.ratioOfSizes($0), $0 == 1) }
            )
        case .shares:
            let scale = LinearScale(upTo: 100, from: start, to: end)
            return Axis(
                place: { scale.place($0 * 100) },
                ticks: scale.ticks.map {
                    (scale.place($0), "\(SVGCanvas.number($0)) %", false)
                }
            )
        }
    }

    private func draw(
        _ row: Row,
        on canvas: inout SVGCanvas,
        at y: Double,
        _ place: (Double) -> Double,
        _ layout: Layout
    ) {
        canvas.text(row.label, x: ChartWriter.margin, y: y + 5, .start, "class=\"strong\"")
        if let interval = row.interval {
            canvas.line(
                from: (place(interval.lowerBound), y + layout.intervalDistance),
                to: (place(interval.upperBound), y + layout.intervalDistance),
                "class=\"spread\""
            )
        }
        let median = place(row.median)
        canvas.line(
            from: (median, y - layout.medianHeight),
            to: (median, y + layout.medianHeight),
            "class=\"one\""
        )
        for (x, level) in Self.levels(of: row.dots.map(place), layout) {
            canvas.circle(
                x: x,
                y: y + Double(level) * (2 * layout.radius + 1),
                radius: layout.radius,
                "class=\"faster\""
            )
        }
        if let range = row.markedRange {
            canvas.line(
                from: (place(range.lowerBound), y + layout.markDistance),
                to: (place(range.upperBound), y + layout.markDistance),
                "stroke=\"\(ChartColour.vermilion.rawValue)\" stroke-width=\"1.5\""
            )
        }
        for value in row.marked {
            canvas.mark(.hollowDiamond, x: place(value), y: y + layout.markDistance, .vermilion)
        }
    }

    /// Returns the dots with levels above and below the middle of the row, so that none covers
    /// another as long as there is room.
    private static func levels(of places: [Double], _ layout: Layout) -> [(x: Double, level: Int)] {
        var ends: [Int: Double] = [:]
        return places.sorted().map { x in
            let level =
                layout.levels.first { (ends[$0] ?? -.infinity) + 2 * layout.radius < x } ?? 0
            ends[level] = x
            return (x, level)
        }
    }
}
