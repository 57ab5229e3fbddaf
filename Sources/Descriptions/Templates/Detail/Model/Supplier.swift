// @sample
package import Model

// @end
/// {service.summary}
@MainActor
package protocol Supplier: AnyObject {
    /// Loads the current guest.
    func guest(completion: @escaping Completion<Guest>)
    // @for change in requests
    // @if change.adds

    /// Adds to level, within its limits, and replies with the changed guest.
    func addToLevel(_ difference: Int, completion: @escaping Completion<Guest>)
    // @else

    // @if change.isFlag
    /// Changes whether the guest is here, and replies with the changed guest.
    // @else
    // | /// Changes here, and replies with the changed guest.
    // @end
    // @= change.type: Bool
    func setHere(_ isHere: Bool, completion: @escaping Completion<Guest>)
    // @end
    // @end
}

extension Operation {
    package static var guest: Operation {
        Operation(rawValue: "{item.identifier}")
    }
    // @for change in operations
    package static var guestLevel: Operation {
        Operation(rawValue: "{change.operation}")
    }
    // @end
    // @sample
    package static var guestHere: Operation {
        Operation(rawValue: "guest-here")
    }
    // @end
}

extension ServiceRequest {
    package static var guest: ServiceRequest { ServiceRequest(.guest) }
    // @for change in operations
    package static var guestLevel: ServiceRequest { ServiceRequest(.guestLevel) }
    // @end
    // @sample
    package static var guestHere: ServiceRequest { ServiceRequest(.guestHere) }
    // @end
}
