internal import AppSupport
internal import BlogFeed
internal import Foundation
package import HeadlessKit
package import Model

package final class DraftCell: UITableViewCell {
    private let titleLabel = UILabel()
    private let editedLabel = UILabel()

    package var draft: Draft? {
        didSet { showDraft() }
    }

    package override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        titleLabel.accessibilityIdentifier = BlogFeedElement.Draft.title
        editedLabel.accessibilityIdentifier = BlogFeedElement.Draft.edited
        contentView.addStack(of: [titleLabel, editedLabel])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func showDraft() {
        guard let draft else { return }
        accessibilityIdentifier = BlogFeedElement.Draft.row(id: draft.id)
        titleLabel.text = draft.title.isEmpty ? "Untitled" : draft.title
        editedLabel.text = "Edited \(draft.editedAt.formatted(.iso8601.year().month().day()))"
    }
}
