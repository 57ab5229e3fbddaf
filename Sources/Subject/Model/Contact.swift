/// A user in a list of people, with the relation of the viewer to them.
package struct Contact: Identifiable, Codable, Hashable, Sendable {
    /// The subject of a list of people.
    package enum Kind: String, CaseIterable, Codable, Sendable {
        case follow
        case friend
    }

    package enum Relation: Codable, Hashable, Sendable {
        case none
        /// The viewer has requested a friendship that the other user has not accepted.
        case requested
        /// The viewer follows the user, or both are friends.
        case established
    }

    package let id: User.ID
    /// The name of the user; empty if they gave none.
    package let name: String
    package var relation: Relation

    package init(id: User.ID, name: String, relation: Relation) {
        self.id = id
        self.name = name
        self.relation = relation
    }
}
