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
