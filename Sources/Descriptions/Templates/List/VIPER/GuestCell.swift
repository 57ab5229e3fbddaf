internal import HeadlessKit
internal import Roster

final class GuestCell: TableViewCell {
    // @for element in elements
    // @if element.isLabel
    private let captionLabel = Label()
    // @end
    // @if element.isImage
    private let portraitImageView = ImageView()
    // @end
    // @if element.isButton
    private let leaveButton = Button()
    // @end
    // @end
    // @sample
    private let praiseButton = Button()
    // @end
    // @for link in links
    var onTapPortrait: (() -> Void)?
    // @end
    // @if SHOWS
    /// The id of the shown row.
    private(set) var rowID: Int?
    // @end
    // @for action in actions
    var onTapLeave: (() -> Void)?
    // @end

    required init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        // @for element in elements
        // @if element.isLabel
        captionLabel.accessibilityIdentifier = GuestElement.caption
        // @end
        // @if element.isImage
        portraitImageView.accessibilityIdentifier = GuestElement.portrait
        // @for link in element.links
        portraitImageView.onTap = { [weak self] in self?.onTapPortrait?() }
        // @end
        // @end
        // @if element.isButton
        leaveButton.accessibilityIdentifier = GuestElement.leave
        // @for action in element.actions
        leaveButton.addAction(Action { [weak self] _ in self?.onTapLeave?() }, for: .touchUpInside)
        // @end
        // @end
        // @end
        // @= screen.elements
        [captionLabel, portraitImageView, leaveButton, praiseButton].forEach(addSubview)
        // @end
    }

    func show(_ row: GuestRow) {
        // @if SHOWS
        rowID = row.id
        // @end
        accessibilityIdentifier = GuestElement.row(id: row.id)
        // @for element in elements
        // @= element.ofRow
        captionLabel.text = row.caption
        // @end
        // @end
        // @for action in enabling
        praiseButton.isEnabled = row.canPraise
        // @end
    }
}
