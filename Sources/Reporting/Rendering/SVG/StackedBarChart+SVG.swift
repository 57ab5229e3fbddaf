extension StackedBarChart {
    private static let barHeight = 28.0
    private static let step = 38.0

    /// - Returns: the y coordinate at which the drawing ends.
    func draw(on canvas: inout SVGCanvas, from top: Double) -> Double {
        let scale = LinearScale(
            upTo: bars.map(\.total).max() ?? 0,
            from: ChartWriter.margin + labelWidth,
            to: canvas.end - (bars.map { ChartWriter.width(of: Values.count($0.total)) }.max() ?? 0)
                - 8
        )
        let bottom = top + Double(bars.count) * Self.step
        canvas.ticks(
            scale.ticks.map { (scale.place($0), Values.count($0), false) },
            from: top,
            to: bottom
        )
        let captionEnd = canvas.caption(
            axis,
            x: canvas.width < ChartWriter.width ? ChartWriter.margin : scale.place(0),
            y: bottom + 42
        )
        for (index, bar) in bars.enumerated() {
            draw(bar, on: &canvas, at: top + Double(index) * Self.step, scale)
        }
        var legend = Legend(top: captionEnd + 14)
        for series in series {
            legend.add(series.title, on: &canvas) { canvas, x, y in
                canvas.rectangle(
                    x: x - 8,
                    y: y - 8,
                    width: 16,
                    height: 16,
                    "class=\"segment\" fill=\"\(series.colour.rawValue)\""
                )
            }
        }
        return legend.bottom
    }

    private var labelWidth: Double {
        bars.map { ChartWriter.width(of: $0.label, isBold: true) }.max().map { min($0 + 12, 320) }
            ?? 0
    }

    private func draw(
        _ bar: Bar,
        on canvas: inout SVGCanvas,
        at y: Double,
        _ scale: LinearScale
    ) {
        let middle = y + Self.step / 2 + 5
        canvas.text(
            bar.label,
            x: scale.place(0) - 12,
            y: middle,
            .end,
            "class=\"strong\""
        )
        var sum = 0.0
        for segment in bar.segments where segment.value > 0 {
            let start = scale.place(sum)
            sum += Double(segment.value)
            let end = scale.place(sum)
            canvas.rectangle(
                x: start,
                y: y + (Self.step - Self.barHeight) / 2,
                width: end - start,
                height: Self.barHeight,
                "class=\"segment\" fill=\"\(segment.series.colour.rawValue)\""
            )
            let text = "\(segment.value)"
            if end - start > ChartWriter.width(of: text) + 4 {
                canvas.text(
                    text,
                    x: (start + end) / 2,
                    y: middle,
                    .middle,
                    "class=\"\(segment.series.colour.isLight ? "onlight" : "ondark")\""
                )
            }
        }
        canvas.text(Values.count(bar.total), x: scale.place(sum) + 8, y: middle)
    }
}
