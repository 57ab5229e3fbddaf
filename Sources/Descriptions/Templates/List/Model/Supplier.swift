// @sample
package import Model

// @end
/// {service.summary}
@MainActor
package protocol Supplier: AnyObject {
    // @if PAGES
    /// A page of the guests, counted from 1.
    func guests(page: Int, completion: @escaping Completion<GuestPage>)
    // @else
    /// Every guest, in order.
    func guests(completion: @escaping Completion<[Guest]>)
    // @end
    // @for toggle in toggles

    /// Changes whether a guest is here.
    func setHere(_ isHere: Bool, guestID: Guest.ID, completion: @escaping Completion<Void>)
    // @end
    // @for count in counts

    // @if count.isJoint
    // | /// Increases the score of a guest by one each, and replies with the new numbers.
    // | func countScore(guestID: Guest.ID, completion: @escaping Completion<GuestScore>)
    // @else
    /// Increases the score of a guest by one, and replies with the new number.
    func countScore(guestID: Guest.ID, completion: @escaping Completion<Int>)
    // @end
    // @end
    // @if REMOVES

    /// Removes a guest.
    func remove(guestID: Guest.ID, completion: @escaping Completion<Void>)
    // @end
    // @for button in buttons

    // @if button.isUndo
    /// Restores a guest that was removed.
    func restore(guestID: Guest.ID, completion: @escaping Completion<Void>)
    // @else
    /// Adds a guest.
    func add(completion: @escaping Completion<Void>)
    // @end
    // @end
    // @if ANNOUNCES

    /// Adds an observer of changes that are made elsewhere, such as on another device. The observer
    /// is not retained.
    func addObserver(_ observer: any GuestObserver)
    // @end
}
// @if ANNOUNCES

/// An object that is notified when a guest was changed or removed elsewhere.
@MainActor
package protocol GuestObserver: AnyObject {
    func guestDidChange(_ guest: Guest)
    func guestWasRemoved(id: Guest.ID)
}
// @end

extension Operation {
    package static var guests: Operation {
        Operation(rawValue: "{items.identifier}")
    }
    // @for request in operations
    package static var guestHere: Operation {
        Operation(rawValue: "{request.operation}")
    }
    // @end
    // @sample
    package static var guestScore: Operation { Operation(rawValue: "guest-score") }
    package static var guestRemoval: Operation { Operation(rawValue: "guest-removal") }
    package static var guestAddition: Operation { Operation(rawValue: "guest-addition") }
    package static var guestReturn: Operation { Operation(rawValue: "guest-return") }
    // @end
}

extension ServiceRequest {
    // @if PAGES
    package static func guests(page: Int) -> ServiceRequest {
        ServiceRequest(.guests, page: page)
    }
    // @else
    package static var guests: ServiceRequest { ServiceRequest(.guests) }
    // @end
    // @for request in operations
    // @if request.isOfAll
    package static var guestAddition: ServiceRequest { ServiceRequest(.guestAddition) }
    // @else
    package static func guestHere(guestID: Guest.ID) -> ServiceRequest {
        ServiceRequest(.guestHere, guestID)
    }
    // @end
    // @end
    // @sample
    package static func guestScore(guestID: Guest.ID) -> ServiceRequest {
        ServiceRequest(.guestScore, guestID)
    }
    package static func guestRemoval(guestID: Guest.ID) -> ServiceRequest {
        ServiceRequest(.guestRemoval, guestID)
    }
    package static func guestReturn(guestID: Guest.ID) -> ServiceRequest {
        ServiceRequest(.guestReturn, guestID)
    }
    // @end
}
// @sample

extension Supplier {
    /// The first page.
    package func guests(completion: @escaping Completion<GuestPage>) {
        guests(page: 1, completion: completion)
    }
}
// @end
