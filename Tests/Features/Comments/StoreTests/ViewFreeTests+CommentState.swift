internal import Foundation
internal import Model
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @Suite("The state of a row")
    struct CommentStateTests {
        private func row(_ comment: Model.Comment) -> CommentState {
            CommentState(comment: comment)
        }

        @Test("A row shows its author, or that there is no name and no image")
        func showsAuthor() {
            #expect(row(.sample()).id == 7)
            #expect(row(.sample()).name == "Ada")
            #expect(row(.sample()).avatar == "icon0")
            #expect(row(.sample(by: "", icon: "icon3")).name == "Anonymous")
            #expect(row(.sample(by: "", icon: "icon3")).avatar == "icon3")
        }

        @Test(
            "Times are just now below a minute and in the future, then minutes, hours, and a date",
            arguments: [
                (-60, "just now"), (0, "just now"), (59, "just now"), (60, "1 min ago"),
                (119, "1 min ago"), (120, "2 min ago"), (3_599, "59 min ago"), (3_600, "1 h ago"),
                (7_199, "1 h ago"), (86_399, "23 h ago"), (86_400, "2025-12-31"),
                (86_401, "2025-12-30"),
            ]
        )
        func writesTime(age: Int, time: String) {
            let comment = Model.Comment.sample(age: TimeInterval(age))
            #expect(row(comment).time(at: Date(timeIntervalSince1970: 1_767_225_600)) == time)
        }

        @Test("A reply mentions the addressee; without further content no blank follows")
        func mentions() {
            #expect(row(.sample()).mention == "")
            #expect(row(.sample()).body == "A comment")
            #expect(row(.sample("Yes", repliesTo: "Bo")).mention == "@Bo")
            #expect(row(.sample("Yes", repliesTo: "Bo")).body == " Yes")
            #expect(row(.sample("", repliesTo: "")).mention == "@Anonymous")
            #expect(row(.sample("", repliesTo: "")).body == "")
        }

        @Test(
            "Counts are empty at 0, whole below 10,000, and then in ten thousands, truncated",
            arguments: [
                (0, ""), (1, "1 favour"), (2, "2 favours"), (9_999, "9999 favours"),
                (10_000, "1w favours"), (12_999, "1.2w favours"), (20_000, "2w favours"),
                (99_999, "9.9w favours"), (100_000, "10w favours"), (129_999, "12w favours"),
            ]
        )
        func writesCount(favourCount: Int, favours: String) {
            #expect(row(.sample(favourCount: favourCount)).favours == favours)
        }

        @Test("A comment can be favoured once")
        func favoursOnce() {
            #expect(row(.sample()).canFavour)
            #expect(!row(.sample(isFavoured: true)).canFavour)
        }
    }
}
