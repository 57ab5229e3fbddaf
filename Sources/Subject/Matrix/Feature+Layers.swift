internal import Layers

extension Feature.Definition {
    static let layers = Self(
        .layers,
        module: "Layers",
        summary: "Lab: a button whose taps pass through 0 to 5 layers to the presenter.",
        differingIn: .forwarding,
        [.forwardedByProtocol, .forwardedByClosure]
    )
}
