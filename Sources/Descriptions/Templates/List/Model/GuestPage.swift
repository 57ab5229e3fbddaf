// @if PAGES
/// One page of the guests.
package struct GuestPage: Hashable, Sendable {
    /// The number of entries of each page except the last.
    // @= service.pageSize: 20
    package static let size = 20

    package var guests: [Guest]
    /// Indicates whether this is the last page.
    package var isLast: Bool

    package init(guests: [Guest], isLast: Bool) {
        self.guests = guests
        self.isLast = isLast
    }
}
// @end
