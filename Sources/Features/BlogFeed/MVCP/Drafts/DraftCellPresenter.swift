internal import Foundation
internal import Model

/// Presents the contents of one row. They never change.
final class DraftCellPresenter: DraftCellPresenterProtocol {
    let draft: Draft
    var id: Int { draft.id }

    init(draft: Draft) {
        self.draft = draft
    }

    func show(in view: any DraftCellProtocol) {
        view.showTitle(draft.title.isEmpty ? "Untitled" : draft.title)
        view.showEdited("Edited \(draft.editedAt.formatted(.iso8601.year().month().day()))")
    }
}
