// @sample
package import Model

// @end
/// {service.summary}
@MainActor
package protocol Supplier: AnyObject {
    /// Loads the current guest with a number.
    func guest(id: Guest.ID, completion: @escaping Completion<Guest>)
    // @for toggle in toggles

    /// Changes whether a guest is here.
    func setHere(_ isHere: Bool, guestID: Guest.ID, completion: @escaping Completion<Void>)
    // @end
}

extension Operation {
    package static var guest: Operation {
        Operation(rawValue: "{item.identifier}")
    }
    // @for toggle in toggles
    package static var guestHere: Operation {
        Operation(rawValue: "{toggle.operation}")
    }
    // @end
}

extension ServiceRequest {
    package static func guest(id: Guest.ID) -> ServiceRequest {
        ServiceRequest(.guest, id)
    }
    // @for toggle in toggles
    package static func guestHere(guestID: Guest.ID) -> ServiceRequest {
        ServiceRequest(.guestHere, guestID)
    }
    // @end
}
