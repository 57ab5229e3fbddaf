extension StackedBarChart {
    private static let barHeight = 28.0
    private static let step = 38.0

    /// - Returns: where the drawing ends.
    func draw(on canvas: inout SVGCanvas, from top: Double) -> Double {
        let scale = LinearScale(
            upTo: bars.map(\.total).max() ?? 0,
            from: ChartWriter.margin + labelWidth,
            to: ChartWriter.width - ChartWriter.margin - 70
        )
        let bottom = top + Double(bars.count) * Self.step
        for tick in scale.ticks {
            let x = scale.place(tick)
            canvas.line(from: (x, top), to: (x, bottom), "class=\"rule\"")
            canvas.text(
                Figures.count(tick),
                x: x,
                y: bottom + 20,
                .middle,
                "class=\"quiet\""
            )
        }
        canvas.text(axis, x: scale.place(0), y: bottom + 42, .start, "class=\"quiet\"")
        for (index, bar) in bars.enumerated() {
            draw(bar, on: &canvas, at: top + Double(index) * Self.step, scale)
        }
        return legend(on: &canvas, from: bottom + 56)
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
        canvas.text(Figures.count(bar.total), x: scale.place(sum) + 8, y: middle)
    }

    private func legend(on canvas: inout SVGCanvas, from top: Double) -> Double {
        var x = ChartWriter.margin
        var y = top + 16
        for series in series {
            let width = ChartWriter.width(of: series.title) + 44
            if x + width > ChartWriter.width - ChartWriter.margin {
                x = ChartWriter.margin
                y += 26
            }
            canvas.rectangle(
                x: x,
                y: y - 13,
                width: 16,
                height: 16,
                "class=\"segment\" fill=\"\(series.colour.rawValue)\""
            )
            canvas.text(series.title, x: x + 22, y: y)
            x += width
        }
        return y
    }
}
