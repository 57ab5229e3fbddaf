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
        private var presenter: (any GuestCellPresenterProtocol)?
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
                Action { [weak self] _ in self?.presenter?.didTapLeave() },
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

    func bind(to presenter: any GuestCellPresenterProtocol) {
        #if CHANGES
            self.presenter = presenter
        #endif
        accessibilityIdentifier = GuestElement.row(id: presenter.id)
        #if CHANGES
            presenter.attach(self)
        #else
            presenter.show(in: self)
        #endif
    }
    #if CHANGES

        /// Another cell may show the row by now, so the cell detaches only itself.
        override func prepareForReuse() {
            super.prepareForReuse()
            presenter?.detach(self)
            presenter = nil
        }
    #endif
}

extension GuestCell: GuestCellProtocol {
    // @for element in elements
    // @if element.isFurther

    // @end
    // @if element.isLabel
    func showCaption(_ caption: String) {
        captionLabel.text = caption
    }
    // @end
    // @sample

    // @end
    // @if element.isImage
    func showPortrait(_ portrait: String) {
        portraitImageView.image = Image(named: portrait)
    }
    // @end
    // @sample

    // @end
    // @if element.isButton
    func showLeave(_ leave: String) {
        leaveButton.setTitle(leave, for: .normal)
    }
    // @end
    // @end
    // @for action in enabling

    func enablePraise(_ isEnabled: Bool) {
        praiseButton.isEnabled = isEnabled
    }
    // @end
}
