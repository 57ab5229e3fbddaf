internal import Foundation

/// An SVG drawing to which elements are added.
struct SVGCanvas {
    /// The width of the drawing, in units.
    let width: Double

    /// The alignment of a text relative to its position.
    enum Anchor: String {
        case start, middle, end
    }

    /// The elements so far, one per line.
    private(set) var lines: [String] = []

    init(width: Double) {
        self.width = width
    }

    /// The x coordinate at which the right margin begins.
    var end: Double { width - ChartWriter.margin }

    mutating func rectangle(
        x: Double,
        y: Double,
        width: Double,
        height: Double,
        _ attributes: String
    ) {
        lines.append(
            "<rect x=\"\(Self.number(x))\" y=\"\(Self.number(y))\" "
                + "width=\"\(Self.number(max(width, 0)))\" height=\"\(Self.number(height))\" "
                + "\(attributes)/>"
        )
    }

    mutating func line(
        from start: (x: Double, y: Double),
        to end: (x: Double, y: Double),
        _ attributes: String
    ) {
        lines.append(
            "<line x1=\"\(Self.number(start.x))\" y1=\"\(Self.number(start.y))\" "
                + "x2=\"\(Self.number(end.x))\" y2=\"\(Self.number(end.y))\" \(attributes)/>"
        )
    }

    mutating func circle(x: Double, y: Double, radius: Double, _ attributes: String) {
        lines.append(
            "<circle cx=\"\(Self.number(x))\" cy=\"\(Self.number(y))\" r=\"\(Self.number(radius))\" "
                + "\(attributes)/>"
        )
    }

    /// Draws a line through points.
    mutating func path(_ points: [(x: Double, y: Double)], _ colour: ChartColour, isDashed: Bool) {
        lines.append(
            "<polyline points=\"\(Self.list(points))\" fill=\"none\" stroke=\"\(colour.rawValue)\" "
                + "stroke-width=\"2\"\(isDashed ? " stroke-dasharray=\"7 5\"" : "")/>"
        )
    }

    /// - Parameter corners: the corners relative to the position.
    mutating func polygon(
        _ corners: [(x: Double, y: Double)],
        x: Double,
        y: Double,
        _ attributes: String
    ) {
        let places = corners.map { (x + $0.x, y + $0.y) }
        lines.append("<polygon points=\"\(Self.list(places))\" \(attributes)/>")
    }

    private static func list(_ points: [(x: Double, y: Double)]) -> String {
        points.map { "\(number($0.x)),\(number($0.y))" }.joined(separator: " ")
    }

    /// - Parameter y: the baseline of the text.
    mutating func text(
        _ text: String,
        x: Double,
        y: Double,
        _ anchor: Anchor = .start,
        _ attributes: String = ""
    ) {
        lines.append(
            "<text x=\"\(Self.number(x))\" y=\"\(Self.number(y))\" "
                + "text-anchor=\"\(anchor.rawValue)\"\(attributes.isEmpty ? "" : " ")\(attributes)>"
                + "\(text.markup)</text>"
        )
    }

    /// Returns a number with one digit after the point, or none if it is 0. Numbers that are too
    /// large become the largest or smallest permitted one.
    static func number(_ value: Double) -> String {
        let bounded = value.isNaN ? 0 : min(max(value, -1e5), 1e5)
        let text = String(format: "%.1f", bounded)
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}

extension SVGCanvas {
    /// The shape of a data point. Shapes distinguish the series of a drawing without colours.
    enum Mark: CaseIterable {
        case circle, square, diamond, triangle, turnedTriangle, hollowCircle, hollowSquare,
            hollowDiamond
    }

    mutating func mark(_ mark: Mark, x: Double, y: Double, _ colour: ChartColour) {
        let fill = "fill=\"\(colour.rawValue)\" stroke=\"\(colour.rawValue)\" stroke-width=\"2\""
        let hollow = "class=\"hollow\" stroke=\"\(colour.rawValue)\" stroke-width=\"2\""
        switch mark {
        case .circle: circle(x: x, y: y, radius: 5, fill)
        case .square: polygon([(-5, -5), (5, -5), (5, 5), (-5, 5)], x: x, y: y, fill)
        case .diamond: polygon([(0, -7), (7, 0), (0, 7), (-7, 0)], x: x, y: y, fill)
        case .triangle: polygon([(0, -7), (6, 5), (-6, 5)], x: x, y: y, fill)
        case .turnedTriangle: polygon([(0, 7), (6, -5), (-6, -5)], x: x, y: y, fill)
        case .hollowCircle: circle(x: x, y: y, radius: 5, hollow)
        case .hollowSquare: polygon([(-5, -5), (5, -5), (5, 5), (-5, 5)], x: x, y: y, hollow)
        case .hollowDiamond: polygon([(0, -7), (7, 0), (0, 7), (-7, 0)], x: x, y: y, hollow)
        }
    }

    /// Draws vertical rules with their labels below.
    mutating func ticks(
        _ ticks: [(x: Double, text: String, isOne: Bool)],
        from top: Double,
        to bottom: Double
    ) {
        for tick in ticks {
            line(
                from: (tick.x, top),
                to: (tick.x, bottom),
                "class=\"\(tick.isOne ? "one" : "rule")\""
            )
            text(tick.text, x: tick.x, y: bottom + 20, .middle, "class=\"quiet\"")
        }
    }

    /// Draws a text that is read from bottom to top.
    ///
    /// - Parameter y: the y coordinate of its beginning.
    mutating func uprightText(_ text: String, x: Double, y: Double, _ attributes: String) {
        let place = "\(Self.number(x)) \(Self.number(y))"
        self.text(text, x: x, y: y, .start, "transform=\"rotate(-90 \(place))\" \(attributes)")
    }

    /// Returns a colour from nearly white to a blue on which black is still legible.
    ///
    /// - Parameter share: a share from 0 to 1; an invalid one counts as 0.
    static func shade(_ share: Double) -> String {
        let share = share.isFinite ? min(max(share, 0), 1) : 0
        let light = (red: 244.0, green: 248.0, blue: 252.0)
        let dark = (red: 66.0, green: 133.0, blue: 190.0)
        func mixed(_ from: Double, _ to: Double) -> Int {
            Int((from + (to - from) * share).rounded())
        }
        return "rgb(\(mixed(light.red, dark.red)),\(mixed(light.green, dark.green)),"
            + "\(mixed(light.blue, dark.blue)))"
    }
}
