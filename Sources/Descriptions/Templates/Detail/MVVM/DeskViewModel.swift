internal import DataBinding
internal import DeskModel
internal import Model

/// The contents of the screen of the guest.
@MainActor
final class DeskViewModel {
    /// The loading state of the screen.
    enum Phase: Equatable {
        case loading
        case failed(String)
        case loaded
    }

    let phase = Bindable(Phase.loading)
    // @for element in varying
    // @if element.isLabel
    let caption = Bindable("")
    // @else
    let leaveTitle = Bindable("")
    // @end
    // @end
    // @for tap in conditioned
    let isPressEnabled = Bindable(true)
    // @end
    // @for element in conditional
    let isGuideHidden: Bool
    // @end
    // @for tap in confirmed
    var onQuestion: ((String) -> Void)?
    // @end
    #if CHANGES
        var onMessage: ((String) -> Void)?
    #endif

    private let supplier: any Supplier
    // @for page in pages
    private let onOpenHost: (Int) -> Void
    // @end
    // @if CHANGES || LEADS
    /// `nil` until it has loaded.
    private var guest: Guest?
    // @end
    #if CHANGES
        /// Indicates whether a change request runs. Until it ends, no other change starts.
        private var isBusy = false
    #endif

    init(
        // @for fact in facts
        isOpen: Bool,
        // @end
        supplier: any Supplier,
        // @for page in pages
        onOpenHost: @escaping (Int) -> Void,
        // @end
    ) {
        // @for element in conditional
        // @= element.hiding: !isOpen
        isGuideHidden = !isOpen
        // @end
        self.supplier = supplier
        // @for page in pages
        self.onOpenHost = onOpenHost
        // @end
    }

    func loadGuest() {
        phase.value = .loading
        supplier.guest { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let guest):
                show(guest)
                phase.value = .loaded
            case .failure:
                phase.value = .failed("{screen.failure}")
            }
        }
    }

    private func show(_ guest: Guest) {
        // @if CHANGES || LEADS
        self.guest = guest
        // @end
        // @for element in varying
        // @if element.isLabel
        // @= element.text: String(guest.level)
        caption.value = String(guest.level)
        // @else
        // @= element.text: guest.isHere ? "Leave" : "Come"
        leaveTitle.value = guest.isHere ? "Leave" : "Come"
        // @end
        // @end
        // @for tap in conditioned
        // @= tap.condition: Guest.levelLimits.contains(guest.level + 1)
        isPressEnabled.value = Guest.levelLimits.contains(guest.level + 1)
        // @end
    }
    // @for link in links

    func openGuide() {
        if let guest { onOpenHost(guest.hostNumber) }
    }
    // @end
    #if CHANGES

        // MARK: - Changing
        // @for tap in taps
        // @if tap.asks

        func leave() {
            // @= tap.guard
            guard let guest, !isBusy else { return }
            // @end
            // @= tap.question: "Leave at \(guest.level)?"
            onQuestion?("Leave at \(guest.level)?")
        }
        // @for outcome in tap.outcomes

        func confirmLeave() {
            // @= outcome.ready: !isBusy, !original.isHere
            guard let original = guest, !isBusy, !original.isHere else { return }
            var guest = original
            // @= outcome.edit
            guest.isHere = true
            // @end
            beginChange(to: guest)
            // @= outcome.argument: guest.isHere
            supplier.setHere(guest.isHere) { [weak self] result in
                self?.endChange(
                    result,
                    from: original,
                    // @if TELLS
                    // @= outcome.success: nil
                    success: nil,
                    // @end
                    // @= outcome.failureText: "Could not leave"
                    failure: "Could not leave"
                )
            }
        }
        // @end
        // @else
        // @for outcome in tap.outcomes

        func press() {
            guard let original = guest, !isBusy else { return }
            var guest = original
            // @= outcome.edit
            guest.level += 1
            // @end
            beginChange(to: guest)
            // @= outcome.argument: 1
            supplier.addToLevel(1) { [weak self] result in
                self?.endChange(
                    result,
                    from: original,
                    // @if TELLS
                    // @= outcome.success: "Pressed"
                    success: "Pressed",
                    // @end
                    // @= outcome.failureText: "Could not press"
                    failure: "Could not press"
                )
            }
        }
        // @end
        // @end
        // @end

        /// Shows a change before the service has confirmed it.
        private func beginChange(to guest: Guest) {
            isBusy = true
            show(guest)
        }

        private func endChange(
            _ result: Result<Guest, ServiceError>,
            from original: Guest,
            // @if TELLS
            success: String?,
            // @end
            failure: String
        ) {
            isBusy = false
            switch result {
            case .success(let guest):
                show(guest)
                #if TELLS
                    if let success { onMessage?(success) }
                #endif
            case .failure:
                show(original)
                onMessage?(failure)
            }
        }
    #endif
    // @= countText
    // @end
}
