// @fragment filter
// @for list in filtered
/// The filter of the guests.
package enum RosterFilter: Codable, Sendable {
    // @for filter in list.filters
    case nearby
    // @end
    // @sample
    case all
    // @end
}
// @end
// @end
