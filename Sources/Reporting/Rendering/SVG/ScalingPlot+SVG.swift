internal import Foundation
internal import Matrix

extension ScalingPlot {
    private static let plotStart = ChartWriter.margin + 84
    private static let plotEnd = ChartWriter.width - ChartWriter.margin - 24
    private static let height = 300.0
    /// Colours that can be distinguished on white and on black. Each series also has a mark of its
    /// own, for readers who cannot distinguish colours.
    private static let colours: [ChartColour] = [
        .blue, .vermilion, .green, .orange, .purple, .sky, .grey, .olive,
    ]

    /// - Returns: the y coordinate at which the drawing ends.
    func draw(on canvas: inout SVGCanvas, from top: Double) -> Double {
        canvas.caption(valueAxis, x: ChartWriter.margin, y: top + 14)
        let plotTop = top + 26
        let bottom = plotTop + Self.height
        let points = series.flatMap(\.points)
        let across = LogScale(points.map(\.size), from: Self.plotStart, to: Self.plotEnd)
        // A decade is never higher than wide, so that little scaling looks flat.
        let upwards = LogScale(
            points.map(\.value),
            from: bottom,
            to: plotTop,
            spanning: pow(10, Self.height / across.decade)
        )
        for value in upwards.ticks {
            let y = upwards.place(value)
            canvas.line(from: (Self.plotStart, y), to: (Self.plotEnd, y), "class=\"rule\"")
            canvas.text(
                Values.time(nanoseconds: value),
                x: Self.plotStart - 10,
                y: y + 5,
                .end,
                "class=\"quiet\""
            )
        }
        canvas.ticks(
            points.map(\.size).distinct.map { size in
                (across.place(size), Int(exactly: size).map(Values.grouped) ?? Values.none, false)
            },
            from: plotTop,
            to: bottom
        )
        let captionEnd = canvas.caption(sizeAxis, x: Self.plotStart, y: bottom + 42)
        var legend = Legend(top: captionEnd + 14)
        for (index, series) in series.enumerated() {
            let colour = Self.colours[index % Self.colours.count]
            let mark = SVGCanvas.Mark.allCases[index % SVGCanvas.Mark.allCases.count]
            func place(_ point: Point) -> (x: Double, y: Double) {
                (across.place(point.size), upwards.place(point.value))
            }
            switch series.curve {
            case .fit(let points): canvas.path(points.map(place), colour, isDashed: false)
            case .step(let points): canvas.path(points.map(place), colour, isDashed: true)
            }
            for point in series.points {
                let centre = place(point)
                canvas.mark(mark, x: centre.x, y: centre.y, colour)
            }
            legend.add(series.title, on: &canvas) { canvas, x, y in
                canvas.mark(mark, x: x, y: y, colour)
            }
        }
        return legend.bottom
    }
}
