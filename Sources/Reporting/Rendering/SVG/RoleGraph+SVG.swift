internal import Foundation

extension RoleGraph {
    private static let height = 250.0
    private static let boxHeight = 30.0

    private struct Box {
        let x: Double
        let y: Double
        let width: Double
    }

    /// Draws the roles on an ellipse, the first at the top.
    ///
    /// - Returns: the y coordinate at which the drawing ends.
    func draw(on canvas: inout SVGCanvas, from top: Double) -> Double {
        let widths = nodes.map { ChartWriter.width(of: $0) + 16 }
        let widest = widths.max() ?? 0
        let middle = (x: canvas.width / 2, y: top + Self.height / 2)
        let radius = (
            x: (canvas.end - ChartWriter.margin - widest) / 2, y: Self.height / 2 - Self.boxHeight
        )
        let boxes = nodes.indices.map { index in
            let angle = 2 * Double.pi * Double(index) / Double(max(nodes.count, 1)) - .pi / 2
            return Box(
                x: middle.x + radius.x * cos(angle),
                y: middle.y + radius.y * sin(angle),
                width: widths[index]
            )
        }
        for arrow in arrows {
            let ends = (boxes[arrow.from], boxes[arrow.to])
            let start = Self.edge(of: ends.0, towards: ends.1)
            let end = Self.edge(of: ends.1, towards: ends.0)
            canvas.line(from: start, to: end, "class=\"undecided\" stroke-width=\"1.5\"")
            Self.drawHead(at: end, from: start, on: &canvas)
            if arrow.isMutual { Self.drawHead(at: start, from: end, on: &canvas) }
        }
        for (box, title) in zip(boxes, nodes) {
            canvas.rectangle(
                x: box.x - box.width / 2,
                y: box.y - Self.boxHeight / 2,
                width: box.width,
                height: Self.boxHeight,
                "class=\"outline\" rx=\"6\""
            )
            canvas.text(title, x: box.x, y: box.y + 5, .middle, "class=\"strong\"")
        }
        return canvas.caption(axis, x: ChartWriter.margin, y: top + Self.height + 18)
    }

    /// Returns the point at which a line to another box leaves a box.
    private static func edge(of box: Box, towards other: Box) -> (x: Double, y: Double) {
        let (dx, dy) = (other.x - box.x, other.y - box.y)
        let half = (x: box.width / 2 + 3, y: boxHeight / 2 + 3)
        let share = min(
            dx == 0 ? Double.infinity : half.x / abs(dx),
            dy == 0 ? Double.infinity : half.y / abs(dy)
        )
        return (box.x + dx * min(share, 0.5), box.y + dy * min(share, 0.5))
    }

    private static func drawHead(
        at end: (x: Double, y: Double),
        from start: (x: Double, y: Double),
        on canvas: inout SVGCanvas
    ) {
        let angle = atan2(end.y - start.y, end.x - start.x)
        func corner(_ turn: Double, _ length: Double) -> (x: Double, y: Double) {
            (-length * cos(angle + turn), -length * sin(angle + turn))
        }
        canvas.polygon(
            [(0, 0), corner(0.4, 10), corner(-0.4, 10)],
            x: end.x,
            y: end.y,
            "class=\"undecided\""
        )
    }
}
