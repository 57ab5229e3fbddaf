internal import BlogFeed
package import HeadlessKit

package final class DraftCell: TableViewCell {
    package let titleLabel = Label()
    package let editedLabel = Label()

    package required init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        titleLabel.accessibilityIdentifier = BlogFeedElement.Draft.title
        editedLabel.accessibilityIdentifier = BlogFeedElement.Draft.edited
        [titleLabel, editedLabel].forEach(addSubview)
    }
}
