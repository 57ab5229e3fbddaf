// @if SHOWS
internal import DataBinding
// @end
internal import Model
internal import RosterModel

#if CHANGES
    /// The contents of one row and their changes. A cell binds itself to them while it shows the
    /// row.
    @MainActor
    final class GuestCellViewModel {
        // @for element in changing
        private(set) lazy var caption = Bindable(captionText)
        // @end
        // @for action in enabling
        private(set) lazy var canPraise = Bindable(isPraisePossible)
        // @end
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
        // @for element in constant
        // @= element.text: guest.portrait
        var portrait: String { guest.portrait }
        // @end

        // @if SHOWS
        // @if KNOWN
        private(set) var guest: Guest {
            // @else
            // | private var guest: Guest {
            // @end
            didSet { showChanges() }
        }
        // @else
        // @if KNOWN
        // | private(set) var guest: Guest
        // @else
        // | private var guest: Guest
        // @end
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
        // @if SHOWS

        /// Removes the bindings of an observer.
        func unbind(_ observer: AnyObject) {
            // @for element in changing
            caption.unbind(observer)
            // @end
            // @for action in enabling
            canPraise.unbind(observer)
            // @end
        }

        // @for element in changing
        // @= element.text: String(guest.score)
        private var captionText: String { String(guest.score) }
        // @end
        // @for action in enabling
        // @= action.possible: !guest.isPraised
        private var isPraisePossible: Bool { !guest.isPraised }
        // @end

        private func showChanges() {
            // @for element in changing
            caption.value = captionText
            // @end
            // @for action in enabling
            canPraise.value = isPraisePossible
            // @end
        }
        // @end
        // @for action in toggles

        func toggleHere() {
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

        func countScore() {
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
                    // @if action.moves
                    onChange?(guest)
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
            func remove() {
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
            // @if BLOCKING

            private func applyWaitingGuest() {
                guard let guest = waitingGuest else { return }
                waitingGuest = nil
                update(guest)
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
        // @= countText
        // @end
    }
#else
    /// The contents of one row. They never change.
    @MainActor
    final class GuestCellViewModel {
        // @if KNOWN
        let guest: Guest
        // @else
        // | private let guest: Guest
        // @end

        init(guest: Guest) {
            self.guest = guest
        }

        var id: Int { guest.id }
        // @for element in elements
        // @= element.text: String(guest.score)
        var caption: String { String(guest.score) }
        // @end
        // @= countText
        // @end
    }
#endif
