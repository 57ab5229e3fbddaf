internal import Matrix

extension Claim {
    /// The claims about which types know each other. The implementations are written to show them,
    /// so the compiler's index only confirms that they do.
    static let coupling = [
        Claim(
            "mvc-view-knows-model",
            "In usual MVC the view holds the model",
            "In MVC as usually written (Massive), the view holds the model.",
            [.coupling],
            measure:
                "references from the role View to the model in the compiler's index; Massive's "
                + "cells hold their entities",
            Comparison(
                .atLeast(.viewReferencesToModel, [.massive], 1),
                features: [.blogFeed, .comments]
            ),
            isByConstruction: true,
            revision: "Not measured before, because no view held an entity. The first version "
                + "counted the controller of Massive as a view.",
            supported: "A change of an entity reaches the view that holds it.",
            notSupported: "No view holds an entity."
        ),
        Claim(
            "coupling-ladder",
            "A notification couples nobody",
            "Direct calls couple two types in both directions, a delegate in one, a notification "
                + "in neither.",
            [.coupling],
            measure: "directions in which manager and worker refer to each other in the "
                + "compiler's index",
            Comparison(
                .all([
                    .exactly(.coupledDirections, [.direct], 2),
                    .exactly(.coupledDirections, [.delegate], 1),
                    .exactly(.coupledDirections, [.notification], 0),
                ]),
                features: [.relay]
            ),
            isByConstruction: true,
            revision: "Not measured before, because only the worker posted a notification.",
            supported:
                "Each step removes a reference, and with it a call that the compiler checks.",
            notSupported: "A step does not remove the reference that it should."
        ),
    ]
}
