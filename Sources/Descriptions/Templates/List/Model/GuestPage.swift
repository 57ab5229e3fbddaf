/// One page of the guests.
package struct GuestPage: Hashable, Sendable {
    /// The number of entries of each page except the last.
    package static let size = 20

    package var guests: [Guest]
    /// Indicates whether this is the last page.
    package var isLast: Bool
}
