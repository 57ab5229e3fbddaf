/// Somebody in a list of people, and how the viewer stands to them.
package struct Contact: Identifiable, Hashable, Sendable {
    /// What a list of people is about.
    package enum Kind: String, CaseIterable, Sendable {
        case follow
        case friend
    }

    package enum Relation: Hashable, Sendable {
        case none
        /// The viewer wants to be friends, and the other side has not answered.
        case requested
        /// The viewer follows them, or both are friends.
        case established
    }

    package let id: User.ID
    /// Empty where the person gave none.
    package let name: String
    package var relation: Relation

    package init(id: User.ID, name: String, relation: Relation) {
        self.id = id
        self.name = name
        self.relation = relation
    }
}
