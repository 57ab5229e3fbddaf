internal import HeadlessKit
internal import Matrix
package import Tracing

extension TraceMeasurement {
    /// One tap in each variant: in MVC the view reaches its controller, which has awkward names; in
    /// MVP presenter and view call each other; in MVVM nothing of the cell is called; and in VIPER
    /// the event cannot happen.
    package static let sample = TraceMeasurement(
        scripts: [
            OfScript(
                feature: .greeting,
                script: "show",
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
