/// Whether there are further pages of comments, as the interactor hands it up.
enum PagingSummary: Equatable {
    /// There are more, and none was asked for.
    case idle
    case running
    /// The next page failed, and is asked for again only on request.
    case failed
    /// There are no more.
    case complete
}
