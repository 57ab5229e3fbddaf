package import Descriptions
package import Equivalence
internal import Scenarios

extension Subject {
    /// The name of a description in messages.
    package static let nameOfDescription = "the description"

    /// Creates a subject that plays a description in lockstep with implementations. If all variants
    /// share the same misunderstanding, they agree with each other, but not with the description.
    package init(_ description: Description) {
        self.init(
            name: Self.nameOfDescription,
            // No implementation is created from it, so its classes are not checked for leaks.
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
                            announces: description.service(of: list)?.announces == true,
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
