internal import Model

enum BlogsReducer {
    static func reduce(
        _ state: inout BlogsState,
        _ action: BlogsAction
    ) -> [BlogsEffect] {
        switch action {
        case .opened:
            // A restored screen already has the reply.
            return state.placeholder == .loading ? [.load] : []
        case .retryTapped:
            return load(&state)
        case .pulled:
            return pull(&state)
        case .lastRowShown:
            // After a failure, only the button loads the page.
            return state.footer == .hidden ? loadMore(&state) : []
        case .retryMoreTapped:
            guard case .failed = state.footer else { return [] }
            return loadMore(&state)
        case .blogTapped(let id):
            return [.openBlog(id)]
        case .likeTapped(let id):
            return like(id, in: &state)
        case .shareTapped(let id):
            return state.sharingIDs.insert(id).inserted ? [.share(id)] : []
        case .refreshed(.success) where state.isOutdated:
            return refresh(&state)
        case .loaded(.success(let page)), .refreshed(.success(let page)):
            state.isRefreshing = false
            replaceRows(with: page, in: &state)
            return []
        case .loaded(.failure):
            state.isRefreshing = false
            state.placeholder = .error("Could not load blogs")
            return []
        case .refreshed(.failure):
            state.isRefreshing = false
            return [.showMessage("Could not refresh")]
        case .loadedMore(let result, let generation):
            if generation == state.generation { showMore(result, in: &state) }
            return []
        case .liked(let id, let result):
            return showLike(of: id, result, in: &state)
        case .shared(let id, let result):
            return showShare(of: id, result, in: &state)
        }
    }

    // MARK: - First page

    private static func load(_ state: inout BlogsState) -> [BlogsEffect] {
        state.placeholder = .loading
        return [.load]
    }

    private static func pull(_ state: inout BlogsState) -> [BlogsEffect] {
        guard !state.isRefreshing else { return [] }
        state.isRefreshing = true
        switch state.placeholder {
        case .loading: return []
        case .error: return load(&state)
        case .none, .empty: return refresh(&state)
        }
    }

    private static func refresh(_ state: inout BlogsState) -> [BlogsEffect] {
        state.isOutdated = false
        return [.refresh]
    }

    private static func replaceRows(with page: BlogPage, in state: inout BlogsState) {
        state.generation += 1
        state.rows = [:]
        state.listedIDs = []
        appendRows(of: page, to: &state)
        state.placeholder = state.listedIDs.isEmpty ? .empty("No blogs yet") : .none
    }

    // MARK: - Further pages

    private static func loadMore(_ state: inout BlogsState) -> [BlogsEffect] {
        state.footer = .loading("Loading more…")
        return [.loadMore(after: state.listedIDs.last, generation: state.generation)]
    }

    private static func showMore(
        _ result: Result<BlogPage, ServiceError>,
        in state: inout BlogsState
    ) {
        switch result {
        case .success(let page):
            appendRows(of: page, to: &state)
        case .failure:
            state.footer = .failed("Could not load more")
        }
    }

    private static func appendRows(of page: BlogPage, to state: inout BlogsState) {
        for blog in page.blogs {
            state.listedIDs.append(blog.id)
            state.rows[blog.id] = BlogState(blog: blog)
        }
        state.footer = page.isLast && !state.listedIDs.isEmpty ? .end("No more blogs") : .hidden
        state.listVersion += 1
    }

    // MARK: - Rows

    private static func like(_ id: BlogState.ID, in state: inout BlogsState) -> [BlogsEffect] {
        guard let row = state.rows[id], row.canLike,
            state.likingIDs.insert(id).inserted
        else { return [] }
        return [.like(id)]
    }

    private static func showLike(
        of id: BlogState.ID,
        _ result: Result<Int, ServiceError>,
        in state: inout BlogsState
    ) -> [BlogsEffect] {
        state.likingIDs.remove(id)
        switch result {
        case .success(let likeCount):
            state.isOutdated = true
            state.rows[id]?.blog.likeCount = likeCount
            state.rows[id]?.blog.isLiked = true
            return []
        case .failure:
            return [.showMessage("Could not like")]
        }
    }

    private static func showShare(
        of id: BlogState.ID,
        _ result: Result<Int, ServiceError>,
        in state: inout BlogsState
    ) -> [BlogsEffect] {
        state.sharingIDs.remove(id)
        switch result {
        case .success(let shareCount):
            state.isOutdated = true
            state.rows[id]?.blog.shareCount = shareCount
            return [.showMessage("Shared")]
        case .failure:
            return [.showMessage("Could not share")]
        }
    }
}
