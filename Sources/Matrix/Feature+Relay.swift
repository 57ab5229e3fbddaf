internal import Relay

extension Feature {
    package static let relay = Feature(
        .relay,
        module: "Relay",
        differingIn: .coupling,
        [.direct, .delegate, .notification]
    )
}
