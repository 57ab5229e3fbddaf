internal import DataBinding
// @if LEADS
internal import HeadlessKit
// @end
internal import ImplementationTesting
internal import Model
internal import Scenarios
internal import Testing
internal import Venue

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The view model of the header")
    struct HeaderViewModelTests {
        private let environment: VenueEnvironment
        private let heard = Heard()
        private let viewModel: HeaderViewModel

        init() {
            self.init([:])
        }

        /// - Parameter values: the values that differ from the first of each field.
        private init(_ values: [String: JSONValue]) {
            environment = VenueEnvironment(
                opening: Opening(feature: "{header.feature}", values: values)
            )
            viewModel = Self.viewModel(in: environment)
            // @if ASKS
            viewModel.onQuestion = { [heard] in heard.texts.append($0) }
            // @end
            viewModel.onMessage = { [heard] in heard.texts.append($0) }
        }

        private static func viewModel(in environment: VenueEnvironment) -> HeaderViewModel {
            let dependencies = environment.dependencies
            return HeaderViewModel(
                guestID: dependencies.guestID,
                supplier: dependencies.supplier,
                // @for fact in facts
                isOpen: dependencies.isOpen,
                // @end
                // @for page in pages
                onOpenHost: { [navigator = dependencies.navigator] in
                    navigator.push(.host($0))
                },
                // @end
            )
        }

        /// The questions and messages of the view model.
        @MainActor
        private final class Heard {
            var texts: [String] = []
        }

        /// Loads the shown values.
        private func load() {
            viewModel.loadGuest()
            environment.deliver(.all)
        }

        // @insert tests from MVPTests/ViewFreeTests+HeaderPresenter.swift
        // @for element in shown

        @Test("An observer receives the caption at once, and every change")
        func tellsCaption() {
            let observer = Observer()
            // @= element.type: String
            var texts: [String] = []
            viewModel.caption.bind(to: observer) { texts.appendChange($1) }
            load()
            load()
            load()
            // @= element.changes: ["", "Al"]
            #expect(texts == ["", "Al"])
        }
        // @end
        // @insert links from MVPTests/ViewFreeTests+HeaderPresenter.swift

        @Test("Replies after the view model is released do nothing and retain no object")
        func releases() {
            var viewModel: HeaderViewModel? = Self.viewModel(in: environment)
            weak let released = viewModel
            let observer = Observer()
            var changeCount = 0
            // @= header.observed: caption
            viewModel?.caption.bind(to: observer) { _, _ in changeCount += 1 }
            viewModel?.loadGuest()
            // @for toggle in tapped
            environment.deliver(.all)
            viewModel?.toggleHere()
            // @if toggle.asksFirst
            // | viewModel?.confirmHere()
            // @end
            // @end
            viewModel = nil
            #expect(released == nil)
            changeCount = 0
            environment.deliver(.all)
            #expect(changeCount == 0)
        }
    }
}
