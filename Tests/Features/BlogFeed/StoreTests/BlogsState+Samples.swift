internal import Model

@testable internal import Implementation

extension BlogPage {
    /// A page of blogs by Ada with one like each.
    static func sample(_ ids: Int..., isLast: Bool = false) -> BlogPage {
        BlogPage(blogs: ids.map(Blog.sample), isLast: isLast)
    }
}

extension Blog {
    static func sample(id: Int) -> Blog {
        Blog(id: id, authorName: "Ada", title: "Notes", likeCount: 1, shareCount: 20_000)
    }
}

extension BlogsState {
    /// The first page of a list.
    static func listing(_ ids: Int..., footer: Footer = .hidden) -> BlogsState {
        var state = BlogsState()
        state.placeholder = .none
        state.listedIDs = ids
        for id in ids { state.rows[id] = BlogState(blog: .sample(id: id)) }
        state.footer = footer
        state.listVersion = 1
        state.generation = 1
        return state
    }

    /// Returns the state with a change.
    func with(_ change: (inout BlogsState) -> Void) -> BlogsState {
        var state = self
        change(&state)
        return state
    }
}
