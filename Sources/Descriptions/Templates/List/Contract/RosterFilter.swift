/// The filter of the guests.
package enum RosterFilter: Sendable {
    case all
    case nearby
}
