/// The legend of a drawing, from left to right in as many lines as it needs.
struct Legend {
    private static let step = 26.0
    private var x = ChartWriter.margin
    private var y: Double

    init(top: Double) {
        y = top + 16
    }

    /// The y coordinate at which the legend ends.
    var bottom: Double { y }

    /// - Parameter mark: draws the mark around the given point.
    mutating func add(
        _ title: String,
        on canvas: inout SVGCanvas,
        mark: (inout SVGCanvas, Double, Double) -> Void
    ) {
        let width = ChartWriter.width(of: title) + 44
        if x > ChartWriter.margin, x + width > canvas.end {
            x = ChartWriter.margin
            y += Self.step
        }
        mark(&canvas, x + 8, y - 5)
        canvas.text(title, x: x + 22, y: y)
        x += width
    }
}
