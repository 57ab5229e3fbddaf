extension ScreenDrawing {
    private static let step = 34.0
    private static let padding = 14.0
    private static let textStep = 19.0
    /// The largest number of texts in a line that are drawn, one below the other.
    private static let mostTexts = 3

    /// - Returns: the y coordinate at which the drawing ends.
    func draw(on canvas: inout SVGCanvas, from top: Double) -> Double {
        let shown = lines.prefix(Self.mostLines)
        let left = ChartWriter.margin
        let hasMore = lines.count > shown.count
        let height =
            shown.reduce(2 * Self.padding) { $0 + Self.height(of: $1) } + (hasMore ? Self.step : 0)
        canvas.rectangle(
            x: left,
            y: top,
            width: canvas.end - left,
            height: height,
            "class=\"outline\" rx=\"14\""
        )
        var y = top + Self.padding
        for line in shown {
            draw(line, on: &canvas, at: y)
            y += Self.height(of: line)
            if line.isRow {
                canvas.line(
                    from: (left + Self.padding, y),
                    to: (canvas.end - Self.padding, y),
                    "class=\"rule\""
                )
            }
        }
        if hasMore {
            let count = lines.count - shown.count
            canvas.text(
                "… \(count) more",
                x: left + Self.padding,
                y: y + 22,
                .start,
                "class=\"quiet\""
            )
        }
        return canvas.caption(axis, x: left, y: top + height + 22)
    }

    private func draw(_ line: Line, on canvas: inout SVGCanvas, at y: Double) {
        var end = canvas.end - Self.padding
        for button in line.buttons.reversed() {
            let width = ChartWriter.width(of: button, fontSize: 14) + 16
            canvas.rectangle(
                x: end - width,
                y: y + 5,
                width: width,
                height: Self.step - 10,
                "class=\"outline\" rx=\"6\""
            )
            canvas.text(button, x: end - width / 2, y: y + 22, .middle, "class=\"quiet\"")
            end -= width + 6
        }
        let start = ChartWriter.margin + Self.padding
        for (index, text) in line.texts.prefix(Self.mostTexts).enumerated() {
            canvas.text(
                Self.shortened(text, to: end - start - 6),
                x: start,
                y: y + 20 + Double(index) * Self.textStep
            )
        }
    }

    private static func height(of line: Line) -> Double {
        step + Double(max(min(line.texts.count, mostTexts), 1) - 1) * textStep
    }

    /// Returns the beginning of a text that is not wider than there is room.
    private static func shortened(_ text: String, to width: Double) -> String {
        guard ChartWriter.width(of: text) > width else { return text }
        var text = text
        while !text.isEmpty, ChartWriter.width(of: text + "…") > width { text.removeLast() }
        return text.isEmpty ? "" : text + "…"
    }
}
