package import HeadlessKit
package import Layers

/// The entry point of the implementation.
@MainActor
package enum LayersAssembly {
    package static func screen(_ dependencies: LayersDependencies) -> UIViewController {
        let presenter = LayersPresenter(personProvider: dependencies.personProvider)
        var onShowGreeting = { presenter.didTapShowGreeting() }
        var connect: (@escaping (String) -> Void) -> Void = { presenter.onGreeting = $0 }
        for _ in 0..<dependencies.layerCount {
            let layer = ForwardingLayer(onShowGreeting: onShowGreeting)
            connect { [weak layer] in layer?.showGreeting($0) }
            onShowGreeting = { layer.didTapShowGreeting() }
            connect = { layer.onGreeting = $0 }
        }
        let viewController = LayersViewController(onShowGreeting: onShowGreeting)
        connect { [weak viewController] in viewController?.showGreeting($0) }
        return viewController
    }
}
