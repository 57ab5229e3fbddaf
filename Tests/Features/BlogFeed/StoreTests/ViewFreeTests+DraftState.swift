internal import Foundation
internal import Model
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @Suite("The state of a draft's row")
    struct DraftStateTests {
        @Test("A row shows the title and the day of its draft, as it was in UTC")
        func shows() {
            // A second before 2022-04-23.
            let editedAt = Date(timeIntervalSince1970: 1_650_671_999)
            let draft = Draft(id: 3, title: "Why not the cat", editedAt: editedAt)
            let row = DraftState(draft: draft)
            #expect(row.id == 3)
            #expect(row.title == "Why not the cat")
            #expect(row.edited == "Edited 2022-04-22")
        }

        @Test("A draft without a title is Untitled")
        func showsUntitled() {
            let draft = Draft(id: 4, title: "", editedAt: Date(timeIntervalSince1970: 0))
            #expect(DraftState(draft: draft).title == "Untitled")
        }
    }
}
