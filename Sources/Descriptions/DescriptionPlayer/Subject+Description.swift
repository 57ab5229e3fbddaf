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
                    description.screen(
                        FeatureServices(
                            loaded: world,
                            items: world.listings,
                            world: world,
                            facts: world.facts
                        )
                    )
                }
            }
        )
    }
}
