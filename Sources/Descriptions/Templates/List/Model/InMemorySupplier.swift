// @if DATES
// | internal import Foundation
// @end
// @sample
package import Model
// @end
internal import SeededRandom

/// A service of guests in memory, generated from a seed: the same seed gives the same data on every
/// machine.
package final class InMemorySupplier: InMemoryService, Supplier {
    package let connection: InMemoryConnection
    private let seed: UInt64
    private var guests: [Guest] = []
    // @if REMOVAL
    private var removedGuests: [Guest] = []
    // @end
    // @if ANNOUNCES
    private var observers = Observers<any GuestObserver>()
    // @end
    // @if PAGES

    private let firstCount: Int

    /// - Parameter count: the initial number of entries.
    package init(seed: UInt64, count: Int, connection: InMemoryConnection) {
        self.seed = seed
        self.connection = connection
        firstCount = count
        self.count = count
    }
    // @else

    package init(seed: UInt64, connection: InMemoryConnection) {
        self.seed = seed
        self.connection = connection
        // @sample
        firstCount = 0
        // @end
    }
    // @end

    // @if REMOVAL
    /// The number of entries, with removed ones.
    // @else
    // | /// The number of entries.
    // @end
    // @if PAGES
    /// Additional entries come first in the list, and the latest of them are removed first.
    // @else
    // | /// Additional ones are added after the existing ones, and the last ones are removed first.
    // @end
    package var count: Int {
        // @if REMOVAL
        get { guests.count + removedGuests.count }
        // @else
        // | get { guests.count }
        // @end
        set {
            // @if PAGES || REMOVAL
            guests.removeAll { $0.id > newValue }
            // @end
            // @if REMOVAL
            removedGuests.removeAll { $0.id > newValue }
            // @end
            // @if PAGES
            let new = (count..<max(count, newValue)).map { sample(id: $0 + 1) }
            let missing = max(firstCount - count, 0)
            guests.append(contentsOf: new.prefix(missing))
            guests.insert(contentsOf: new.dropFirst(missing).reversed(), at: 0)
            // @else
            // @if !REMOVAL
            guests.removeLast(max(count - newValue, 0))
            // @end
            while count < newValue { guests.append(sample(id: count + 1)) }
            // @end
        }
    }
    // @if PAGES

    package func guests(page: Int, completion: @escaping Completion<GuestPage>) {
        answer(.guests(page: page), completion: completion) { $0.page(page) }
    }

    private func page(_ number: Int) -> GuestPage {
        let end = number * GuestPage.size
        let stretch = guests.dropFirst(end - GuestPage.size).prefix(GuestPage.size)
        return GuestPage(guests: Array(stretch), isLast: end >= guests.count)
    }
    // @if UNDO

    /// Additional entries come before the first ones, the latest at the top.
    private func place(of id: Guest.ID) -> Int { id > firstCount ? -id : id }
    // @end
    // @else

    package func guests(completion: @escaping Completion<[Guest]>) {
        answer(.guests, completion: completion) { $0.guests }
    }
    // @end
    // @for toggle in toggles

    package func setHere(
        _ isHere: Bool,
        guestID: Guest.ID,
        completion: @escaping Completion<Void>
    ) {
        answer(.guestHere(guestID: guestID), completion: completion) { service in
            guard let index = service.guests.firstIndex(where: { $0.id == guestID }) else {
                return nil
            }
            service.guests[index].isHere = isHere
            return ()
        }
    }
    // @end
    // @for count in counts

    // @= count.reply: Int
    package func countScore(guestID: Guest.ID, completion: @escaping Completion<Int>) {
        answer(.guestScore(guestID: guestID), completion: completion) { service in
            guard let index = service.guests.firstIndex(where: { $0.id == guestID }) else {
                return nil
            }
            // @for number in count.numbers
            service.guests[index].score += 1
            // @end
            // @if count.isOnce
            service.guests[index].isPraised = true
            // @end
            // @if count.isJoint
            // | return GuestScore(
            // @for number in count.numbers
            // |     score: service.guests[index].score,
            // @end
            // | )
            // @else
            // @for number in count.numbers
            return service.guests[index].score
            // @end
            // @end
        }
    }
    // @end
    // @if REMOVES

    package func remove(guestID: Guest.ID, completion: @escaping Completion<Void>) {
        answer(.guestRemoval(guestID: guestID), completion: completion) { service in
            guard let index = service.guests.firstIndex(where: { $0.id == guestID }) else {
                return nil
            }
            service.removedGuests.append(service.guests.remove(at: index))
            return ()
        }
    }
    // @end
    // @for button in buttons
    // @if button.isUndo

    package func restore(guestID: Guest.ID, completion: @escaping Completion<Void>) {
        answer(.guestReturn(guestID: guestID), completion: completion) { service in
            guard let index = service.removedGuests.firstIndex(where: { $0.id == guestID }) else {
                return nil
            }
            service.guests.append(service.removedGuests.remove(at: index))
            // @if PAGES
            service.guests.sort { service.place(of: $0.id) < service.place(of: $1.id) }
            // @else
            service.guests.sort { $0.id < $1.id }
            // @end
            return ()
        }
    }
    // @else

    package func add(completion: @escaping Completion<Void>) {
        answer(.guestAddition, completion: completion) { service in
            service.count += 1
            return ()
        }
    }
    // @end
    // @end
    // @if ANNOUNCES

    package func addObserver(_ observer: any GuestObserver) {
        observers.add { [weak observer] in observer }
    }

    /// Changes a guest as another device does, and notifies the observers.
    package func changeElsewhere(id: Guest.ID, _ change: (inout Guest) -> Void) {
        guard let index = guests.firstIndex(where: { $0.id == id }) else { return }
        change(&guests[index])
        let guest = guests[index]
        observers.notify { $0.guestDidChange(guest) }
    }

    /// Removes a guest as another device does, and notifies the observers.
    package func removeElsewhere(id: Guest.ID) {
        guard let index = guests.firstIndex(where: { $0.id == id }) else { return }
        removedGuests.append(guests.remove(at: index))
        observers.notify { $0.guestWasRemoved(id: id) }
    }
    // @end

    private func sample(id: Int) -> Guest {
        var random = SplitMix64(seed: seed, item: id)
        return Guest(
            id: id,
            // @for field in model.fields
            // @= field.samples: ["ada.png", ""]
            portrait: random.element(of: ["ada.png", ""]),
            // @end
            // @sample
            hostNumber: random.element(of: [3, 9]),
            isHere: random.element(of: [false, true]),
            score: random.element(of: [0, 1]),
            isPraised: random.element(of: [false, true])
            // @end
        )
    }
}
