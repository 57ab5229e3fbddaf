internal import HeadlessKitDriver
internal import ImplementationRegistry
internal import Matrix
internal import Scenarios
internal import Testing

/// A list whose rows change when the user taps them. Twelve rows are visible.
private struct TappableList {
    let opening: String
    /// The list that the user pulls.
    let list: String
    /// The part of a row's identifier before the number.
    let row: String
    /// The part of the tapped element's identifier after the number.
    let button: String

    static let all: [Feature: TappableList] = [
        .blogFeed: TappableList(
            opening: #"{"open": "blog-feed", "blogs": 12}"#,
            list: "blogs",
            row: "blog.",
            button: ".like"
        ),
        .comments: TappableList(
            opening: #"{"open": "comments", "comments": 12}"#,
            list: "comments",
            row: "comment.",
            button: ".favour"
        ),
        .people: TappableList(
            opening: #"{"open": "people", "people": 12}"#,
            list: "people",
            row: "person.",
            button: ".action"
        ),
        .voice: TappableList(
            opening: #"{"open": "voice", "voices": 12}"#,
            list: "voices",
            row: "voice.",
            button: ""
        ),
    ]
}

@MainActor
@Suite("Reused table-view cells")
struct RowReuseTests {
    @Test(
        "Each visible row shows the result of a tap after a refresh",
        arguments: Implementation.all.filter { TappableList.all[$0.feature] != nil }
    )
    func reacts(cell: Implementation) throws {
        let list = try #require(TappableList.all[cell.feature])
        let parser = ScenarioParser(contract: cell.feature.contract)
        let stage = cell.open(try parser.scenario(from: list.opening).opening)
        for event in [.deliver(.all), .pull(list.list), .deliver(.all)] as [ScenarioEvent] {
            #expect(stage.perform(event) == nil)
        }
        let deadRows = (1...12).filter { number in
            let row = "\(list.row)\(number)"
            let before = stage.elements(of: row)
            _ = stage.perform(.tap(row + list.button))
            _ = stage.perform(.deliver(.all))
            return stage.elements(of: row) == before
        }
        #expect(deadRows == [])
    }
}

extension Stage {
    /// Returns the visible elements of a row.
    fileprivate func elements(of row: String) -> [Element] {
        observation.screen.filter { $0.id == row || $0.id.hasPrefix("\(row).") }
    }
}
