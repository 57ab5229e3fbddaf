internal import Matrix

extension Claim {
    /// The claims about which types know each other.
    static let coupling = [
        Claim(
            "mvc-view-knows-model",
            "In usual MVC the view holds the model",
            "In MVC as usually written (Massive), the view holds the model.",
            [.init(.coupling, "441, 976"), .init(.problems, "20"), .init(.chatter, "133")],
            measure:
                "references from the role View to the model in the compiler’s index; Massive’s "
                + "cells hold their entities",
            Comparison(
                .atLeast(.viewReferencesToModel, [.massive], 1),
                features: [.blogFeed, .comments]
            ),
            madeTrueBy: "Massive, which is written as the articles describe"
        ),
        Claim(
            "coupling-ladder",
            "A notification couples nobody",
            "Direct calls couple two types in both directions, a delegate in one, a notification "
                + "in neither.",
            [.init(.coupling, "23–27, 33, 151, 433")],
            measure: "directions in which manager and worker refer to each other in the "
                + "compiler’s index",
            Comparison(
                .all([
                    .exactly(.coupledDirections, [.direct], 2),
                    .exactly(.coupledDirections, [.delegate], 1),
                    .exactly(.coupledDirections, [.notification], 0),
                ]),
                features: [.relay]
            ),
            madeTrueBy: "the dependency rules of the lab Relay"
        ),
        Claim(
            "direct-costs-least",
            "A direct call costs the least code",
            "Of direct call, delegate and notification, the direct call costs the least code.",
            [.init(.coupling, "147")],
            measure: "code lines in the lab Relay",
            Comparison(
                .smallest(.direct, of: [.direct, .delegate, .notification], .codeLines),
                features: [.relay]
            ),
            supported: "For two types that belong together, call directly.",
            notSupported: "Another way costs less code."
        ),
        Claim(
            "notification-hides-faults",
            "Faults in notifications that tests miss",
            "Notifications are risky.",
            [.init(.coupling, "435")],
            measure: "planted faults that no test finds. A renamed notification has no effect, so "
                + "no test can find it",
            Comparison(
                .value(.survivors, [.delegate, .notification]),
                features: [.relay, .binding]
            ),
            valueOnly: "Nobody debugged. The compiler and the tests see less of a notification."
        ),
    ]
}
