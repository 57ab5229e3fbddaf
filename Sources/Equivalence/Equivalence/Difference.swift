/// A difference between a variant and the expected behaviour.
package struct Difference: Hashable, Sendable, Codable {
    package enum Kind: String, Hashable, Sendable, Codable {
        /// The screen differs from that of the first variant.
        case screen
        case routes
        case requests
        /// A counter of the contract differs.
        case counts
        /// The event was possible in one variant and not in the other.
        case ignored
        /// An expectation of the scenario was not met.
        case expectation
        /// Objects of the variant are alive after the screen was closed.
        case leak
        /// A screen that was restored from its state does not continue like an uninterrupted one.
        case restoration
    }

    package let kind: Kind
    /// The variant that differs, such as `MVVM`.
    package let variant: String
    /// The number of the event, from 1; 0 is the opening.
    package let eventNumber: Int
    /// The event as JSON; `nil` for the opening, and for the closing at the end of every scenario.
    package let event: String?
    /// The element that differs, if any.
    package let element: String?
    /// The difference in words.
    package let explanation: String
}
