#if PAGES
    /// The paging state of the guests that the interactor passes to the presenter.
    enum PagingSummary: Equatable {
        /// There are more pages, and none is requested.
        case idle
        case running
        /// The next page failed and is requested again only by the user.
        case failed
        /// There are no more pages.
        case complete
    }
#endif
