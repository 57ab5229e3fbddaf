// @if LEADS
internal import HeadlessKit
// @end
internal import Model
internal import Scenarios
internal import Testing
internal import Venue
internal import VenueModel

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The presenter of the header")
    struct HeaderPresenterTests {
        private let environment: VenueEnvironment
        private let view = HeaderViewSpy()
        private let presenter: HeaderPresenter

        init() {
            self.init([:])
        }

        /// - Parameter values: the values that differ from the first of each field.
        private init(_ values: [String: JSONValue]) {
            environment = VenueEnvironment(
                opening: Opening(feature: "{header.feature}", values: values)
            )
            presenter = Self.presenter(in: environment)
            presenter.view = view
        }

        private static func presenter(in environment: VenueEnvironment) -> HeaderPresenter {
            let dependencies = environment.dependencies
            return HeaderPresenter(
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

        /// Loads the shown values and clears the recorded calls.
        private func load() {
            presenter.viewDidLoad()
            environment.deliver(.all)
            view.calls = []
        }

        // @fragment tests
        @Test("Nothing is shown or changed until it has loaded, and then everything")
        func loads() {
            let header = Self()
            header.presenter.viewDidLoad()
            // @for toggle in toggles
            header.presenter.didTapLeave()
            // @if toggle.asks
            header.presenter.didConfirmHere()
            // @end
            // @end
            // @= header.showsNothing
            #expect(header.view.calls == [.showPortrait("nobody.png")])
            // @end
            #expect(header.environment.waitingReplies == 1)
            header.environment.deliver(.all)
            // @= header.showsAll
            #expect(
                header.view.calls == [
                    .showPortrait("nobody.png"), .showPortrait("al"), .showCaption("Al"),
                ]
            )
            // @end
            // @= header.number: 1
            #expect(header.environment.requests == [.guest(id: 1)])
        }

        @Test("A failed load is reported, and nothing can be changed")
        func loadFails() {
            let header = Self()
            header.environment.fail(.guest)
            header.presenter.viewDidLoad()
            header.environment.deliver(.all)
            header.view.calls = []
            // @for toggle in toggles
            header.presenter.didTapLeave()
            // @if toggle.asks
            header.presenter.didConfirmHere()
            // @end
            // @end
            #expect(header.view.calls.isEmpty)
            #expect(header.environment.waitingReplies == 0)
        }

        @Test("A failure shows a message")
        func tellsOfFailure() {
            let header = Self()
            header.environment.fail(.guest)
            header.presenter.viewDidLoad()
            header.view.calls = []
            header.environment.deliver(.all)
            // @= header.reported: .showToast("{header.failure}")
            #expect(header.view.calls == [.showToast("{header.failure}")])
        }
        // @for fact in facts

        @Test("Conditional elements follow “{fact.name}”")
        func loadsWhereOpen() {
            // @= fact.key: "open"
            let header = Self(["open": .flag(true)])
            header.presenter.viewDidLoad()
            header.environment.deliver(.all)
            // @= fact.shows
            #expect(
                header.view.calls == [
                    .showPortrait("nobody.png"), .showPortrait("al"), .showCaption("Al"),
                    .showLeaveTitle("Come"),
                ]
            )
            // @end
        }
        // @end
        // @for toggle in toggles
        // @for change in toggle.changes

        @Test("“{toggle.button}” changes the value {change.back}at once and sends one request")
        func changesAtLeave() {
            // @= change.header: let header = Self(["here": .flag(true)])
            let header = Self(["here": .flag(true)])
            header.load()
            header.presenter.didTapLeave()
            // @if change.asks
            header.view.calls = []
            header.presenter.didConfirmHere()
            // @end
            // @= change.shows
            #expect(header.view.calls == [.showCaption("Al")])
            // @end
            // @= header.number: 1
            #expect(header.environment.requests.last == .guestHere(guestID: 1))
            header.view.calls = []
            header.presenter.didTapLeave()
            #expect(header.view.calls.isEmpty)
            #expect(header.environment.waitingReplies == 1)
            header.environment.deliver(.all)
            #expect(header.view.calls.isEmpty)
            header.presenter.didTapLeave()
            // @if change.asksBack
            // | header.view.calls = []
            // | header.presenter.didConfirmHere()
            // @end
            #expect(header.environment.waitingReplies == 1)
        }

        @Test("If “{toggle.button}” fails{change.onTheWayBack}, it is rolled back and reported")
        func failsAtLeave() {
            // @= change.header: let header = Self(["here": .flag(true)])
            let header = Self(["here": .flag(true)])
            header.load()
            header.environment.fail(.guestHere)
            header.presenter.didTapLeave()
            // @if change.asks
            header.view.calls = []
            header.presenter.didConfirmHere()
            // @end
            header.view.calls = []
            header.environment.deliver(.all)
            // @= change.showsFailure
            #expect(header.view.calls == [.showCaption("Al"), .showToast("Could not leave")])
            // @end
            header.presenter.didTapLeave()
            // @if change.asks
            header.view.calls = []
            header.presenter.didConfirmHere()
            // @end
            #expect(header.environment.waitingReplies == 1)
        }
        // @end
        // @for change in toggle.asked

        @Test("Nothing changes until the confirmation")
        func asks() {
            // @= change.header: let header = Self(["here": .flag(true)])
            let header = Self(["here": .flag(true)])
            header.load()
            header.presenter.didTapLeave()
            // @= change.asked: .confirmHere("Leave?")
            #expect(header.view.calls == [.confirmHere("Leave?")])
            #expect(header.environment.waitingReplies == 0)
            header.view.calls = []
            header.presenter.didConfirmHere()
            #expect(header.environment.waitingReplies == 1)
            // @= change.shows
            #expect(header.view.calls == [.showCaption("Al")])
            // @end
        }
        // @end
        // @for question in toggle.questions

        @Test(
            "The question shows the current values",
            arguments: [
                // @= question.samples
                (["here": .flag(true)], "Leave?"),
                (["name": .text(""), "here": .flag(true)], "Leave?"),
                // @end
            ] as [([String: JSONValue], String)]
        )
        func asksAboutIt(values: [String: JSONValue], question: String) {
            let header = Self(values)
            header.load()
            header.presenter.didTapLeave()
            // @= question.asked: .confirmHere(question)
            #expect(header.view.calls == [.confirmHere(question)])
        }
        // @end
        // @end
        // @for element in tried

        @Test(
            "The caption of any guest is shown",
            arguments: [
                // @= element.samples
                ([:], "Al"),
                (["name": .text("Bo")], "Bo"),
                // @end
            ] as [([String: JSONValue], String)]
        )
        func showsCaption(values: [String: JSONValue], caption: String) {
            let header = Self(values)
            header.presenter.viewDidLoad()
            header.environment.deliver(.all)
            // @= element.isShown: header.view.calls.contains(.showCaption(caption))
            #expect(header.view.calls.contains(.showCaption(caption)))
        }
        // @end
        // @end
        // @fragment links
        // @for link in links

        @Test("A tap on the portrait opens its page, before and after loading")
        func opensPortrait() {
            presenter.didTapPortrait()
            load()
            presenter.didTapPortrait()
            // @= link.routes: [.host(1), .host(1)]
            #expect(environment.routes == [.host(1), .host(1)])
        }
        // @end
        // @end

        @Test("Replies after the presenter is released do nothing and retain no object")
        func releases() {
            var presenter: HeaderPresenter? = Self.presenter(in: environment)
            weak let released = presenter
            presenter?.view = view
            presenter?.viewDidLoad()
            // @for toggle in tapped
            environment.deliver(.all)
            presenter?.didTapLeave()
            // @if toggle.asksFirst
            // | presenter?.didConfirmHere()
            // @end
            // @end
            presenter = nil
            #expect(released == nil)
            view.calls = []
            environment.deliver(.all)
            #expect(view.calls.isEmpty)
        }

        @Test("The presenter keeps no view alive")
        func keepsNoView() {
            var view: HeaderViewSpy? = HeaderViewSpy()
            presenter.view = view
            view = nil
            #expect(presenter.view == nil)
        }
    }
}
