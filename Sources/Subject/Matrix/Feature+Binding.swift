internal import Binding

extension Feature.Definition {
    static let binding = Self(
        .binding,
        module: "Binding",
        summary: "Lab: one follow button, bound to its state in five ways.",
        differingIn: .binding,
        [
            .boundByClosure, .boundByDelegate, .boundByObservation, .boundByNotification, .unbound,
        ]
    )
}
