package import Descriptions
package import Equivalence
internal import Scenarios

extension Subject {
    /// What messages call what a description says.
    package static let nameOfDescription = "the description"

    /// What a description says, played in step with cells: variants that share a misunderstanding agree
    /// with each other, but not with it.
    package init(_ description: Description) {
        self.init(
            name: Self.nameOfDescription,
            // No cell is made of it, and its world stays, as all environments do.
            moduleNames: [],
            isDescription: true,
            open: { opening in
                Stage(environment: DescribedWorld(description, opening: opening)) { world in
                    if description.header != nil {
                        DescribedPage(
                            description,
                            facts: world.facts,
                            header: world,
                            items: world.listings
                        )
                    } else if let list = description.list {
                        DescribedListScreen(
                            list,
                            pageSize: description.pageSize(of: list),
                            in: world.listings[0]
                        )
                    } else if description.card != nil {
                        DescribedCardScreen(description, in: world)
                    } else if let detail = description.detail {
                        DescribedDetailScreen(detail, in: world)
                    } else {
                        DescribedScreen(description, in: world)
                    }
                }
            }
        )
    }
}
