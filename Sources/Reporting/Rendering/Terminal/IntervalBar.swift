internal import Foundation
internal import Statistics

/// Draws intervals of ratios as bars of characters, on a common logarithmic scale that contains 1.
struct IntervalBar {
    private let lower: Double
    private let upper: Double
    private let width: Int

    /// - Returns: `nil` if there is no interval.
    init?(_ intervals: [RatioInterval], width: Int) {
        guard let least = intervals.map(\.lower).min(), let most = intervals.map(\.upper).max()
        else { return nil }
        // Equal ratios still need a scale.
        lower = min(least, 1 / 1.001)
        upper = max(most, 1.001)
        self.width = width
    }

    /// Returns the column of a ratio, from 0.
    private func place(_ ratio: Double) -> Int {
        let share = log(ratio / lower) / log(upper / lower)
        return min(max(Int((share * Double(width - 1)).rounded()), 0), width - 1)
    }

    /// A line with the ratios at both ends of the scale.
    var scale: String {
        let ends = [lower, upper].map { String(format: "%.2f", $0) }
        let gap = width - ends[0].count - ends[1].count
        return ends[0] + String(repeating: " ", count: max(gap, 1)) + ends[1]
    }

    /// A line with the mark of the ratio 1.
    var baseline: String { drawn([:]) }

    func drawing(_ ratio: Double, _ interval: RatioInterval) -> String {
        var characters: [Int: Character] = [:]
        for place in place(interval.lower)...place(interval.upper) { characters[place] = "─" }
        characters[place(interval.lower)] = "├"
        characters[place(interval.upper)] = "┤"
        characters[place(ratio)] = "●"
        return drawn(characters)
    }

    private func drawn(_ characters: [Int: Character]) -> String {
        let one = place(1)
        return String(
            (0..<width).map { characters[$0] ?? ($0 == one ? "│" : " ") }
        )
    }
}
