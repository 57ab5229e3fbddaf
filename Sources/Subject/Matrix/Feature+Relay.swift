internal import Relay

extension Feature.Definition {
    static let relay = Self(
        .relay,
        module: "Relay",
        summary:
            "Lab: two managers and two workers, coupled by direct call, delegate or notification.",
        differingIn: .coupling,
        [.direct, .delegate, .notification]
    )
}
