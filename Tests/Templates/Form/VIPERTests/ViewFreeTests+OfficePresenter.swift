internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The presenter of the card")
    struct OfficePresenterTests {
        private let view = OfficeViewSpy()
        private let interactor = OfficeInteractorSpy()
        private let router = OfficeRouterSpy()
        private let presenter: OfficePresenter
        // @= guest.first: GuestSummary.sample()
        private let guest = GuestSummary.sample()

        init() {
            presenter = OfficePresenter(interactor: interactor, router: router)
            presenter.view = view
        }

        @Test("The events of the view become requests to the interactor")
        func requests() {
            presenter.viewDidLoad()
            presenter.didTapRetry()
            // @if ANNOUNCES
            #expect(interactor.calls == [.start, .fetchGuest])
            // @else
            // | #expect(interactor.calls == [.fetchGuest, .fetchGuest])
            // @end
        }

        @Test("The loading indicator shows until the guest arrives")
        func loads() {
            presenter.didBeginFetchingGuest()
            #expect(view.calls == [.showLoading])
            view.calls = []
            presenter.didReceiveGuest(guest)
            // @= card.shows: .showCaption("Hello"), .showAlterButton
            #expect(view.calls == [.showCaption("Hello"), .showAlterButton])
        }

        @Test("A failed request shows an error")
        func fails() {
            presenter.didFailToFetchGuest()
            #expect(view.calls == [.showError("{card.failure}")])
        }
        // @for element in tried

        @Test(
            "The caption of any guest is shown",
            arguments: [
                // @= element.samples
                (GuestSummary.sample(phrase: ""), "")
                // @end
            ]
        )
        func showsCaption(guest: GuestSummary, caption: String) {
            presenter.didReceiveGuest(guest)
            #expect(view.calls.contains(.showCaption(caption)))
        }
        // @end

        @Test("The form opens only with a loaded guest")
        func opensForm() {
            presenter.didTapAlter()
            #expect(router.openedGuests.isEmpty)
            presenter.didReceiveGuest(guest)
            presenter.didTapAlter()
            #expect(router.openedGuests == [guest])
            #expect(router.delegate === presenter)
        }

        @Test("The card shows the result of the form, which is edited next")
        func showsResult() {
            // @= guest.later: GuestSummary.sample(phrase: "Bye", visits: 3, isLoud: false)
            let result = GuestSummary.sample(phrase: "Bye", visits: 3, isLoud: false)
            presenter.officeFormDidSave(result)
            // @= card.showsLater: .showCaption("Bye"), .showAlterButton
            #expect(view.calls == [.showCaption("Bye"), .showAlterButton])
            presenter.didTapAlter()
            #expect(router.openedGuests == [result])
        }

        @Test("The presenter retains no view")
        func retainsNoView() {
            var view: OfficeViewSpy? = OfficeViewSpy()
            presenter.view = view
            view = nil
            #expect(presenter.view == nil)
        }
    }
}
