internal import BlogFeed
internal import ImplementationTesting
internal import Model
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    /// Blog 45 is the newest.
    @MainActor
    @Suite("The effect handler of blogs")
    final class BlogsEffectHandlerTests {
        private let environment = BlogFeedEnvironment(opening: .blogFeed())
        private var actions: [BlogsAction] = []
        private var messages: [String] = []
        private var selected: [Blog.ID] = []

        private func perform(_ effects: BlogsEffect...) {
            let handler = BlogsEffectHandler(
                userID: 2,
                blogService: environment.dependencies.blogService,
                onMessage: { self.messages.append($0) },
                onSelectBlog: { self.selected.append($0) }
            )
            for effect in effects { handler.perform(effect) { self.actions.append($0) } }
        }

        @Test("A load, a refresh and a further page are requests that answer with their own action")
        func loads() {
            perform(.load, .refresh, .loadMore(after: 6, generation: 5))
            #expect(actions.isEmpty)
            environment.deliver(.all)
            let pages = [nil, nil, 6].map { ServiceRequest.blogs(userID: 2, after: $0) }
            #expect(environment.requests == pages)
            guard actions.count == 3, case .loaded(.success(let loaded)) = actions[0],
                case .refreshed(.success(let refreshed)) = actions[1],
                case .loadedMore(.success(let more), generation: 5) = actions[2]
            else {
                Issue.record("\(actions)")
                return
            }
            #expect(loaded.blogs.map(\.id) == Array((26...45).reversed()))
            #expect(refreshed == loaded)
            #expect(more.blogs.map(\.id) == [5, 4, 3, 2, 1])
        }

        @Test("Likes and shares are requests; a failure is answered, too")
        func requests() {
            environment.fail(.like)
            perform(.like(33), .like(33), .share(33))
            environment.deliver(.all)
            #expect(
                environment.requests
                    == [.like(blogID: 33), .like(blogID: 33), .share(blogID: 33)]
            )
            guard actions.count == 3, actions[0] == .liked(33, .failure(.unavailable(.like))),
                case .liked(33, .success) = actions[1], case .shared(33, .success) = actions[2]
            else {
                Issue.record("\(actions)")
                return
            }
        }

        @Test("The selected blog is reported")
        func opensBlog() {
            perform(.openBlog(4))
            #expect(selected == [4])
            #expect(actions.isEmpty)
        }

        @Test("The message is reported")
        func reportsMessage() {
            perform(.showMessage("Could not refresh"))
            #expect(messages == ["Could not refresh"])
            #expect(actions.isEmpty)
        }
    }
}
