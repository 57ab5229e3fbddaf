package import Model

/// Keeps guests.
@MainActor
package protocol Supplier: AnyObject {
    /// Every guest, in order.
    func guests(completion: @escaping Completion<[Guest]>)

    /// A page of the guests, counted from 1.
    func guests(page: Int, completion: @escaping Completion<GuestPage>)

    /// Changes whether a guest is here.
    func setHere(_ isHere: Bool, guestID: Guest.ID, completion: @escaping Completion<Void>)

    /// Increases the score of a guest by one, and replies with the new number.
    func countScore(guestID: Guest.ID, completion: @escaping Completion<Int>)

    /// Removes a guest.
    func remove(guestID: Guest.ID, completion: @escaping Completion<Void>)

    /// Adds a guest.
    func add(completion: @escaping Completion<Void>)

    /// Restores a guest that was removed.
    func restore(guestID: Guest.ID, completion: @escaping Completion<Void>)

    /// Adds an observer of changes that are made elsewhere, such as on another device. The observer
    /// is not retained.
    func addObserver(_ observer: any GuestObserver)
}

/// An object that is notified when a guest was changed or removed elsewhere.
@MainActor
package protocol GuestObserver: AnyObject {
    func guestDidChange(_ guest: Guest)
    func guestWasRemoved(id: Guest.ID)
}

extension Supplier {
    /// The first page.
    package func guests(completion: @escaping Completion<GuestPage>) {
        guests(page: 1, completion: completion)
    }
}

extension Operation {
    package static var guests: Operation { Operation(rawValue: "guests") }
    package static var guestHere: Operation { Operation(rawValue: "guest-here") }
    package static var guestScore: Operation { Operation(rawValue: "guest-score") }
    package static var guestRemoval: Operation { Operation(rawValue: "guest-removal") }
    package static var guestAddition: Operation { Operation(rawValue: "guest-addition") }
    package static var guestReturn: Operation { Operation(rawValue: "guest-return") }
}

extension ServiceRequest {
    package static var guests: ServiceRequest { ServiceRequest(.guests) }
    package static var guestAddition: ServiceRequest { ServiceRequest(.guestAddition) }

    package static func guests(page: Int) -> ServiceRequest {
        ServiceRequest(.guests, page: page)
    }
    package static func guestHere(guestID: Guest.ID) -> ServiceRequest {
        ServiceRequest(.guestHere, guestID)
    }
    package static func guestScore(guestID: Guest.ID) -> ServiceRequest {
        ServiceRequest(.guestScore, guestID)
    }
    package static func guestRemoval(guestID: Guest.ID) -> ServiceRequest {
        ServiceRequest(.guestRemoval, guestID)
    }
    package static func guestReturn(guestID: Guest.ID) -> ServiceRequest {
        ServiceRequest(.guestReturn, guestID)
    }
}
