internal import HeadlessKitDriver
internal import Matrix
package import Tracing

extension TraceMeasurement {
    /// The calls of one tap in each variant. In MVC the view calls its controller, which has names
    /// that are difficult to print. In MVP presenter and view call each other. In MVVM the tap
    /// calls nothing in the implementation, and in VIPER the event is not possible.
    package static let sample = TraceMeasurement(
        scenarios: [
            OfScenario(
                feature: .greeting,
                scenario: "show",
                screens: [
                    [
                        Element(
                            id: "show-greeting",
                            kind: .button,
                            text: "Show </script>",
                            isEnabled: true
                        )
                    ],
                    [
                        Element(id: "greeting", kind: .label, text: "Hello <b>"),
                        Element(id: "show-greeting", kind: .button, text: "Show", isEnabled: true),
                    ],
                ],
                variants: [
                    variant(
                        .mvc,
                        [
                            call(
                                "Button.tap()",
                                .kit,
                                [
                                    call(
                                        "closure in A.b(_:)",
                                        .role(.view),
                                        [
                                            call("A;B.#1<end>`|&(_:)", .role(.controller), times: 2)
                                        ]
                                    )
                                ]
                            )
                        ]
                    ),
                    variant(
                        .mvp,
                        [
                            call(
                                "V.tap()",
                                .role(.view),
                                [
                                    call(
                                        "P.a()",
                                        .role(.presenter),
                                        [
                                            call("V.show(_:)", .role(.view), times: 3),
                                            call("InMemory.ask(\u{1B}[2J:)", .service),
                                        ]
                                    )
                                ]
                            )
                        ]
                    ),
                    variant(.mvvm, []),
                    OfVariant(
                        variant: .viper,
                        interactions: [
                            Interaction(event: tap, ignored: "the alert \"A;#|\" is up", calls: [])
                        ]
                    ),
                ]
            )
        ]
    )

    private static let tap = #"{"tap":"show-greeting"}"#

    private static func variant(_ variant: Variant, _ calls: [TracedCall]) -> OfVariant {
        OfVariant(variant: variant, interactions: [Interaction(event: tap, calls: calls)])
    }

    private static func call(
        _ function: String,
        _ participant: Participant,
        times: Int = 1,
        _ calls: [TracedCall] = []
    ) -> TracedCall {
        TracedCall(
            function: function,
            module: "M",
            participant: participant,
            times: times,
            calls: calls
        )
    }
}
