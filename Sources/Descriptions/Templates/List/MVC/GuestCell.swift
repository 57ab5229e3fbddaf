internal import HeadlessKit
internal import Roster

final class GuestCell: TableViewCell {
    // @for element in elements
    // @if element.isLabel
    let captionLabel = Label()
    // @end
    // @if element.isImage
    let portraitImageView = ImageView()
    // @end
    // @if element.isButton
    let leaveButton = Button()
    // @end
    // @end
    // @sample
    let praiseButton = Button()
    let dismissButton = Button()
    // @end
    // @for link in links
    var onTapPortrait: (() -> Void)?
    // @end
    // @for action in actions
    var onTapLeave: (() -> Void)?
    // @end
    // @sample
    var onTapPraise: (() -> Void)?
    var onTapDismiss: (() -> Void)?
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
        [captionLabel, portraitImageView, leaveButton, praiseButton, dismissButton]
            .forEach(addSubview)
        // @end
    }
}
