package import HeadlessKit
package import Layers

/// The entry point of the implementation.
@MainActor
package enum LayersAssembly {
    package static func screen(_ dependencies: LayersDependencies) -> UIViewController {
        var presenter: any LayersPresenterProtocol = LayersPresenter(
            personProvider: dependencies.personProvider
        )
        for _ in 0..<dependencies.layerCount {
            let layer = ForwardingLayer(presenter: presenter)
            presenter.view = layer
            presenter = layer
        }
        let viewController = LayersViewController(presenter: presenter)
        presenter.view = viewController
        return viewController
    }
}
