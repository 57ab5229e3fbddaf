internal import DataBinding
internal import Model
internal import VenueModel

/// The contents of the header.
@MainActor
final class HeaderViewModel {
    // @for element in shown
    // @if element.isButton
    /// `nil` if it is hidden.
    let leaveTitle = Bindable<String?>(nil)
    // @else
    // @= element.first: ""
    let caption = Bindable("")
    // @end
    // @end
    // @sample
    let portrait = Bindable("nobody.png")
    // @end
    // @if ASKS
    var onQuestion: ((String) -> Void)?
    // @end
    var onMessage: ((String) -> Void)?

    private let guestID: Guest.ID
    private let supplier: any Supplier
    // @for fact in facts
    private let isOpen: Bool
    // @end
    // @for page in pages
    private let onOpenHost: (Guest.ID) -> Void
    // @end
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
    // @for link in links

    func openPortrait() {
        onOpenHost(guestID)
    }
    // @end

    func loadGuest() {
        supplier.guest(id: guestID) { [weak self] result in
            switch result {
            case .success(let guest): self?.show(guest)
            case .failure: self?.onMessage?("{header.failure}")
            }
        }
    }

    private func show(_ guest: Guest) {
        // @if TOGGLES
        self.guest = guest
        // @end
        // @for element in lasting
        // @= element.shown
        portrait.value = guest.portrait
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
        caption.value = guest.name
        if isOpen {
            leaveTitle.value = guest.isHere ? "Leave" : "Come"
        }
        // @end
        // @end
        // @end
    }

    // MARK: - Changing
    // @for toggle in toggles

    func toggleHere() {
        // @= toggle.guard
        guard let guest, !isChangingHere else { return }
        // @end
        // @if toggle.asksSometimes
        // @= toggle.asks: guest.isHere
        if guest.isHere {
            // @= toggle.question: "Leave?"
            onQuestion?("Leave?")
        } else {
            changeHere(of: guest)
        }
        // @else
        // @if toggle.asks
        // @= toggle.question: "Leave?"
        // | onQuestion?("Leave?")
        // @else
        // | changeHere(of: guest)
        // @end
        // @end
    }
    // @if toggle.asks

    func confirmHere() {
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
            onMessage?(failure)
            // @else
            // @= toggle.failure: "Could not change it"
            // | onMessage?("Could not change it")
            // @end
        }
    }

    private func setHere(_ isHere: Bool) {
        guest?.isHere = isHere
        showChanges()
    }
    // @end
    // @end
    // @= countText
    // @end
}
