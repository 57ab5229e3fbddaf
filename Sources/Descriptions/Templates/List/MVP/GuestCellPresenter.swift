internal import Model
internal import RosterModel

#if CHANGES
    /// Presents the contents of one row and their changes. A cell attaches itself while it shows the
    /// row.
    final class GuestCellPresenter: GuestCellPresenterProtocol {
        private(set) weak var view: (any GuestCellProtocol)?
        // @if ASKS
        /// Called with the question before a change.
        var onQuestion: ((String) -> Void)?
        // @end
        #if REMOVAL
            /// Called when the row is removed or restored.
            var onRemovalChange: (() -> Void)?
            // @if PAGES || UNDO
            /// Called when the service has removed the row.
            var onRemoved: (() -> Void)?
        // @end
        #endif
        var onMessage: ((String) -> Void)?
        var id: Int { guest.id }

        // @if KNOWN
        private(set) var guest: Guest
        // @else
        // | private var guest: Guest
        // @end
        // @if BLOCKING
        // @if HELD
        /// Indicates whether a question is open or a request runs. Until then, the row does not
        /// change.
        // @else
        // | /// Indicates whether a request runs. Until it ends, the row does not change.
        // @end
        private var isBusy = false
        // @end
        #if REMOVAL
            /// Indicates whether the row is removed, even if the service has not confirmed it yet.
            private(set) var isRemoved = false
        #endif
        // @for action in counts
        private var isCountingScore = false
        // @end
        private let supplier: any Supplier

        init(guest: Guest, supplier: any Supplier) {
            self.guest = guest
            self.supplier = supplier
        }

        func attach(_ view: any GuestCellProtocol) {
            self.view = view
            // @for element in constant
            // @= element.text: guest.portrait
            view.showPortrait(guest.portrait)
            // @end
            // @if SHOWS
            showChanges()
            // @end
        }

        /// Does nothing if another cell has attached itself in the meantime.
        func detach(_ view: any GuestCellProtocol) {
            if self.view === view { self.view = nil }
        }
        // @for action in toggles

        func didTapLeave() {
            guard !isBusy else { return }
            isBusy = true
            // @if action.asks
            // @= action.question: "Leave?"
            onQuestion?("Leave?")
        }

        func cancelHere() {
            isBusy = false
        }

        func confirmHere() {
            // @end
            guest.isHere.toggle()
            showChanges()
            supplier.setHere(guest.isHere, guestID: guest.id) { [weak self] result in
                guard let self else { return }
                isBusy = false
                if case .failure = result {
                    guest.isHere.toggle()
                    showChanges()
                    onMessage?("{action.failure}")
                }
            }
        }
        // @end
        // @for action in counts

        func didTapPraise() {
            // @if action.isLimited
            // @= action.possible: !guest.isPraised
            guard !isCountingScore, !guest.isPraised else { return }
            // @else
            // | guard !isCountingScore else { return }
            // @end
            // @if action.asks
            // @= action.question: "Praise?"
            onQuestion?("Praise?")
        }

        func confirmScore() {
            guard !isCountingScore else { return }
            // @end
            isCountingScore = true
            supplier.countScore(guestID: guest.id) { [weak self] result in
                guard let self else { return }
                isCountingScore = false
                switch result {
                case .success(let score):
                    guest.score = score
                    // @if action.isOnce
                    guest.isPraised = true
                    // @end
                    showChanges()
                    // @if action.tells
                    onMessage?("{action.success}")
                // @end
                case .failure:
                    onMessage?("{action.failure}")
                }
            }
        }
        // @end
        // @for action in removal

        #if REMOVAL
            func didTapDismiss() {
                guard !isBusy else { return }
                isBusy = true
                // @if action.asks
                // @= action.question: "Dismiss?"
                onQuestion?("Dismiss?")
            }

            func cancelRemoval() {
                isBusy = false
            }

            func confirmRemoval() {
                // @end
                setRemoved(true)
                supplier.remove(guestID: guest.id) { [weak self] result in
                    guard let self else { return }
                    isBusy = false
                    switch result {
                    // @= action.removed
                    case .success:
                        onRemoved?()
                        onMessage?("Dismissed")
                    // @end
                    case .failure:
                        setRemoved(false)
                        onMessage?("{action.failure}")
                    }
                }
            }

            private func setRemoved(_ isRemoved: Bool) {
                self.isRemoved = isRemoved
                onRemovalChange?()
            }
        #endif
        // @end

        // @if BLOCKING
        /// Applies the values of the service, except those that a running request changes.
        // @else
        // | /// Applies the values of the service.
        // @end
        func update(_ guest: Guest) {
            #if REMOVAL
                guard !isBusy else { return }
                self.guest = guest
                isRemoved = false
            #else
                // @if TOGGLES
                if !isBusy { self.guest = guest }
            // @else
            // | self.guest = guest
            // @end
            #endif
        }
        // @if SHOWS

        private func showChanges() {
            // @for element in changing
            // @= element.text: String(guest.score)
            view?.showCaption(String(guest.score))
            // @end
            // @for action in enabling
            // @= action.possible: !guest.isPraised
            view?.enablePraise(!guest.isPraised)
            // @end
        }
        // @end
        // @= countText
        // @end
    }
#else
    /// Presents the contents of one row. They never change.
    final class GuestCellPresenter: GuestCellPresenterProtocol {
        // @if KNOWN
        let guest: Guest
        // @else
        // | private let guest: Guest
        // @end
        var id: Int { guest.id }

        init(guest: Guest) {
            self.guest = guest
        }

        func show(in view: any GuestCellProtocol) {
            // @for element in elements
            // @= element.text: String(guest.score)
            view.showCaption(String(guest.score))
            // @end
        }
        // @= countText
        // @end
    }
#endif
