/// The pending replies to deliver.
package enum Delivery: String, CaseIterable, Hashable, Sendable {
    /// The oldest reply.
    case next
    /// The newest reply.
    case last
    /// All replies, and those that they cause.
    case all
}
