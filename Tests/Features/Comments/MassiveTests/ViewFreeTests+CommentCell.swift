internal import Foundation
internal import HeadlessKit
internal import Model
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    /// Only the texts of which the scene computes the height can be reached without a view.
    @MainActor
    @Suite("The cell of a row")
    struct CommentCellTests {
        private static func comment(
            _ content: String,
            replyingTo name: String? = nil
        ) -> Model.Comment {
            Model.Comment(
                id: 7,
                authorID: 2,
                authorName: "Ada",
                repliesTo: name,
                content: content,
                writtenAt: Date(timeIntervalSince1970: 0)
            )
        }

        @Test(
            "A reply begins with the name of the user to whom it replies",
            arguments: [(nil, "", "Yes"), ("Bo", "@Bo", " Yes"), ("", "@Anonymous", " Yes")]
        )
        func mentions(name: String?, mention: String, body: String) {
            let comment = Self.comment("Yes", replyingTo: name)
            #expect(CommentCell.mention(of: comment) == mention)
            #expect(CommentCell.body(of: comment) == body)
        }

        @Test("A reply without content is the mention alone, without a blank")
        func mentionsOnly() {
            let comment = Self.comment("", replyingTo: "Bo")
            #expect(CommentCell.mention(of: comment) == "@Bo")
            #expect(CommentCell.body(of: comment).isEmpty)
        }

        @Test("No view is created for the texts")
        func createsNoView() {
            let madeCount = UIView.madeCount
            _ = CommentCell.mention(of: Self.comment("Yes", replyingTo: "Bo"))
            _ = CommentCell.body(of: Self.comment("Yes", replyingTo: "Bo"))
            #expect(UIView.madeCount == madeCount)
        }
    }
}
