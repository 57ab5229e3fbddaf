internal import BlogFeed
internal import ImplementationTesting
internal import Model
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The interactor of drafts")
    struct DraftsInteractorTests {
        private let environment = BlogFeedEnvironment(opening: .blogFeed(user: 1, drafts: 2))
        private let output = DraftsInteractorOutputSpy()
        private let interactor: DraftsInteractor

        init() {
            interactor = Self.interactor(in: environment)
            interactor.output = output
        }

        private static func interactor(in environment: BlogFeedEnvironment) -> DraftsInteractor {
            DraftsInteractor(
                userID: environment.dependencies.userID,
                blogService: environment.dependencies.blogService
            )
        }

        /// The two drafts of the user, newest first.
        private let drafts = [2, 1]
            .map { id in
                let draft = SampleData(seed: 7).draft(id: id)
                return DraftSummary(id: id, title: draft.title, editedAt: draft.editedAt)
            }

        /// Fetches the drafts and forgets the calls.
        private func fetch() {
            interactor.fetchDrafts()
            environment.deliver(.all)
            output.calls = []
        }

        @Test("The drafts are listed, newest first")
        func fetches() {
            interactor.fetchDrafts()
            #expect(output.calls == [.didBeginFetchingDrafts])
            environment.deliver(.all)
            #expect(output.calls == [.didBeginFetchingDrafts, .didFetchDrafts(drafts)])
            #expect(environment.requests == [.drafts(userID: 1)])
        }

        @Test("A failed first load is reported, and can be requested again")
        func fetchFails() {
            environment.fail(.drafts)
            interactor.fetchDrafts()
            environment.deliver(.all)
            #expect(output.calls == [.didBeginFetchingDrafts, .didFailToFetchDrafts])
            interactor.fetchDrafts()
            environment.deliver(.all)
            #expect(output.calls.last == .didFetchDrafts(drafts))
        }

        @Test("After a failed first load a refresh loads the drafts")
        func refreshesAfterFailure() {
            environment.fail(.drafts)
            fetch()
            interactor.refreshDrafts()
            #expect(output.calls == [.didBeginFetchingDrafts])
            environment.deliver(.all)
            #expect(output.calls.last == .didFetchDrafts(drafts))
        }

        @Test("A refresh while the first load or a refresh runs does nothing")
        func refreshesOnce() {
            interactor.fetchDrafts()
            interactor.refreshDrafts()
            #expect(environment.waitingReplies == 1)
            environment.deliver(.all)
            interactor.refreshDrafts()
            interactor.refreshDrafts()
            #expect(environment.waitingReplies == 1)
            environment.deliver(.all)
            interactor.refreshDrafts()
            #expect(environment.waitingReplies == 1)
        }

        @Test("A refresh replaces all drafts")
        func refreshes() {
            fetch()
            interactor.refreshDrafts()
            #expect(output.calls.isEmpty)
            environment.deliver(.all)
            #expect(output.calls == [.didFetchDrafts(drafts)])
        }

        @Test("A failed refresh is reported and changes no drafts")
        func refreshFails() {
            fetch()
            environment.fail(.drafts)
            interactor.refreshDrafts()
            environment.deliver(.all)
            #expect(output.calls == [.didFailToRefreshDrafts])
        }

        @Test("Replies after the release of the interactor do nothing and keep nothing alive")
        func releases() {
            var interactor: DraftsInteractor? = Self.interactor(in: environment)
            weak let released = interactor
            interactor?.output = output
            interactor?.fetchDrafts()
            environment.deliver(.all)
            interactor?.refreshDrafts()
            interactor = nil
            #expect(released == nil)
            output.calls = []
            environment.deliver(.all)
            #expect(output.calls.isEmpty)
        }

        @Test("The interactor keeps no output alive and works without it")
        func keepsNoOutput() {
            var output: DraftsInteractorOutputSpy? = DraftsInteractorOutputSpy()
            interactor.output = output
            output = nil
            #expect(interactor.output == nil)
            fetch()
            #expect(environment.requests == [.drafts(userID: 1)])
        }
    }
}
