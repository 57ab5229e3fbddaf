/// Where a variant does not do what it should.
package struct Difference: Hashable, Sendable, Codable {
    package enum Kind: String, Hashable, Sendable, Codable {
        /// The screen differs from that of the first variant.
        case screen
        case routes
        case requests
        /// Work that the contract counts was done more often, or less.
        case counts
        /// The event could happen in one variant and not in the other.
        case ignored
        /// What the script expects did not hold.
        case expectation
        /// Objects of the variant were still alive after the screen was closed.
        case leak
    }

    package let kind: Kind
    /// The variant that differs, as `MVVM`.
    package let variant: String
    /// Counted from 1 over the events of the script; 0 is the opening.
    package let eventNumber: Int
    /// The event as its script line; `nil` for the opening, and for the closing that every play
    /// ends with.
    package let event: String?
    /// The element that differs, where one does.
    package let element: String?
    /// What differs, in words.
    package let explanation: String
}
