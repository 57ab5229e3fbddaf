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
        let caption = Bindable("")
        // @end
        // @for action in enabling
        let canPraise = Bindable(true)
        // @end
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
            // @if SHOWS
            showChanges()
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

        private func showChanges() {
            // @for element in changing
            // @= element.text: String(guest.score)
            caption.value = String(guest.score)
            // @end
            // @for action in enabling
            // @= action.possible: !guest.isPraised
            canPraise.value = !guest.isPraised
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
        }

        func confirmHere() {
            // @end
            guest.isHere.toggle()
            supplier.setHere(guest.isHere, guestID: guest.id) { [weak self] result in
                guard let self else { return }
                isBusy = false
                if case .failure = result {
                    guest.isHere.toggle()
                    onMessage?("{action.failure}")
                }
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
                guard let self else { return }
                isCountingScore = false
                switch result {
                case .success(let score):
                    guest.score = score
                    // @if action.isOnce
                    guest.isPraised = true
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
            func remove() {
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
