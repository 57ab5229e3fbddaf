internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("A layer")
    struct ForwardingLayerTests {
        private final class CountingPresenter: LayersPresenterProtocol {
            weak var view: (any LayersViewProtocol)?
            private(set) var tapCount = 0

            func didTapShowGreeting() {
                tapCount += 1
            }
        }

        private let presenter = CountingPresenter()
        private let view = LayersViewSpy()

        @Test("It forwards each tap once, and shows nothing by itself")
        func forwardsTaps() {
            let layer = ForwardingLayer(presenter: presenter)
            layer.view = view
            #expect(presenter.tapCount == 0)
            layer.didTapShowGreeting()
            layer.didTapShowGreeting()
            #expect(presenter.tapCount == 2)
            #expect(view.greetings == [])
        }

        @Test("It forwards each greeting unchanged, and taps nothing by itself")
        func forwardsGreetings() {
            let layer = ForwardingLayer(presenter: presenter)
            layer.view = view
            layer.showGreeting("Hello")
            layer.showGreeting("")
            #expect(view.greetings == ["Hello", ""])
            #expect(presenter.tapCount == 0)
        }

        @Test("It keeps its presenter alive, but no view")
        func ownership() {
            var presenter: CountingPresenter? = CountingPresenter()
            weak let kept = presenter
            let layer = presenter.map(ForwardingLayer.init)
            presenter = nil
            var view: LayersViewSpy? = LayersViewSpy()
            layer?.view = view
            view = nil
            #expect(kept != nil)
            #expect(layer?.view == nil)
        }
    }
}
