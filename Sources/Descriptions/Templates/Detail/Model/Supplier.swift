package import Model

/// Keeps the guest.
@MainActor
package protocol Supplier: AnyObject {
    /// Loads the current guest.
    func guest(completion: @escaping Completion<Guest>)

    /// Adds to level, within its limits, and replies with the changed guest.
    func addToLevel(_ difference: Int, completion: @escaping Completion<Guest>)

    /// Changes whether the guest is here, and replies with the changed guest.
    func setHere(_ isHere: Bool, completion: @escaping Completion<Guest>)
}

extension Operation {
    package static var guest: Operation {
        Operation(rawValue: "guest")
    }
    package static var guestLevel: Operation {
        Operation(rawValue: "guest-level")
    }
    package static var guestHere: Operation {
        Operation(rawValue: "guest-here")
    }
}

extension ServiceRequest {
    package static var guest: ServiceRequest { ServiceRequest(.guest) }
    package static var guestLevel: ServiceRequest { ServiceRequest(.guestLevel) }
    package static var guestHere: ServiceRequest { ServiceRequest(.guestHere) }
}
