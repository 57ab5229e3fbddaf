extension HeatMap {
    private static let step = 36.0

    /// - Returns: the y coordinate at which the drawing ends.
    func draw(on canvas: inout SVGCanvas, from top: Double) -> Double {
        let labels = rows.map { ChartWriter.width(of: $0.label, isBold: true) }.max() ?? 0
        let start = ChartWriter.margin + min(labels, 440) + 16
        let available = canvas.end - start
        let width = min(available / Double(max(columns.count, 1)), 130)
        let widest = columns.map { ChartWriter.width(of: $0, isBold: true) }.max() ?? 0
        // Titles that would overlap are upright.
        let isUpright = widest > width
        let fieldsTop = top + (isUpright ? widest + 8 : 28)
        for (index, column) in columns.enumerated() {
            let x = start + (Double(index) + 0.5) * width
            if isUpright {
                canvas.uprightText(column, x: x + 5, y: fieldsTop - 6, "class=\"strong\"")
            } else {
                canvas.text(column, x: x, y: top + 16, .middle, "class=\"strong\"")
            }
        }
        for (index, row) in rows.enumerated() {
            let y = fieldsTop + Double(index) * Self.step
            canvas.text(row.label, x: start - 12, y: y + 23, .end, "class=\"strong\"")
            for (column, field) in row.fields.enumerated() {
                guard let field else { continue }
                draw(field, on: &canvas, x: start + Double(column) * width, y: y, width: width)
            }
        }
        let bottom = fieldsTop + Double(rows.count) * Self.step
        return canvas.caption(axis, x: ChartWriter.margin, y: bottom + 22)
    }

    private func draw(
        _ field: Field,
        on canvas: inout SVGCanvas,
        x: Double,
        y: Double,
        width: Double
    ) {
        canvas.rectangle(
            x: x,
            y: y,
            width: width,
            height: Self.step,
            "class=\"segment\" fill=\"\(SVGCanvas.shade(field.share))\""
        )
        canvas.text(
            field.text,
            x: x + width / 2,
            y: y + 23,
            .middle,
            "class=\"onlight\""
        )
    }
}
