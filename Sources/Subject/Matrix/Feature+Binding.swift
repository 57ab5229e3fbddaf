internal import Binding

extension Feature {
    package static let binding = Feature(
        .binding,
        in: BindingEnvironment.self,
        module: "Binding",
        summary: "Lab: one follow button, bound to its state in five ways.",
        differingIn: .binding,
        [
            .boundByClosure, .boundByDelegate, .boundByObservation, .boundByNotification, .unbound,
        ]
    )
}
