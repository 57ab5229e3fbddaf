extension VerdictMatrix {
    private static let step = 26.0
    private static let largestFieldWidth = 60.0

    /// - Returns: the y coordinate at which the drawing ends.
    func draw(on canvas: inout SVGCanvas, from top: Double) -> Double {
        let labels = rows.map { ChartWriter.width(of: $0.label) }.max() ?? 0
        let titles = columns.map { ChartWriter.width(of: $0, fontSize: 14) }.max() ?? 0
        let start = ChartWriter.margin + min(labels, 480) + 12
        let width = min(
            (canvas.end - start) / Double(max(columns.count, 1)),
            Self.largestFieldWidth
        )
        let fieldsTop = top + titles + 8
        for (index, column) in columns.enumerated() {
            canvas.uprightText(
                column,
                x: start + (Double(index) + 0.5) * width + 5,
                y: fieldsTop - 6,
                "class=\"quiet\""
            )
        }
        for (index, row) in rows.enumerated() {
            let y = fieldsTop + Double(index) * Self.step
            canvas.text(row.label, x: start - 10, y: y + 18, .end)
            for (column, mark) in row.marks.enumerated() {
                guard let mark else { continue }
                mark.draw(on: &canvas, x: start + Double(column) * width, y: y, width, Self.step)
            }
        }
        let bottom = fieldsTop + Double(rows.count) * Self.step
        var legend = Legend(top: canvas.caption(axis, x: ChartWriter.margin, y: bottom + 22) + 12)
        for mark in Mark.allCases {
            legend.add(mark.title, on: &canvas) { canvas, x, y in
                mark.draw(on: &canvas, x: x - 11, y: y - 11, 22, 22)
            }
        }
        return legend.bottom
    }
}

extension VerdictMatrix.Mark {
    /// The sign, for readers who cannot distinguish the colours.
    private var sign: String {
        switch self {
        case .yes: "✓"
        case .borderline: "~"
        case .houseStyle: "h"
        case .no: "✗"
        case .undecided: "·"
        }
    }

    private var colour: ChartColour {
        switch self {
        case .yes: .blue
        case .borderline: .pale
        case .houseStyle: .sand
        case .no: .orange
        case .undecided: .mist
        }
    }

    fileprivate func draw(
        on canvas: inout SVGCanvas,
        x: Double,
        y: Double,
        _ width: Double,
        _ height: Double
    ) {
        canvas.rectangle(
            x: x,
            y: y,
            width: width,
            height: height,
            "class=\"segment\" fill=\"\(colour.rawValue)\""
        )
        canvas.text(
            sign,
            x: x + width / 2,
            y: y + height / 2 + 5,
            .middle,
            "class=\"\(colour.isLight ? "onlight" : "ondark")\""
        )
    }
}
