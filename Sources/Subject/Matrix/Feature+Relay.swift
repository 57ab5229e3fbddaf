internal import Relay

extension Feature {
    package static let relay = Feature(
        .relay,
        in: RelayEnvironment.self,
        module: "Relay",
        summary:
            "Lab: two managers and two workers, coupled by direct call, delegate or notification.",
        differingIn: .coupling,
        [.direct, .delegate, .notification]
    )
}
