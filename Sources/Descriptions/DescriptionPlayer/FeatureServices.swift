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
    /// Creates the screen of the description.
    ///
    /// - Parameter playsModel: true for the screen that is created from the model of behaviour.
    @MainActor
    func screen(_ services: FeatureServices, playsModel: Bool) -> ViewController {
        playsModel ? modelScreen(services) : describedScreen(services)
    }

    @MainActor
    private func modelScreen(_ services: FeatureServices) -> ViewController {
        let model = ScreenModel(self)
        var items = services.items.makeIterator()
        let parts = model.parts.map { part in
            part.component.hasRows
                ? PlayedServices(items: items.next())
                : PlayedServices(world: services.world, loaded: services.loaded)
        }
        return PlayedScreen(model, facts: services.facts, services: parts)
    }

    @MainActor
    private func describedScreen(_ services: FeatureServices) -> ViewController {
        if header != nil, let loaded = services.loaded as? any DescribedEntity {
            return DescribedPage(
                self,
                facts: services.facts,
                header: loaded,
                items: services.items
            )
        }
        if let list {
            return DescribedListScreen(
                list,
                pageSize: pageSize(of: list),
                announces: service(of: list)?.announces == true,
                in: services.items[0]
            )
        }
        if card != nil, let record = services.loaded as? any DescribedRecord {
            return DescribedCardScreen(self, in: record)
        }
        guard let world = services.world else {
            preconditionFailure("The description has no services.")
        }
        if let detail { return DescribedDetailScreen(detail, in: world) }
        return DescribedScreen(self, in: world)
    }
}
