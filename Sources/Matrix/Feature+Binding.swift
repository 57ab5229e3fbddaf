internal import Binding

extension Feature {
    package static let binding = Feature(
        .binding,
        module: "Binding",
        differingIn: .binding,
        [
            .boundByClosure, .boundByDelegate, .boundByObservation, .boundByNotification, .unbound,
        ]
    )
}
