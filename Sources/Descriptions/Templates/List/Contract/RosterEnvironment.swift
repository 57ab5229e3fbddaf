package import HeadlessKit
internal import Model
internal import RosterModel
package import Scenarios

/// The test environment of the list of guests: a service that never replies.
package final class RosterEnvironment: ConnectedEnvironment {
    package let scripted: ScriptedConnection
    private let supplier = SilentSupplier()
    private let navigator = NavigationStack()

    package init(opening: Opening) {
        scripted = ScriptedConnection(opening: opening)
    }

    package var dependencies: RosterDependencies {
        RosterDependencies(supplier: supplier, navigator: navigator)
    }

    package var navigation: NavigationStack? { navigator }

    package func set(_ values: [String: JSONValue]) {}
}

private final class SilentSupplier: Supplier {
    func guests(completion: @escaping Completion<[Guest]>) {}
    func guests(page: Int, completion: @escaping Completion<GuestPage>) {}
    func setHere(_ isHere: Bool, guestID: Guest.ID, completion: @escaping Completion<Void>) {}
    func countScore(guestID: Guest.ID, completion: @escaping Completion<Int>) {}
    func remove(guestID: Guest.ID, completion: @escaping Completion<Void>) {}
    func add(completion: @escaping Completion<Void>) {}
    func restore(guestID: Guest.ID, completion: @escaping Completion<Void>) {}
    func addObserver(_ observer: any GuestObserver) {}
}
