internal import DataBinding
internal import Desk
internal import DeskModel
// @if LEADS
internal import HeadlessKit
// @end
internal import ImplementationTesting
internal import Model
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The view model of the guest")
    struct DeskViewModelTests {
        private let environment: DeskEnvironment
        private let heard = Heard()
        private let viewModel: DeskViewModel

        /// - Parameter values: the values that differ from the first of each field.
        init(_ values: [String: JSONValue] = [:]) {
            environment = DeskEnvironment(
                opening: Opening(feature: "{screen.feature}", values: values)
            )
            viewModel = Self.viewModel(environment.dependencies)
            // @for tap in confirmed
            viewModel.onQuestion = { [heard] in heard.texts.append($0) }
            // @end
            #if CHANGES
                viewModel.onMessage = { [heard] in heard.texts.append($0) }
            #endif
        }

        private static func viewModel(_ dependencies: DeskDependencies) -> DeskViewModel {
            DeskViewModel(
                // @for fact in facts
                isOpen: dependencies.isOpen,
                // @end
                supplier: dependencies.supplier,
                // @for page in pages
                onOpenHost: { dependencies.navigator.push(.host($0)) },
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

        @Test("Loading is shown until everything has loaded")
        func loads() {
            viewModel.loadGuest()
            #expect(viewModel.phase.value == .loading)
            environment.deliver(.all)
            #expect(viewModel.phase.value == .loaded)
            // @= screen.showsLoaded
            #expect(viewModel.caption.value == "1")
            #expect(viewModel.leaveTitle.value == "Come")
            #expect(viewModel.isPressEnabled.value == true)
            #expect(viewModel.isGuideHidden == true)
            // @end
            #expect(environment.requests == [.guest])
        }

        @Test("A failed load shows an error and can be requested again")
        func loadFails() {
            environment.fail(.guest)
            load()
            #expect(viewModel.phase.value == .failed("{screen.failure}"))
            viewModel.loadGuest()
            #expect(viewModel.phase.value == .loading)
            environment.deliver(.all)
            #expect(viewModel.phase.value == .loaded)
        }
        // @for element in tried
        // @if element.isLabel

        @Test(
            "The caption of any guest is shown",
            arguments: [
                // @= element.samples
                ([:], "1"),
                (["level": .integer(3)], "3"),
                // @end
            ] as [([String: JSONValue], String)]
        )
        func showsCaption(values: [String: JSONValue], caption: String) {
            let screen = Self(values)
            screen.load()
            #expect(screen.viewModel.caption.value == caption)
        }
        // @else

        @Test(
            "The leave title of any guest is shown",
            arguments: [
                // @= element.samples
                ([:], "Come"),
                (["here": .flag(true)], "Leave"),
                // @end
            ] as [([String: JSONValue], String)]
        )
        func showsLeaveTitle(values: [String: JSONValue], leaveTitle: String) {
            let screen = Self(values)
            screen.load()
            #expect(screen.viewModel.leaveTitle.value == leaveTitle)
        }
        // @end
        // @end
        // @for limit in limits
        // @if limit.isEnabled

        @Test("“{limit.button}” is enabled {limit.reason}")
        func enablesPress() {
            // @= limit.screen
            let screen = Self(["level": .integer(8)])
            // @end
            screen.load()
            #expect(screen.viewModel.isPressEnabled.value == true)
        }
        // @else

        @Test("“{limit.button}” is disabled if it can change nothing")
        func disablesPress() {
            // @= limit.screen
            let screen = Self(["level": .integer(9)])
            // @end
            screen.load()
            #expect(screen.viewModel.isPressEnabled.value == false)
        }
        // @end
        // @end
        // @for fact in facts

        @Test("Conditional buttons follow “{fact.name}”")
        func showsWhereOpen() {
            // @= fact.key: "open"
            let screen = Self(["open": .flag(true)])
            // @= fact.shows
            #expect(screen.viewModel.isGuideHidden == false)
            // @end
        }
        // @end

        @Test("An observer receives the loading state at once, and every change")
        func tellsThePhase() {
            let observer = Observer()
            var phases: [DeskViewModel.Phase] = []
            viewModel.phase.bind(to: observer) { phases.appendChange($1) }
            load()
            #expect(phases == [.loading, .loaded])
        }
        // @for element in varying
        // @if element.isLabel

        @Test("An observer receives the caption at once, and every change")
        func tellsCaption() {
            let observer = Observer()
            var texts: [String] = []
            viewModel.caption.bind(to: observer) { texts.appendChange($1) }
            load()
            // @= element.changes: ["", "1"]
            #expect(texts == ["", "1"])
        }
        // @else

        @Test("An observer receives the leave title at once, and every change")
        func tellsLeaveTitle() {
            let observer = Observer()
            var texts: [String] = []
            viewModel.leaveTitle.bind(to: observer) { texts.appendChange($1) }
            load()
            // @= element.changes: ["", "Come"]
            #expect(texts == ["", "Come"])
        }
        // @end
        // @end
        // @for limit in disabled

        @Test("An observer receives at once whether “{limit.button}” is enabled, and every change")
        func tellsPress() {
            // @= limit.screen
            let screen = Self(["level": .integer(9)])
            // @end
            let observer = Observer()
            var values: [Bool] = []
            screen.viewModel.isPressEnabled.bind(to: observer) { values.appendChange($1) }
            screen.load()
            screen.load()
            #expect(values == [true, false])
        }
        // @end
        // @insert changes from MVPTests/ViewFreeTests+DeskPresenter.swift

        @Test("Replies after the view model is released do nothing and retain no object")
        func releases() {
            var viewModel: DeskViewModel? = Self.viewModel(environment.dependencies)
            weak let released = viewModel
            let observer = Observer()
            var changeCount = 0
            viewModel?.phase.bind(to: observer) { _, _ in changeCount += 1 }
            viewModel?.loadGuest()
            // @= screen.change
            environment.deliver(.all)
            viewModel?.press()
            // @end
            viewModel = nil
            #expect(released == nil)
            changeCount = 0
            environment.deliver(.all)
            #expect(changeCount == 0)
        }
    }
}
