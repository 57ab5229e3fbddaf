extension ForestPlot {
    private static let step = 24.0
    private static let gap = 14.0
    private static let plotEnd = 740.0

    /// - Returns: the y coordinate at which the drawing ends.
    func draw(on canvas: inout SVGCanvas, from top: Double) -> Double {
        let rows = groups.flatMap(\.rows)
        let titles = groups.map { ChartWriter.width(of: $0.title, isBold: true) }.max() ?? 0
        let labels = rows.map { ChartWriter.width(of: $0.label) }.max() ?? 0
        let start = ChartWriter.margin + min(titles, 190) + min(labels, 150) + 36
        let margins = groups.flatMap { [1 / (1 + $0.margin), 1 + $0.margin] }
        let ends = rows.flatMap { [$0.lower, $0.upper] }
        let spreads = rows.compactMap(\.spread).flatMap { [$0.lowerBound, $0.upperBound] }
        let scale = RatioScale(margins + ends + spreads, from: start, to: Self.plotEnd)
        let bottom = groups.reduce(top) { $0 + Double($1.rows.count) * Self.step + Self.gap }
        canvas.ticks(
            scale.ticks.map { (scale.place($0), Values.ratioOfSizes($0), $0 == 1) },
            from: top,
            to: bottom
        )
        let captionEnd = canvas.caption(axis, x: ChartWriter.margin, y: bottom + 42)
        var y = top + Self.gap / 2
        for group in groups {
            draw(group, on: &canvas, at: y, scale, labelsEnd: start - 16)
            y += Double(group.rows.count) * Self.step + Self.gap
        }
        return captionEnd
    }

    private func draw(
        _ group: Group,
        on canvas: inout SVGCanvas,
        at top: Double,
        _ scale: RatioScale,
        labelsEnd: Double
    ) {
        let height = Double(group.rows.count) * Self.step
        let left = scale.place(1 / (1 + group.margin))
        canvas.rectangle(
            x: left,
            y: top,
            width: scale.place(1 + group.margin) - left,
            height: height,
            "class=\"band\""
        )
        canvas.text(group.title, x: ChartWriter.margin, y: top + 17, .start, "class=\"strong\"")
        for (index, row) in group.rows.enumerated() {
            let y = top + (Double(index) + 0.5) * Self.step
            canvas.text(row.label, x: labelsEnd, y: y + 5, .end)
            draw(row, on: &canvas, at: y, scale)
            canvas.text(row.text, x: Self.plotEnd + 16, y: y + 5)
        }
    }

    private func draw(
        _ row: Row,
        on canvas: inout SVGCanvas,
        at y: Double,
        _ scale: RatioScale
    ) {
        let tone =
            switch row.tone {
            case .faster: "faster"
            case .slower: "slower"
            case .undecided, .unreliable: "undecided"
            }
        for (range, style) in [(row.spread, "spread"), (row.leavingOneOut, "spread narrow")] {
            guard let range else { continue }
            canvas.line(
                from: (scale.place(range.lowerBound), y),
                to: (scale.place(range.upperBound), y),
                "class=\"\(style)\""
            )
        }
        let ends = [row.lower, row.upper].map(scale.place)
        canvas.line(from: (ends[0], y), to: (ends[1], y), "class=\"\(tone)\" stroke-width=\"2\"")
        for x in ends {
            canvas.line(from: (x, y - 8), to: (x, y + 8), "class=\"\(tone)\" stroke-width=\"2\"")
        }
        canvas.circle(
            x: scale.place(row.ratio),
            y: y,
            radius: 4,
            "class=\"\(tone)\(row.tone == .unreliable ? " hollow" : "")\" stroke-width=\"2\""
        )
    }
}
