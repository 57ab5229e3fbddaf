internal import Foundation
internal import Model
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The controller of a draft's row")
    struct DraftCellControllerTests {
        @Test("A row shows the title and the day of its draft, as it was in UTC")
        func shows() {
            // A second before 2022-04-23.
            let editedAt = Date(timeIntervalSince1970: 1_650_671_999)
            let draft = Draft(id: 3, title: "Why not the cat", editedAt: editedAt)
            let controller = DraftCellController(draft: draft)
            #expect(controller.title == "Why not the cat")
            #expect(controller.edited == "Edited 2022-04-22")
        }

        @Test("A draft without a title is Untitled")
        func showsUntitled() {
            let draft = Draft(id: 4, title: "", editedAt: Date(timeIntervalSince1970: 0))
            #expect(DraftCellController(draft: draft).title == "Untitled")
        }
    }
}
