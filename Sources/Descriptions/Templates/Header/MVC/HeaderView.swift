internal import HeadlessKit
internal import Venue

final class HeaderView: View {
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
    // @for link in links
    var onTapPortrait: (() -> Void)?
    // @end
    // @for toggle in toggles
    var onTapLeave: (() -> Void)?
    // @end

    override init() {
        super.init()
        // @for element in elements
        // @if element.isLabel
        captionLabel.accessibilityIdentifier = VenueElement.guestCaption
        // @end
        // @if element.isImage
        portraitImageView.accessibilityIdentifier = VenueElement.guestPortrait
        // @if element.isFixed
        // @= element.text: "nobody.png"
        portraitImageView.image = Image(named: "nobody.png")
        // @end
        // @for link in element.links
        portraitImageView.onTap = { [weak self] in self?.onTapPortrait?() }
        // @end
        // @end
        // @if element.isButton
        leaveButton.accessibilityIdentifier = VenueElement.leave
        leaveButton.isHidden = true
        // @for toggle in element.toggles
        leaveButton.addAction(Action { [weak self] _ in self?.onTapLeave?() }, for: .touchUpInside)
        // @end
        // @end
        // @end
        // @= header.elements
        [captionLabel, portraitImageView, leaveButton].forEach(addSubview)
        // @end
    }
}
