/// Which of the waiting replies are delivered.
package enum Delivery: String, CaseIterable, Hashable, Sendable {
    /// The one that has waited longest.
    case next
    /// The one that came last.
    case last
    /// All, with those that they cause.
    case all
}
