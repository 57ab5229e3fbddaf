// @if SHOWS
internal import DataBinding
// @end
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
    #if CHANGES
        private var viewModel: GuestCellViewModel?
    #endif

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
        #if CHANGES
            // @for action in element.actions
            leaveButton.addAction(
                Action { [weak self] _ in self?.viewModel?.toggleHere() },
                for: .touchUpInside
            )
        // @end
        #endif
        // @end
        // @end
        // @= screen.elements
        [captionLabel, portraitImageView, leaveButton, praiseButton].forEach(addSubview)
        // @end
    }
    #if CHANGES

        func bind(to viewModel: GuestCellViewModel) {
            self.viewModel = viewModel
            accessibilityIdentifier = GuestElement.row(id: viewModel.id)
            // @for element in constant
            // @= element.ofViewModel
            portraitImageView.image = Image(named: viewModel.portrait)
            // @end
            // @end
            // @for element in changing
            // @= element.bound: $0.captionLabel.text = $1
            viewModel.caption.bind(to: self) { $0.captionLabel.text = $1 }
            // @end
            // @for action in enabling
            viewModel.canPraise.bind(to: self) { $0.praiseButton.isEnabled = $1 }
            // @end
        }
        // @if SHOWS

        /// Ends the bindings of this cell. Another cell may show the row by now, and stays bound.
        override func prepareForReuse() {
            super.prepareForReuse()
            viewModel?.unbind(self)
            viewModel = nil
        }
    // @end
    #else

        func show(_ viewModel: GuestCellViewModel) {
            accessibilityIdentifier = GuestElement.row(id: viewModel.id)
            // @for element in elements
            // @= element.ofViewModel
            captionLabel.text = viewModel.caption
            // @end
            // @end
        }
    #endif
}
