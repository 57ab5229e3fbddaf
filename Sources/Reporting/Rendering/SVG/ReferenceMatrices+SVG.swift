extension ReferenceMatrices {
    private static let fieldHeight = 30.0
    private static let largestFieldWidth = 44.0
    private static let gap = 36.0

    /// - Returns: the y coordinate at which the drawing ends.
    func draw(on canvas: inout SVGCanvas, from top: Double) -> Double {
        let captionEnd = canvas.caption(axis, x: ChartWriter.margin, y: top + 14)
        let width = (canvas.end - ChartWriter.margin - Self.gap) / 2
        var y = captionEnd + 16
        var pairStart = 0
        while pairStart < matrices.count {
            let pair = matrices[pairStart..<min(pairStart + 2, matrices.count)]
            var bottom = y
            for (index, matrix) in pair.enumerated() {
                let x = ChartWriter.margin + Double(index) * (width + Self.gap)
                bottom = max(bottom, draw(matrix, on: &canvas, x: x, y: y, width: width))
            }
            y = bottom + 24
            pairStart += 2
        }
        return max(y - 24, captionEnd)
    }

    private var labelWidth: Double {
        let labels = matrices.flatMap(\.rows).map { ChartWriter.width(of: $0.label) }
        return min(labels.max() ?? 0, 130) + 10
    }

    /// The height of the column names, which are vertical.
    private var columnHeight: Double {
        let columns = matrices.flatMap(\.columns).map { ChartWriter.width(of: $0, fontSize: 14) }
        return min(columns.max() ?? 0, 130) + 8
    }

    private func draw(
        _ matrix: Matrix,
        on canvas: inout SVGCanvas,
        x: Double,
        y: Double,
        width: Double
    ) -> Double {
        canvas.text(matrix.title, x: x, y: y + 16, .start, "class=\"strong\"")
        let fieldsStart = x + labelWidth
        let fieldWidth = min(
            (x + width - fieldsStart) / Double(max(matrix.columns.count, 1)),
            Self.largestFieldWidth
        )
        let fieldsTop = y + columnHeight
        for (index, column) in matrix.columns.enumerated() {
            canvas.uprightText(
                column,
                x: fieldsStart + (Double(index) + 0.5) * fieldWidth + 5,
                y: fieldsTop - 6,
                "class=\"quiet\""
            )
        }
        let most = matrix.rows.flatMap(\.fields).map(\.count).max() ?? 0
        for (index, row) in matrix.rows.enumerated() {
            let rowTop = fieldsTop + Double(index) * Self.fieldHeight
            canvas.text(row.label, x: fieldsStart - 8, y: rowTop + 20, .end)
            for (column, field) in row.fields.enumerated() {
                draw(
                    field,
                    of: most,
                    on: &canvas,
                    x: fieldsStart + Double(column) * fieldWidth,
                    y: rowTop,
                    width: fieldWidth
                )
            }
        }
        return fieldsTop + Double(matrix.rows.count) * Self.fieldHeight
    }

    private func draw(
        _ field: Field,
        of most: Int,
        on canvas: inout SVGCanvas,
        x: Double,
        y: Double,
        width: Double
    ) {
        let isUsed = field.count > 0
        let shade =
            isUsed ? "fill=\"\(SVGCanvas.shade(share(field.count, of: most)))\"" : "fill=\"none\""
        canvas.rectangle(
            x: x,
            y: y,
            width: width,
            height: Self.fieldHeight,
            "class=\"\(isUsed ? "segment" : "rule")\" \(shade)"
        )
        // A rule may have exceptions, so a used field is no violation.
        if field.isForbidden, !isUsed {
            canvas.line(
                from: (x, y + Self.fieldHeight),
                to: (x + width, y),
                "class=\"undecided\" stroke-width=\"1.5\""
            )
        }
        guard isUsed else { return }
        let text = "\(field.count)"
        let isWide = ChartWriter.width(of: text) > width - 6
        canvas.text(
            text,
            x: x + width / 2,
            y: y + 20,
            .middle,
            "class=\"onlight\(isWide ? " small" : "")\""
        )
    }

    /// Returns the darkness of a field. Small counts must be visible next to large ones.
    private func share(_ count: Int, of most: Int) -> Double {
        (Double(count) / Double(max(most, 1))).squareRoot()
    }
}
