internal import HeadlessKit
internal import Model
internal import VenueModel

final class HeaderViewController: ViewController {
    private let guestID: Guest.ID
    private let supplier: any Supplier
    // @for fact in facts
    private let isOpen: Bool
    // @end
    // @for page in pages
    private let onOpenHost: (Guest.ID) -> Void
    // @end
    private lazy var headerView = HeaderView()
    // @if TOGGLES
    /// `nil` until it has loaded.
    private var guest: Guest?
    // @end
    // @for toggle in toggles
    private var isChangingHere = false
    // @end

    init(
        guestID: Guest.ID,
        supplier: any Supplier,
        // @for fact in facts
        isOpen: Bool,
        // @end
        // @for page in pages
        onOpenHost: @escaping (Guest.ID) -> Void,
        // @end
    ) {
        self.guestID = guestID
        self.supplier = supplier
        // @for fact in facts
        self.isOpen = isOpen
        // @end
        // @for page in pages
        self.onOpenHost = onOpenHost
        // @end
    }

    override func loadView() { view = headerView }

    override func viewDidLoad() {
        super.viewDidLoad()
        // @for element in early
        // @= element.early: "nobody.png"
        headerView.portraitImageView.image = Image(named: "nobody.png")
        // @end
        // @for link in links
        headerView.onTapPortrait = { [weak self] in self?.openPortrait() }
        // @end
        // @for toggle in toggles
        headerView.onTapLeave = { [weak self] in self?.toggleHere() }
        // @end
        loadGuest()
    }
    // @for link in links

    private func openPortrait() {
        onOpenHost(guestID)
    }
    // @end

    private func loadGuest() {
        supplier.guest(id: guestID) { [weak self] result in
            switch result {
            case .success(let guest): self?.show(guest)
            case .failure: self?.showToast("{header.failure}")
            }
        }
    }

    private func show(_ guest: Guest) {
        // @if TOGGLES
        self.guest = guest
        // @end
        // @for element in lasting
        // @= element.shown
        headerView.portraitImageView.image = Image(named: guest.portrait)
        // @end
        // @end
        // @if TOGGLES
        showChanges()
        // @end
    }
    // @if TOGGLES

    /// Updates the elements that can change.
    private func showChanges() {
        // @if CHANGING
        guard let guest else { return }
        // @for element in changing
        // @= element.shown
        headerView.captionLabel.text = guest.name
        if isOpen {
            headerView.leaveButton.setTitle(guest.isHere ? "Leave" : "Come", for: .normal)
            headerView.leaveButton.isHidden = false
        }
        // @end
        // @end
        // @end
    }

    // MARK: - Changing
    // @for toggle in toggles

    private func toggleHere() {
        // @= toggle.guard
        guard let guest, !isChangingHere else { return }
        // @end
        // @if toggle.asksSometimes
        // @= toggle.asks: guest.isHere
        if guest.isHere {
            // @= toggle.question: "Leave?"
            confirmHere("Leave?")
        } else {
            changeHere(of: guest)
        }
        // @else
        // @if toggle.asks
        // @= toggle.question: "Leave?"
        // | confirmHere("Leave?")
        // @else
        // | changeHere(of: guest)
        // @end
        // @end
    }
    // @if toggle.asks

    private func didConfirmHere() {
        guard let guest else { return }
        changeHere(of: guest)
    }
    // @end

    private func changeHere(of guest: Guest) {
        let isHere = !guest.isHere
        // @if toggle.failureVaries
        // @= toggle.failure: guest.isHere ? "Could not leave" : "Could not come"
        let failure = guest.isHere ? "Could not leave" : "Could not come"
        // @end
        isChangingHere = true
        setHere(isHere)
        supplier.setHere(isHere, guestID: guestID) { [weak self] result in
            guard let self else { return }
            isChangingHere = false
            guard case .failure = result else { return }
            setHere(!isHere)
            // @if toggle.failureVaries
            showToast(failure)
            // @else
            // @= toggle.failure: "Could not change it"
            // | showToast("Could not change it")
            // @end
        }
    }

    private func setHere(_ isHere: Bool) {
        guest?.isHere = isHere
        showChanges()
    }
    // @end
    // @end
    // @for toggle in confirmed

    private func confirmHere(_ question: String) {
        let alert = AlertController(title: question, message: nil, preferredStyle: .alert)
        alert.addAction(
            AlertAction(title: "{toggle.answer}", style: .default) { [weak self] _ in
                self?.didConfirmHere()
            }
        )
        alert.addAction(AlertAction(title: "{toggle.cancel}", style: .cancel))
        present(alert, animated: true)
    }
    // @end
    // @= countText
    // @end
}
