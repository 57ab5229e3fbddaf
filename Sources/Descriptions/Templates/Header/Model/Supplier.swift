package import Model

/// Keeps guests.
@MainActor
package protocol Supplier: AnyObject {
    /// Loads a guest.
    func guest(id: Guest.ID, completion: @escaping Completion<Guest>)

    /// Changes whether a guest is here.
    func setHere(_ isHere: Bool, guestID: Guest.ID, completion: @escaping Completion<Void>)
}
