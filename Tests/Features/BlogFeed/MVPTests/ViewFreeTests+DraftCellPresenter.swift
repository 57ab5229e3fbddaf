internal import Foundation
internal import Model
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The presenter of a draft's row")
    struct DraftCellPresenterTests {
        /// Returns the calls to a cell that shows a draft.
        private func cell(of draft: Draft) -> [DraftCellSpy.Call] {
            let cell = DraftCellSpy()
            DraftCellPresenter(draft: draft).show(in: cell)
            return cell.calls
        }

        @Test("A row shows the title and the day of its draft, as it was in UTC")
        func shows() {
            // A second before 2022-04-23.
            let editedAt = Date(timeIntervalSince1970: 1_650_671_999)
            #expect(
                cell(of: Draft(id: 3, title: "Why not the cat", editedAt: editedAt)) == [
                    .showTitle("Why not the cat"),
                    .showEdited("Edited 2022-04-22"),
                ]
            )
        }

        @Test("A draft without a title is Untitled")
        func showsUntitled() {
            let draft = Draft(id: 4, title: "", editedAt: Date(timeIntervalSince1970: 0))
            #expect(cell(of: draft).contains(.showTitle("Untitled")))
        }
    }
}
