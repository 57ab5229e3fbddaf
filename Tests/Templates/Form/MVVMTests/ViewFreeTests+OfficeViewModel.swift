internal import DataBinding
internal import ImplementationTesting
internal import Model
internal import Office
internal import OfficeModel
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The view model of the card")
    struct OfficeViewModelTests {
        private let environment = OfficeEnvironment(
            opening: Opening(feature: "{feature.identifier}")
        )
        private let viewModel: OfficeViewModel

        init() {
            viewModel = OfficeViewModel(supplier: environment.dependencies.supplier)
        }

        /// The texts of the labels.
        private var texts: [String] {
            // @= card.texts: viewModel.caption.value
            [viewModel.caption.value]
        }

        private func start() {
            // @if ANNOUNCES
            viewModel.start()
            // @else
            // | viewModel.loadGuest()
            // @end
        }

        /// Loads the guest.
        private func load() {
            start()
            environment.deliver(.all)
        }

        @Test("The loading indicator shows until the guest arrives")
        func loads() {
            start()
            #expect(viewModel.phase.value == .loading)
            #expect(texts.joined().isEmpty)
            environment.deliver(.all)
            #expect(viewModel.phase.value == .loaded)
            // @= card.shows: "Hello"
            #expect(texts == ["Hello"])
            #expect(environment.requests == [.guest])
        }

        @Test("A failed load shows an error and can be requested again")
        func retries() {
            environment.fail(.guest)
            load()
            #expect(viewModel.phase.value == .failed("{card.failure}"))
            viewModel.loadGuest()
            #expect(viewModel.phase.value == .loading)
            environment.deliver(.all)
            #expect(viewModel.phase.value == .loaded)
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
            viewModel.show(guest)
            #expect(viewModel.caption.value == caption)
        }
        // @end

        @Test("The form opens only with a loaded guest")
        func opensForm() {
            var opened: [Guest] = []
            viewModel.onOpenForm = { opened.append($0) }
            viewModel.openForm()
            #expect(opened.isEmpty)
            load()
            viewModel.openForm()
            // @= guest.first: Guest.sample()
            #expect(opened == [Guest.sample()])
        }

        @Test("The card shows the result of the form, which is edited next")
        func showsResult() {
            load()
            // @= guest.later: Guest.sample(phrase: "Bye", visits: 3, isLoud: false)
            let result = Guest.sample(phrase: "Bye", visits: 3, isLoud: false)
            viewModel.show(result)
            // @= card.showsLater: "Bye"
            #expect(texts == ["Bye"])
            var opened: [Guest] = []
            viewModel.onOpenForm = { opened.append($0) }
            viewModel.openForm()
            #expect(opened == [result])
        }
        #if ANNOUNCES

            @Test("A change made elsewhere shows only after the guest has loaded")
            func showsChange() {
                start()
                environment.set([:])
                #expect(viewModel.phase.value == .loading)
                environment.deliver(.all)
                // @= guest.change
                environment.set([
                    "phrase": .text("Bye"), "visits": .integer(3), "loud": .flag(false),
                ])
                // @end
                // @= card.showsLater: "Bye"
                #expect(texts == ["Bye"])
            }
        #endif

        @Test("A view model that is released while it loads is deallocated")
        func releases() {
            var viewModel: OfficeViewModel? = OfficeViewModel(
                supplier: environment.dependencies.supplier
            )
            weak let released = viewModel
            viewModel?.loadGuest()
            viewModel = nil
            #expect(released == nil)
            environment.deliver(.all)
        }
    }
}
