internal import Behaviours
internal import Descriptions
internal import HeadlessKit

/// The services of a described feature: those of the description, or those of a feature whose
/// implementations are written by hand.
@MainActor
struct FeatureServices {
    /// The service of the entity that loads.
    var loaded: (any LoadableEntity)?
    /// The services of the lists, in their order.
    var items: [any DescribedItems] = []
    /// The services of the description.
    var world: DescribedWorld?
    /// The flags that are set.
    var facts: Set<Name> = []
}

extension Description {
    /// Creates the screen that plays the model of the described behaviour.
    @MainActor
    func screen(_ services: FeatureServices) -> UIViewController {
        let model = ScreenModel(self)
        var items = services.items.makeIterator()
        let parts = model.parts.map { part in
            part.component.hasRows
                ? PlayedServices(items: items.next())
                : PlayedServices(world: services.world, loaded: services.loaded)
        }
        return PlayedScreen(model, facts: services.facts, services: parts)
    }
}
