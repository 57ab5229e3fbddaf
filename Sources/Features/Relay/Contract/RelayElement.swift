/// The accessibility identifiers of the elements of the relay.
package enum RelayElement {
    /// The names of the managers, in the order on screen.
    package static let managers = ["a", "b"]
    package static let log = "log"

    /// The button that assigns the next job to the worker of a manager.
    package static func start(manager: String) -> String { "\(manager).start" }
}
