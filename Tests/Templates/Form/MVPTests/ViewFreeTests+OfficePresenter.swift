internal import ImplementationTesting
internal import Model
internal import Office
internal import OfficeModel
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The presenter of the card")
    struct OfficePresenterTests {
        private let environment = OfficeEnvironment(
            opening: Opening(feature: "{feature.identifier}")
        )
        private let view = OfficeViewSpy()
        private let presenter: OfficePresenter

        init() {
            presenter = OfficePresenter(supplier: environment.dependencies.supplier)
            presenter.view = view
        }

        /// Loads the guest and clears the recorded calls.
        private func load() {
            presenter.viewDidLoad()
            environment.deliver(.all)
            view.calls = []
        }

        @Test("The loading indicator shows until the guest arrives")
        func loads() {
            presenter.viewDidLoad()
            #expect(view.calls == [.showLoading])
            view.calls = []
            environment.deliver(.all)
            // @= card.shows: .showCaption("Hello"), .showAlterButton
            #expect(view.calls == [.showCaption("Hello"), .showAlterButton])
            #expect(environment.requests == [.guest])
        }

        @Test("A failed load shows an error, and the button loads again")
        func retries() {
            environment.fail(.guest)
            presenter.viewDidLoad()
            environment.deliver(.all)
            #expect(view.calls == [.showLoading, .showError("{card.failure}")])
            view.calls = []
            presenter.didTapRetry()
            #expect(view.calls == [.showLoading])
            environment.deliver(.all)
            #expect(view.calls.last == .showAlterButton)
        }
        // @for element in tried

        @Test(
            "The caption of any guest is shown",
            arguments: [
                // @= element.samples
                (Guest.sample(phrase: ""), "")
                // @end
            ]
        )
        func showsCaption(guest: Guest, caption: String) {
            presenter.show(guest)
            #expect(view.calls.contains(.showCaption(caption)))
        }
        // @end

        @Test("The form opens only with a loaded guest")
        func opensForm() {
            var opened: [Guest] = []
            presenter.onOpenForm = { opened.append($0) }
            presenter.didTapAlter()
            #expect(opened.isEmpty)
            load()
            presenter.didTapAlter()
            // @= guest.first: Guest.sample()
            #expect(opened == [Guest.sample()])
        }

        @Test("The card shows the result of the form, which is edited next")
        func showsResult() {
            load()
            // @= guest.later: Guest.sample(phrase: "Bye", visits: 3, isLoud: false)
            let result = Guest.sample(phrase: "Bye", visits: 3, isLoud: false)
            presenter.show(result)
            // @= card.showsLater: .showCaption("Bye"), .showAlterButton
            #expect(view.calls == [.showCaption("Bye"), .showAlterButton])
            var opened: [Guest] = []
            presenter.onOpenForm = { opened.append($0) }
            presenter.didTapAlter()
            #expect(opened == [result])
        }
        #if ANNOUNCES

            @Test("A change made elsewhere shows only after the guest has loaded")
            func showsChange() {
                presenter.viewDidLoad()
                view.calls = []
                environment.set([:])
                #expect(view.calls.isEmpty)
                environment.deliver(.all)
                view.calls = []
                // @= guest.change
                environment.set([
                    "phrase": .text("Bye"), "visits": .integer(3), "loud": .flag(false),
                ])
                // @end
                // @= card.showsLater: .showCaption("Bye"), .showAlterButton
                #expect(view.calls == [.showCaption("Bye"), .showAlterButton])
            }
        #endif

        @Test("A reply after the presenter is released does nothing and retains no object")
        func releases() {
            var presenter: OfficePresenter? = OfficePresenter(
                supplier: environment.dependencies.supplier
            )
            weak let released = presenter
            presenter?.view = view
            presenter?.viewDidLoad()
            presenter = nil
            #expect(released == nil)
            view.calls = []
            environment.deliver(.all)
            environment.set([:])
            #expect(view.calls.isEmpty)
        }
    }
}
