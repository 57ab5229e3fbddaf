internal import Desk
internal import DeskModel
// @if LEADS
internal import HeadlessKit
// @end
internal import Model
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The presenter of the guest")
    struct DeskPresenterTests {
        private let environment: DeskEnvironment
        private let view = DeskViewSpy()
        private let presenter: DeskPresenter

        /// - Parameter values: the values that differ from the first of each field.
        init(_ values: [String: JSONValue] = [:]) {
            environment = DeskEnvironment(
                opening: Opening(feature: "{screen.feature}", values: values)
            )
            presenter = Self.presenter(environment.dependencies)
            presenter.view = view
        }

        private static func presenter(_ dependencies: DeskDependencies) -> DeskPresenter {
            DeskPresenter(
                // @for fact in facts
                isOpen: dependencies.isOpen,
                // @end
                supplier: dependencies.supplier,
                // @for page in pages
                onOpenHost: { dependencies.navigator.push(.host($0)) },
                // @end
            )
        }

        /// Loads the shown values and clears the recorded calls.
        private func load() {
            presenter.viewDidLoad()
            environment.deliver(.all)
            view.calls = []
        }

        @Test("Loading is shown until everything has loaded")
        func loads() {
            presenter.viewDidLoad()
            #expect(view.calls == [.showLoading])
            environment.deliver(.all)
            // @= screen.showsLoaded
            #expect(
                view.calls == [
                    .showLoading, .showCaption("1"), .showLeaveTitle("Come"), .enablePress(true),
                    .hideGuide(true), .showContent,
                ]
            )
            // @end
            #expect(environment.requests == [.guest])
        }

        @Test("A failed load shows an error, and the button loads again")
        func loadFails() {
            environment.fail(.guest)
            presenter.viewDidLoad()
            environment.deliver(.all)
            #expect(view.calls == [.showLoading, .showError("{screen.failure}")])
            view.calls = []
            presenter.didTapRetry()
            #expect(view.calls == [.showLoading])
            environment.deliver(.all)
            #expect(view.calls.last == .showContent)
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
            screen.presenter.viewDidLoad()
            screen.environment.deliver(.all)
            #expect(screen.view.calls.contains(.showCaption(caption)))
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
            screen.presenter.viewDidLoad()
            screen.environment.deliver(.all)
            #expect(screen.view.calls.contains(.showLeaveTitle(leaveTitle)))
        }
        // @end
        // @end
        // @for limit in limits
        // @if limit.isEnabled

        @Test("“{limit.button}” is enabled {limit.reason}")
        func enablesPress() {
            // @= limit.screen: let screen = Self(["level": .integer(8)])
            let screen = Self(["level": .integer(8)])
            screen.presenter.viewDidLoad()
            screen.environment.deliver(.all)
            #expect(screen.view.calls.contains(.enablePress(true)))
        }
        // @else

        @Test("“{limit.button}” is disabled if it can change nothing")
        func disablesPress() {
            // @= limit.screen: let screen = Self(["level": .integer(9)])
            let screen = Self(["level": .integer(9)])
            screen.presenter.viewDidLoad()
            screen.environment.deliver(.all)
            #expect(screen.view.calls.contains(.enablePress(false)))
        }
        // @end
        // @end
        // @for fact in facts

        @Test("Conditional buttons follow “{fact.name}”")
        func showsWhereOpen() {
            // @= fact.key: "open"
            let screen = Self(["open": .flag(true)])
            screen.presenter.viewDidLoad()
            screen.environment.deliver(.all)
            // @= fact.shows
            #expect(
                screen.view.calls == [
                    .showLoading, .showCaption("1"), .showLeaveTitle("Come"), .enablePress(true),
                    .hideGuide(false), .showContent,
                ]
            )
            // @end
        }
        // @end
        // @fragment changes
        // @for outcome in outcomes

        @Test("“{outcome.name}” changes the value at once and sends one request")
        func changesAtPress() {
            // @= outcome.screen: let screen = Self()
            let screen = Self()
            screen.load()
            // @= outcome.change
            screen.presenter.didTapPress()
            // @end
            // @= outcome.showsChange
            #expect(
                screen.view.calls == [
                    .showCaption("2"), .showLeaveTitle("Come"), .enablePress(true),
                    .hideGuide(true),
                ]
            )
            // @end
            #expect(screen.environment.requests.last == .guestLevel)
            screen.view.calls = []
            screen.presenter.didTapPress()
            #expect(screen.view.calls.isEmpty)
            #expect(screen.environment.waitingReplies == 1)
            screen.environment.deliver(.all)
            // @= outcome.showsSuccess
            #expect(
                screen.view.calls == [
                    .showCaption("2"), .showLeaveTitle("Come"), .enablePress(true),
                    .hideGuide(true), .showToast("Pressed"),
                ]
            )
            // @end
        }
        // @if outcome.isRepeatable

        @Test("The result of “{outcome.name}” stays if the next change fails")
        func staysAtPress() {
            // @= outcome.screen: let screen = Self()
            let screen = Self()
            screen.load()
            // @= outcome.change
            screen.presenter.didTapPress()
            // @end
            screen.environment.deliver(.all)
            screen.environment.fail(.guestLevel)
            // @= outcome.change
            screen.presenter.didTapPress()
            // @end
            screen.view.calls = []
            screen.environment.deliver(.all)
            // @= outcome.showsKept
            #expect(
                screen.view.calls == [
                    .showCaption("2"), .showLeaveTitle("Come"), .enablePress(true),
                    .hideGuide(true), .showToast("Could not press"),
                ]
            )
            // @end
        }
        // @end

        @Test("If “{outcome.name}” fails, it is rolled back and reported")
        func failsAtPress() {
            // @= outcome.screen: let screen = Self()
            let screen = Self()
            screen.load()
            screen.environment.fail(.guestLevel)
            // @= outcome.change
            screen.presenter.didTapPress()
            // @end
            screen.view.calls = []
            screen.environment.deliver(.all)
            // @= outcome.showsFailure
            #expect(
                screen.view.calls == [
                    .showCaption("1"), .showLeaveTitle("Come"), .enablePress(true),
                    .hideGuide(true), .showToast("Could not press"),
                ]
            )
            // @end
            // @= outcome.change
            screen.presenter.didTapPress()
            // @end
            #expect(screen.environment.waitingReplies == 1)
        }

        @Test("After the reply to “{outcome.name}”, all values of the service are shown")
        func tellsAtPress() {
            // @= outcome.screen: let screen = Self()
            let screen = Self()
            screen.load()
            // @= outcome.setting: screen.environment.set(["level": .integer(3), "here": .flag(true)])
            screen.environment.set(["level": .integer(3), "here": .flag(true)])
            // @= outcome.change
            screen.presenter.didTapPress()
            // @end
            screen.view.calls = []
            screen.environment.deliver(.all)
            // @= outcome.showsReply
            #expect(
                screen.view.calls == [
                    .showCaption("4"), .showLeaveTitle("Leave"), .enablePress(true),
                    .hideGuide(true), .showToast("Pressed"),
                ]
            )
            // @end
        }
        // @end
        // @for outcome in ignored

        @Test("“{outcome.name}” does nothing if it would change nothing or exceed a limit")
        func ignoresLeave() {
            // @= outcome.screen: let screen = Self(["here": .flag(true)])
            let screen = Self(["here": .flag(true)])
            screen.load()
            screen.presenter.didTapLeave()
            screen.view.calls = []
            screen.presenter.didConfirmLeave()
            #expect(screen.view.calls.isEmpty)
            #expect(screen.environment.waitingReplies == 0)
        }
        // @end
        // @for outcome in answers

        @Test("Nothing changes until {outcome.confirmation}, which is executed once")
        func asks() {
            // @= outcome.screen: let screen = Self()
            let screen = Self()
            screen.load()
            screen.presenter.didTapLeave()
            // @= outcome.showsQuestion
            #expect(screen.view.calls == [.confirmLeave("Leave at 1?")])
            // @end
            #expect(screen.environment.waitingReplies == 0)
            screen.view.calls = []
            screen.presenter.didConfirmLeave()
            screen.presenter.didConfirmLeave()
            #expect(screen.environment.waitingReplies == 1)
        }
        // @end
        // @for tap in named

        @Test(
            "The question shows the current values",
            arguments: [
                // @= tap.questions
                ([:], "Leave at 1?"), (["level": .integer(3)], "Leave at 3?"),
                // @end
            ] as [([String: JSONValue], String)]
        )
        func asksAboutIt(values: [String: JSONValue], question: String) {
            let screen = Self(values)
            screen.load()
            screen.presenter.didTapLeave()
            // @= tap.asked: .confirmLeave(question)
            #expect(screen.view.calls == [.confirmLeave(question)])
        }
        // @end
        // @for pair in pairs

        @Test("While a change runs, no other starts; the next one starts with its result")
        func changesOneAtATime() {
            // @= pair.screen: let screen = Self()
            let screen = Self()
            screen.load()
            // @= pair.change
            screen.presenter.didTapPress()
            // @end
            screen.view.calls = []
            screen.presenter.didTapLeave()
            #expect(screen.view.calls.isEmpty)
            #expect(screen.environment.waitingReplies == 1)
            screen.environment.deliver(.all)
            screen.view.calls = []
            // @= pair.otherChange
            screen.presenter.didTapLeave()
            screen.view.calls = []
            screen.presenter.didConfirmLeave()
            // @end
            // @= pair.shows
            #expect(
                screen.view.calls == [
                    .showCaption("2"), .showLeaveTitle("Leave"), .enablePress(true),
                    .hideGuide(true),
                ]
            )
            // @end
            #expect(screen.environment.waitingReplies == 1)
        }
        // @end
        // @for link in links

        @Test("“{link.button}” opens the page of the number that is shown")
        func opensGuide() {
            // @= link.screen: let screen = Self(["hostNumber": .integer(7)])
            let screen = Self(["hostNumber": .integer(7)])
            screen.presenter.didTapGuide()
            #expect(screen.environment.routes.isEmpty)
            screen.load()
            screen.presenter.didTapGuide()
            // @= link.route: .host(7)
            #expect(screen.environment.routes == [.host(7)])
        }
        // @end
        #if CHANGES

            @Test("Nothing changes before loading ends")
            func changesNothingEarly() {
                // @for tap in taps
                presenter.didTapPress()
                // @for outcome in tap.answers
                presenter.didConfirmLeave()
                // @end
                // @end
                #expect(view.calls.isEmpty)
                #expect(environment.waitingReplies == 0)
            }
        #endif
        // @end

        @Test("Replies after the presenter is released do nothing and retain no object")
        func releases() {
            var presenter: DeskPresenter? = Self.presenter(environment.dependencies)
            weak let released = presenter
            presenter?.view = view
            presenter?.viewDidLoad()
            // @= screen.change
            environment.deliver(.all)
            presenter?.didTapPress()
            // @end
            presenter = nil
            #expect(released == nil)
            view.calls = []
            environment.deliver(.all)
            #expect(view.calls.isEmpty)
        }

        @Test("The presenter keeps no view alive")
        func keepsNoView() {
            var view: DeskViewSpy? = DeskViewSpy()
            presenter.view = view
            view = nil
            #expect(presenter.view == nil)
        }
    }
}
