internal import BlogFeed
internal import ImplementationTesting
internal import Model
internal import Scenarios
internal import Testing

@testable internal import BlogFeedVIPER

extension WithoutViewTests {
    @MainActor
    @Suite("The interactor of plans")
    struct PlansInteractorTests {
        private let environment = BlogFeedEnvironment(opening: .blogFeed(user: 1, plans: 2))
        private let output = PlansInteractorOutputSpy()
        private let interactor: PlansInteractor

        init() {
            interactor = Self.interactor(in: environment)
            interactor.output = output
        }

        private static func interactor(in environment: BlogFeedEnvironment) -> PlansInteractor {
            PlansInteractor(
                userID: environment.dependencies.userID,
                blogService: environment.dependencies.blogService
            )
        }

        /// The two plans of the user, newest first.
        private let plans = [2, 1]
            .map { id in
                let plan = SampleData(seed: 7).plan(id: id)
                return PlanSummary(id: id, title: plan.title, dueOn: plan.dueOn)
            }

        /// Fetches the plans and forgets the calls.
        private func fetch() {
            interactor.fetchPlans()
            environment.deliver(.all)
            output.calls = []
        }

        @Test("The plans are listed, newest first")
        func fetches() {
            interactor.fetchPlans()
            #expect(output.calls == [.didBeginFetchingPlans])
            environment.deliver(.all)
            #expect(output.calls == [.didBeginFetchingPlans, .didFetchPlans(plans)])
            #expect(environment.requests == [.plans(userID: 1)])
        }

        @Test("A failed first load is reported, and can be requested again")
        func fetchFails() {
            environment.fail(.plans)
            interactor.fetchPlans()
            environment.deliver(.all)
            #expect(output.calls == [.didBeginFetchingPlans, .didFailToFetchPlans])
            interactor.fetchPlans()
            environment.deliver(.all)
            #expect(output.calls.last == .didFetchPlans(plans))
        }

        @Test("After a failed first load a refresh loads the plans")
        func refreshesAfterFailure() {
            environment.fail(.plans)
            fetch()
            interactor.refreshPlans()
            #expect(output.calls == [.didBeginFetchingPlans])
            environment.deliver(.all)
            #expect(output.calls.last == .didFetchPlans(plans))
        }

        @Test("A refresh while the first load or a refresh runs does nothing")
        func refreshesOnce() {
            interactor.fetchPlans()
            interactor.refreshPlans()
            #expect(environment.waitingReplies == 1)
            environment.deliver(.all)
            interactor.refreshPlans()
            interactor.refreshPlans()
            #expect(environment.waitingReplies == 1)
            environment.deliver(.all)
            interactor.refreshPlans()
            #expect(environment.waitingReplies == 1)
        }

        @Test("A refresh replaces all plans")
        func refreshes() {
            fetch()
            interactor.refreshPlans()
            #expect(output.calls.isEmpty)
            environment.deliver(.all)
            #expect(output.calls == [.didFetchPlans(plans)])
        }

        @Test("A failed refresh is reported and changes no plans")
        func refreshFails() {
            fetch()
            environment.fail(.plans)
            interactor.refreshPlans()
            environment.deliver(.all)
            #expect(output.calls == [.didFailToRefreshPlans])
        }

        @Test("Replies after the release of the interactor do nothing and keep nothing alive")
        func releases() {
            var interactor: PlansInteractor? = Self.interactor(in: environment)
            weak let released = interactor
            interactor?.output = output
            interactor?.fetchPlans()
            environment.deliver(.all)
            interactor?.refreshPlans()
            interactor = nil
            #expect(released == nil)
            output.calls = []
            environment.deliver(.all)
            #expect(output.calls.isEmpty)
        }

        @Test("The interactor keeps no output alive and works without it")
        func keepsNoOutput() {
            var output: PlansInteractorOutputSpy? = PlansInteractorOutputSpy()
            interactor.output = output
            output = nil
            #expect(interactor.output == nil)
            fetch()
            #expect(environment.requests == [.plans(userID: 1)])
        }
    }
}
