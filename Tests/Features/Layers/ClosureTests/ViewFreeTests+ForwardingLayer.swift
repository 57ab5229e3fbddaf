internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("A layer")
    struct ForwardingLayerTests {
        @Test("It forwards each tap once, and shows nothing by itself")
        func forwardsTaps() {
            var tapCount = 0
            var greetings: [String] = []
            let layer = ForwardingLayer { tapCount += 1 }
            layer.onGreeting = { greetings.append($0) }
            #expect(tapCount == 0)
            layer.didTapShowGreeting()
            layer.didTapShowGreeting()
            #expect(tapCount == 2)
            #expect(greetings == [])
        }

        @Test("It forwards each greeting unchanged, and taps nothing by itself")
        func forwardsGreetings() {
            var tapCount = 0
            var greetings: [String] = []
            let layer = ForwardingLayer { tapCount += 1 }
            layer.onGreeting = { greetings.append($0) }
            layer.showGreeting("Hello")
            layer.showGreeting("")
            #expect(greetings == ["Hello", ""])
            #expect(tapCount == 0)
        }
    }
}
