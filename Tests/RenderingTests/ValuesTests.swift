internal import Coverage
internal import Foundation
internal import Statistics
internal import Testing

@testable internal import Rendering

@Suite("Numbers on the pages")
struct ValuesTests {
    @Test(
        "Percentages are rounded half up, but a part never rounds to 100.0 %",
        arguments: [
            (2_999, 3_000, "99.9 %"), (999_999, 1_000_000, "99.9 %"), (3, 3, "100.0 %"),
            (2, 3, "66.7 %"), (0, 7, "0.0 %"), (29, 100, "29.0 %"), (0, 0, "–"),
        ]
    )
    func percent(covered: Int, count: Int, expected: String) {
        #expect(Values.percent(CoverageCounts.Share(covered: covered, count: count)) == expected)
    }

    @Test("Only a complete share is 100.0 %")
    func onlyAll() {
        var wrong: [String] = []
        for count in 1...400 {
            for covered in 0...count {
                let text = Values.percent(CoverageCounts.Share(covered: covered, count: count))
                if (text == "100.0 %") != (covered == count) {
                    wrong.append("\(covered) of \(count)")
                }
            }
        }
        #expect(wrong.prefix(5) == [])
    }

    @Test("Rounded parts add up to the rounded sum")
    func parts() {
        #expect(Values.rounded([1.4, 1.4, 1.4]) == [2, 1, 1])
        #expect(Values.rounded([2_661.6, 1_124.5, 4_635.6]) == [2_662, 1_124, 4_636])
        #expect(Values.rounded([.infinity, 1]) == [0, 0])
    }

    @Test("Differences are percents, and multiples from a factor of two")
    func differences() {
        #expect(Values.difference(0.588) == "by 41 %")
        #expect(Values.difference(1.0044) == "by 0.4 %")
        #expect(Values.difference(4.867) == "4.9 times")
    }

    @Test(
        "Times have three digits and a suitable unit",
        arguments: [
            (0.0, "0.00 ns"), (3.304, "3.30 ns"), (9.996, "10.0 ns"), (50, "50.0 ns"),
            (99.96, "100 ns"), (999.4, "999 ns"), (999.6, "1.00 µs"), (1_000, "1.00 µs"),
            (85_000, "85.0 µs"), (999_700, "1.00 ms"), (1_234_567, "1.23 ms"),
            (2_500_000_000, "2500 ms"),
        ]
    )
    func time(nanoseconds: Double, expected: String) {
        #expect(Values.time(nanoseconds: nanoseconds) == expected)
    }

    @Test("Ratios have three decimals, narrow intervals four, multiples two")
    func ratios() {
        let interval = RatioInterval(lower: 0.9986, upper: 1.20749, confidence: 0.95)
        #expect(Values.interval(interval) == "0.999 – 1.207")
        let narrow = RatioInterval(lower: 0.83102, upper: 0.83141, confidence: 0.95)
        #expect(Values.interval(narrow) == "0.8310 – 0.8314")
        let none = RatioInterval(lower: 1, upper: 1, confidence: 0.95)
        #expect(Values.interval(none) == "± < 0.000001")
        #expect(Values.ratio(1) == "1.000")
    }
}
