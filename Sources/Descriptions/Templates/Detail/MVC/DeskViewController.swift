internal import DeskModel
internal import HeadlessKit
internal import Model

final class DeskViewController: ViewController {
    // @for fact in facts
    private let isOpen: Bool
    // @end
    private let supplier: any Supplier
    // @for page in pages
    private let onOpenHost: (Int) -> Void
    // @end
    private lazy var deskView = DeskView()
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
        // @for fact in facts
        self.isOpen = isOpen
        // @end
        self.supplier = supplier
        // @for page in pages
        self.onOpenHost = onOpenHost
        // @end
    }

    override func loadView() { view = deskView }

    override func viewDidLoad() {
        super.viewDidLoad()
        deskView.onRetry = { [weak self] in self?.loadGuest() }
        // @for tap in taps
        deskView.onTapPress = { [weak self] in self?.press() }
        // @end
        // @sample
        deskView.onTapLeave = { [weak self] in self?.leave() }
        // @end
        // @for link in links
        deskView.onTapGuide = { [weak self] in self?.openGuide() }
        // @end
        loadGuest()
    }

    private func loadGuest() {
        deskView.showLoading()
        supplier.guest { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let guest):
                show(guest)
                deskView.showContent()
            case .failure:
                deskView.showError("{screen.failure}")
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
        deskView.captionLabel.text = String(guest.level)
        // @else
        // @= element.text: guest.isHere ? "Leave" : "Come"
        deskView.leaveButton.setTitle(guest.isHere ? "Leave" : "Come", for: .normal)
        // @end
        // @end
        // @for tap in conditioned
        // @= tap.condition: Guest.levelLimits.contains(guest.level + 1)
        deskView.pressButton.isEnabled = Guest.levelLimits.contains(guest.level + 1)
        // @end
        // @for element in conditional
        // @= element.hiding: !isOpen
        deskView.guideButton.isHidden = !isOpen
        // @end
    }
    // @for link in links

    private func openGuide() {
        if let guest { onOpenHost(guest.hostNumber) }
    }
    // @end
    #if CHANGES

        // MARK: - Changing
        // @for tap in taps
        // @if tap.asks

        private func leave() {
            // @= tap.guard
            guard let guest, !isBusy else { return }
            // @end
            let alert = AlertController(
                // @= tap.question: "Leave at \(guest.level)?"
                title: "Leave at \(guest.level)?",
                message: nil,
                preferredStyle: .alert
            )
            // @for outcome in tap.outcomes
            alert.addAction(
                AlertAction(title: "{outcome.answer}", style: .default) { [weak self] _ in
                    self?.confirmLeave()
                }
            )
            // @end
            alert.addAction(AlertAction(title: "{tap.cancel}", style: .cancel))
            present(alert, animated: true)
        }
        // @for outcome in tap.outcomes

        private func confirmLeave() {
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

        private func press() {
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
                    if let success { showToast(success) }
                #endif
            case .failure:
                show(original)
                showToast(failure)
            }
        }
    #endif
    // @= countText
    // @end
}
