internal import Layers

extension Feature {
    package static let layers = Feature(
        .layers,
        in: LayersEnvironment.self,
        module: "Layers",
        summary: "Lab: a button whose taps pass through 0 to 5 layers to the presenter.",
        differingIn: .forwarding,
        [.forwardedByProtocol, .forwardedByClosure]
    )
}
