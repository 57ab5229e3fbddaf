internal import DataBinding
internal import HeadlessKit
internal import ImplementationTesting
internal import Model
internal import People
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The view model of people")
    struct PeopleViewModelTests {
        private let environment: PeopleEnvironment
        private let viewModel: PeopleViewModel

        init() {
            self.init(people: 4)
        }

        private init(people: Int) {
            self.init(PeopleEnvironment(opening: .people(count: people)), .follow)
        }

        private init(_ environment: PeopleEnvironment, _ kind: Contact.Kind) {
            self.environment = environment
            viewModel = Self.viewModel(in: environment, kind)
        }

        private static func viewModel(
            in environment: PeopleEnvironment,
            _ kind: Contact.Kind = .follow
        ) -> PeopleViewModel {
            PeopleViewModel(
                viewerID: 1,
                kind: kind,
                peopleService: environment.dependencies.peopleService
            )
        }

        /// Loads the people.
        private func load() {
            viewModel.start()
            environment.deliver(.all)
        }

        @Test("The loading indicator shows until the people arrive")
        func loads() {
            viewModel.loadPeople()
            #expect(viewModel.placeholder.value == .loading)
            environment.deliver(.all)
            #expect(viewModel.placeholder.value == .none)
            #expect(viewModel.rows.value.map(\.id) == [1, 2, 3, 4])
            #expect(environment.requests == [.people(viewerID: 1, kind: .follow)])
        }

        @Test("An observer receives each value at once, and then every change")
        func tells() {
            let observer = Observer()
            var placeholders: [PeopleViewModel.Placeholder] = []
            var rowCounts: [Int] = []
            viewModel.placeholder.bind(to: observer) { placeholders.append($1) }
            viewModel.rows.bind(to: observer) { rowCounts.append($1.count) }
            load()
            #expect(placeholders == [.none, .loading, .none])
            #expect(rowCounts == [0, 4])
        }

        @Test("A failed load shows an error, and the button requests it again")
        func loadFails() {
            environment.fail(.people)
            load()
            #expect(viewModel.placeholder.value == .error("Could not load people"))
            viewModel.loadPeople()
            #expect(viewModel.placeholder.value == .loading)
            environment.deliver(.all)
            #expect(viewModel.rows.value.count == 4)
        }

        @Test("After a failed first load, a pull loads again")
        func pullsAfterFailure() {
            environment.fail(.people)
            load()
            viewModel.pullToRefresh()
            #expect(viewModel.placeholder.value == .loading)
            environment.deliver(.all)
            #expect(viewModel.rows.value.count == 4)
        }

        @Test("An empty list shows its text, also after a refresh")
        func nobody() {
            let page = Self(people: 0)
            page.load()
            #expect(page.viewModel.placeholder.value == .empty("Nobody here"))
            page.viewModel.pullToRefresh()
            page.environment.deliver(.all)
            #expect(page.viewModel.placeholder.value == .empty("Nobody here"))
        }

        @Test("Pulling while the first load or a refresh runs does nothing")
        func pullsOnce() {
            viewModel.loadPeople()
            viewModel.pullToRefresh()
            #expect(environment.waitingReplies == 1)
            environment.deliver(.all)
            viewModel.pullToRefresh()
            viewModel.pullToRefresh()
            #expect(environment.waitingReplies == 1)
            environment.deliver(.all)
            viewModel.pullToRefresh()
            #expect(environment.waitingReplies == 1)
        }

        @Test("A failed refresh is reported, and the rows stay")
        func refreshFails() {
            var messages: [String] = []
            viewModel.onMessage = { messages.append($0) }
            load()
            environment.fail(.people)
            viewModel.pullToRefresh()
            environment.deliver(.all)
            #expect(messages == ["Could not refresh"])
            #expect(viewModel.placeholder.value == .none)
            #expect(viewModel.rows.value.count == 4)
        }

        @Test("A refresh keeps running requests and revealed delete buttons")
        func keepsRows() {
            load()
            viewModel.rows.value[0].act()
            environment.deliver(.all)
            viewModel.rows.value[0].act()
            viewModel.pullToRefresh()
            viewModel.rows.value[1].act()
            environment.deliver(.next)
            #expect(viewModel.rows.value.map(\.showsDelete.value) == [true, false, false, false])
            #expect(
                viewModel.rows.value.map(\.actionTitle.value) == [
                    "Following", "Following", "Follow", "Follow",
                ]
            )
        }

        @Test("If a relation changes during a refresh, the people are requested again")
        func requestsAgain() {
            load()
            viewModel.pullToRefresh()
            viewModel.rows.value[1].act()
            environment.deliver(.last)
            environment.deliver(.next)
            #expect(viewModel.isRefreshing.value)
            #expect(environment.waitingReplies == 1)
            environment.deliver(.all)
            #expect(!viewModel.isRefreshing.value)
            #expect(viewModel.rows.value[1].actionTitle.value == "Following")
            viewModel.pullToRefresh()
            environment.deliver(.next)
            #expect(environment.waitingReplies == 0)
            environment.fail(.people)
            viewModel.pullToRefresh()
            viewModel.rows.value[2].act()
            environment.deliver(.last)
            environment.deliver(.next)
            #expect(environment.waitingReplies == 0)
        }

        @Test("If a person accepts during the first load, the people are requested again")
        func requestsAgainAfterAcceptance() {
            let page = Self(
                PeopleEnvironment(opening: .people(kind: "friend", asked: [2])),
                .friend
            )
            page.viewModel.start()
            #expect(page.environment.happen("accept", .integer(2)) == nil)
            page.environment.deliver(.next)
            #expect(page.viewModel.placeholder.value == .loading)
            page.environment.deliver(.all)
            #expect(page.viewModel.placeholder.value == .none)
            #expect(page.viewModel.rows.value[1].actionTitle.value == "Friend")
        }

        @Test("A person with a running request keeps their state while they are absent")
        func keepsBusy() {
            var messages: [String] = []
            viewModel.onMessage = { messages.append($0) }
            load()
            environment.fail(.follow)
            viewModel.rows.value[1].act()
            #expect(environment.happen("leave", .integer(2)) == nil)
            viewModel.pullToRefresh()
            environment.deliver(.last)
            #expect(viewModel.rows.value.map(\.id) == [1, 3, 4])
            #expect(environment.happen("return", .integer(2)) == nil)
            viewModel.pullToRefresh()
            environment.deliver(.last)
            #expect(viewModel.rows.value[1].actionTitle.value == "Following")
            #expect(messages == [])
            environment.deliver(.all)
            #expect(messages == ["Could not follow"])
        }

        @Test("A person who leaves is forgotten if no request runs")
        func forgets() {
            let page = Self(PeopleEnvironment(opening: .people(known: [2])), .follow)
            page.load()
            page.viewModel.rows.value[1].act()
            for event in ["leave", "return"] {
                #expect(page.environment.happen(event, .integer(2)) == nil)
                page.viewModel.pullToRefresh()
                page.environment.deliver(.all)
            }
            #expect(page.viewModel.rows.value.map(\.showsDelete.value) == [false, false, false])
        }

        @Test("Only one row reveals its delete button at a time")
        func revealsOne() {
            let page = Self(PeopleEnvironment(opening: .people(known: [1, 2])), .follow)
            page.load()
            page.viewModel.rows.value[0].act()
            page.viewModel.rows.value[0].act()
            page.viewModel.rows.value[0].act()
            #expect(page.viewModel.rows.value.map(\.showsDelete.value) == [true, false, false])
            page.viewModel.rows.value[1].act()
            #expect(page.viewModel.rows.value.map(\.showsDelete.value) == [false, true, false])
        }

        @Test("A message of a row is shown")
        func passesOn() {
            var messages: [String] = []
            viewModel.onMessage = { messages.append($0) }
            load()
            environment.fail(.follow)
            viewModel.rows.value[2].act()
            environment.deliver(.all)
            #expect(messages == ["Could not follow"])
        }

        @Test("An acceptance shows in its row; a user who is not listed updates no row")
        func accepts() {
            let page = Self(
                PeopleEnvironment(opening: .people(kind: "friend", asked: [2])),
                .friend
            )
            page.load()
            #expect(page.environment.happen("accept", .integer(2)) == nil)
            #expect(
                page.viewModel.rows.value.map(\.actionTitle.value) == [
                    "Add friend", "Friend", "Add friend",
                ]
            )
            page.viewModel.userDidAccept(id: 99)
        }

        @Test("Replies after the release of the view model do nothing and keep nothing alive")
        func releases() {
            let observer = Observer()
            var viewModel: PeopleViewModel? = Self.viewModel(in: environment)
            weak let released = viewModel
            var changeCount = 0
            viewModel?.placeholder.bind(to: observer) { _, _ in changeCount += 1 }
            viewModel?.rows.bind(to: observer) { _, _ in changeCount += 1 }
            viewModel?.onMessage = { _ in changeCount += 1 }
            viewModel?.loadPeople()
            environment.deliver(.all)
            viewModel?.pullToRefresh()
            viewModel = nil
            #expect(released == nil)
            changeCount = 0
            environment.deliver(.all)
            #expect(changeCount == 0)
        }
    }
}
