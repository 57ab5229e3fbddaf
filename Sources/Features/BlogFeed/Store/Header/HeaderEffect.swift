/// The requests of the reducer.
enum HeaderEffect: Equatable {
    case load
    case openUser
    case confirmUnfollow(name: String)
    case follow
    case unfollow
    case showMessage(String)
}
