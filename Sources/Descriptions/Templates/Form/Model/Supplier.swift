// @sample
package import Model

// @end
/// {service.summary}
@MainActor
package protocol Supplier: AnyObject {
    /// Loads the current guest.
    func guest(completion: @escaping Completion<Guest>)

    /// Stores the values in which a guest differs from the original, so that a value that was changed
    /// elsewhere remains if the user has not edited it. The reply is the stored guest.
    func save(
        _ guest: Guest,
        editedFrom original: Guest,
        completion: @escaping Completion<Guest>
    )
    #if ANNOUNCES

        /// Adds an observer of changes that are made elsewhere, such as on another device. The
        /// observer is not retained.
        func addObserver(_ observer: any GuestObserver)
    #endif
}
#if ANNOUNCES

    /// An object that receives the guest when it was changed elsewhere.
    @MainActor
    package protocol GuestObserver: AnyObject {
        func guestDidChange(_ guest: Guest)
    }
#endif

extension Operation {
    package static var guest: Operation { Operation(rawValue: "{service.loading}") }
    package static var guestSave: Operation { Operation(rawValue: "{service.saving}") }
}

extension ServiceRequest {
    package static var guest: ServiceRequest { ServiceRequest(.guest) }
    package static var guestSave: ServiceRequest { ServiceRequest(.guestSave) }
}
