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
            // @if REMOVES
            /// Called when the row is removed or restored.
            var onRemovalChange: (() -> Void)?
            // @if PAGES || UNDO
            /// Called when the service has removed the row.
            var onRemoved: (() -> Void)?
        // @end
        // @end
        #endif
        // @if MOVES
        /// Called after a change of a field by which filters select rows.
        var onChange: ((Guest) -> Void)?
        // @end
        // @if ACTS
        var onMessage: ((String) -> Void)?
        // @end
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
            // @if ANNOUNCES && BLOCKING
            /// The values of the service that wait until the row can change.
            private var waitingGuest: Guest?
            // @end
            // @if REMOVES
            /// Indicates whether the row is removed, even if the service has not confirmed it yet.
            private(set) var isRemoved = false
        // @end
        #endif
        // @for action in counts
        private var isCountingScore = false
        // @end
        // @if ACTS
        private let supplier: any Supplier
        // @end

        // @if ACTS
        init(guest: Guest, supplier: any Supplier) {
            self.guest = guest
            self.supplier = supplier
            // @else
            // | init(guest: Guest) {
            // |     self.guest = guest
            // @end
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
            #if REMOVAL
                // @if ANNOUNCES
                applyWaitingGuest()
            // @end
            #endif
        }

        func confirmHere() {
            // @if ANNOUNCES
            guard isBusy else { return }
            // @end
            // @end
            guest.isHere.toggle()
            showChanges()
            // @if action.moves
            onChange?(guest)
            // @end
            supplier.setHere(guest.isHere, guestID: guest.id) { [weak self] result in
                // @if ANNOUNCES
                // | guard let self, isBusy else { return }
                // @else
                guard let self else { return }
                // @end
                isBusy = false
                #if REMOVAL
                    // @if ANNOUNCES
                    if case .success = result { waitingGuest?.isHere = guest.isHere }
                // @end
                #endif
                if case .failure = result {
                    guest.isHere.toggle()
                    showChanges()
                    // @if action.moves
                    onChange?(guest)
                    // @end
                    onMessage?("{action.failure}")
                }
                #if REMOVAL
                    // @if ANNOUNCES
                    applyWaitingGuest()
                // @end
                #endif
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
                // @if ANNOUNCES
                // | guard let self, isCountingScore else { return }
                // @else
                guard let self else { return }
                // @end
                isCountingScore = false
                switch result {
                // @if action.isJoint
                // | case .success(let counts):
                // @for number in action.numbers
                // |     guest.score = counts.score
                // @end
                // @else
                case .success(let score):
                    guest.score = score
                    // @end
                    // @if action.isOnce
                    guest.isPraised = true
                    // @end
                    #if REMOVAL
                        // @if ANNOUNCES && BLOCKING
                        // @if action.isJoint
                        // @for number in action.numbers
                        // | waitingGuest?.score = counts.score
                        // @end
                        // @else
                        waitingGuest?.score = score
                        // @end
                        // @if action.isOnce
                        waitingGuest?.isPraised = true
                    // @end
                    // @end
                    #endif
                    showChanges()
                    // @if action.moves
                    onChange?(guest)
                    // @end
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
                // @if ANNOUNCES
                applyWaitingGuest()
                // @end
            }

            func confirmRemoval() {
                // @if ANNOUNCES
                guard isBusy else { return }
                // @end
                // @end
                setRemoved(true)
                supplier.remove(guestID: guest.id) { [weak self] result in
                    // @if ANNOUNCES
                    // | guard let self, isBusy else { return }
                    // @else
                    guard let self else { return }
                    // @end
                    isBusy = false
                    switch result {
                    // @= action.removed
                    case .success:
                        onRemoved?()
                        onMessage?("Dismissed")
                    // @end
                    case .failure:
                        setRemoved(false)
                        // @if ANNOUNCES
                        applyWaitingGuest()
                        // @end
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
        // @if ANNOUNCES
        // | /// Applies the values of the service as soon as the row can change.
        // @else
        /// Applies the values of the service, except those that a running request changes.
        // @end
        // @else
        // | /// Applies the values of the service.
        // @end
        func update(_ guest: Guest) {
            #if REMOVAL
                // @if ANNOUNCES && BLOCKING
                guard !isBusy else {
                    waitingGuest = guest
                    return
                }
                // @end
                // @if !ANNOUNCES
                // | guard !isBusy else { return }
                // @end
                self.guest = guest
                // @if REMOVES
                isRemoved = false
            // @end
            #else
                // @if TOGGLES
                if !isBusy { self.guest = guest }
            // @else
            // | self.guest = guest
            // @end
            #endif
        }
        #if REMOVAL
            // @if ANNOUNCES

            /// Shows values that were changed elsewhere.
            func change(to guest: Guest) {
                update(guest)
                showChanges()
            }
            // @if BLOCKING

            private func applyWaitingGuest() {
                guard let guest = waitingGuest else { return }
                waitingGuest = nil
                change(to: guest)
            }
            // @end
            // @if ACTS

            /// Ignores the replies to requests that are running, because the guest was removed
            /// elsewhere.
            func ignoreReplies() {
                // @if BLOCKING
                isBusy = false
                waitingGuest = nil
                // @end
                // @for action in counts
                isCountingScore = false
                // @end
            }
        // @end
        // @end
        #endif
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
