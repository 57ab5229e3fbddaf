internal import BlogFeed
internal import DataBinding
internal import HeadlessKit
internal import ImplementationTesting
internal import Model
internal import Scenarios
internal import Testing

@testable internal import BlogFeedMVVM

extension WithoutViewTests {
    /// Plan 4 is the newest, is in row 0 and is untitled.
    @MainActor
    @Suite("The view model of plans")
    struct PlansViewModelTests {
        private let environment: BlogFeedEnvironment
        private let viewModel: PlansViewModel

        init() {
            self.init(plans: 4)
        }

        private init(plans: Int) {
            environment = BlogFeedEnvironment(opening: .blogFeed(user: 1, plans: plans))
            viewModel = Self.viewModel(in: environment)
        }

        private static func viewModel(in environment: BlogFeedEnvironment) -> PlansViewModel {
            PlansViewModel(
                userID: environment.dependencies.userID,
                blogService: environment.dependencies.blogService,
                onSelectPlan: { [navigator = environment.dependencies.navigator] in
                    navigator.push(.planDetail($0))
                }
            )
        }

        /// Loads the plans.
        private func load() {
            viewModel.loadPlans()
            environment.deliver(.all)
        }

        @Test("Loading shows until the plans have come")
        func loads() {
            viewModel.loadPlans()
            #expect(viewModel.placeholder.value == .loading)
            environment.deliver(.all)
            #expect(viewModel.placeholder.value == .none)
            #expect(viewModel.rows.value.map(\.id) == [4, 3, 2, 1])
            #expect(environment.requests == [.plans(userID: 1)])
        }

        @Test("An observer receives each value at once, and then every change")
        func tells() {
            let observer = Observer()
            var placeholders: [PlansViewModel.Placeholder] = []
            var rowCounts: [Int] = []
            viewModel.placeholder.bind(to: observer) { placeholders.appendChange($1) }
            viewModel.rows.bind(to: observer) { rowCounts.append($1.count) }
            load()
            #expect(placeholders == [.none, .loading, .none])
            #expect(rowCounts == [0, 4])
        }

        @Test("Plans that fail say so in place, and the button loads again")
        func loadFails() {
            environment.fail(.plans)
            load()
            #expect(viewModel.placeholder.value == .error("Could not load plans"))
            viewModel.loadPlans()
            #expect(viewModel.placeholder.value == .loading)
            environment.deliver(.all)
            #expect(viewModel.rows.value.count == 4)
        }

        @Test("After a failed first load a pull acts as retry")
        func pullsAfterFailure() {
            environment.fail(.plans)
            load()
            viewModel.pullToRefresh()
            #expect(viewModel.placeholder.value == .loading)
            environment.deliver(.all)
            #expect(viewModel.rows.value.count == 4)
        }

        @Test("No plans at all say so, also after a refresh")
        func noPlans() {
            let page = Self(plans: 0)
            page.load()
            #expect(page.viewModel.placeholder.value == .empty("Nothing planned"))
            page.viewModel.pullToRefresh()
            page.environment.deliver(.all)
            #expect(page.viewModel.placeholder.value == .empty("Nothing planned"))
        }

        @Test("Pulling while the first load or a refresh runs does nothing")
        func pullsOnce() {
            viewModel.loadPlans()
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

        @Test("A refresh that fails says so, and the rows stay")
        func refreshFails() {
            var messages: [String] = []
            viewModel.onMessage = { messages.append($0) }
            load()
            environment.fail(.plans)
            viewModel.pullToRefresh()
            environment.deliver(.all)
            #expect(messages == ["Could not refresh"])
            #expect(viewModel.placeholder.value == .none)
            #expect(viewModel.rows.value.count == 4)
        }

        @Test("A tap on a row opens its plan")
        func opensPlan() {
            load()
            viewModel.selectPlan(at: 1)
            #expect(environment.routes == [.planDetail(3)])
        }

        @Test("Replies that come when the view model is gone do nothing and keep nothing alive")
        func releases() {
            let observer = Observer()
            var viewModel: PlansViewModel? = Self.viewModel(in: environment)
            weak let released = viewModel
            var changeCount = 0
            viewModel?.placeholder.bind(to: observer) { _, _ in changeCount += 1 }
            viewModel?.rows.bind(to: observer) { _, _ in changeCount += 1 }
            viewModel?.onMessage = { _ in changeCount += 1 }
            viewModel?.loadPlans()
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
