internal import Model
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The controller of a row")
    struct PersonCellControllerTests {
        private static func row(
            _ relation: Contact.Relation,
            _ kind: Contact.Kind,
            name: String = "Ada"
        ) -> PersonCellController {
            PersonCellController(
                contact: Contact(id: 2, name: name, relation: relation),
                kind: kind,
                isRevealed: false
            )
        }

        @Test("A row shows the name, and Anonymous for a missing name")
        func names() {
            #expect(Self.row(.none, .follow).name == "Ada")
            #expect(Self.row(.none, .follow, name: "").name == "Anonymous")
        }

        @Test(
            "The action depends on kind and relation",
            arguments: [
                (Contact.Relation.none, Contact.Kind.follow, "Follow"),
                (.established, .follow, "Following"), (.none, .friend, "Add friend"),
                (.requested, .friend, "Pending"), (.established, .friend, "Friend"),
            ]
        )
        func offers(relation: Contact.Relation, kind: Contact.Kind, action: String) {
            #expect(Self.row(relation, kind).action == action)
            #expect(Self.row(relation, kind).canAct == (relation != .requested))
        }
    }
}
