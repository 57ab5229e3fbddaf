internal import BlogFeed
internal import Foundation
package import HeadlessKit
package import Model

package final class DraftCell: TableViewCell {
    private let titleLabel = Label()
    private let editedLabel = Label()

    package var draft: Draft? {
        didSet { showDraft() }
    }

    package required init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        titleLabel.accessibilityIdentifier = BlogFeedElement.Draft.title
        editedLabel.accessibilityIdentifier = BlogFeedElement.Draft.edited
        [titleLabel, editedLabel].forEach(addSubview)
    }

    private func showDraft() {
        guard let draft else { return }
        accessibilityIdentifier = BlogFeedElement.Draft.row(id: draft.id)
        titleLabel.text = draft.title.isEmpty ? "Untitled" : draft.title
        editedLabel.text = "Edited \(draft.editedAt.formatted(.iso8601.year().month().day()))"
    }
}
