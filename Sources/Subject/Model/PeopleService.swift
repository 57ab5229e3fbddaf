/// The service that lists people, and stores whom the viewer follows and is friends with.
@MainActor
package protocol PeopleService: AnyObject {
    /// Adds an observer of accepted friend requests. The observer is not retained.
    func addObserver(_ observer: any PeopleObserver)

    func people(
        of viewerID: User.ID,
        kind: Contact.Kind,
        completion: @escaping Completion<[Contact]>
    )
    func follow(userID: User.ID, completion: @escaping Completion<Void>)
    func unfollow(userID: User.ID, completion: @escaping Completion<Void>)
    func addFriend(userID: User.ID, completion: @escaping Completion<Void>)
    func removeFriend(userID: User.ID, completion: @escaping Completion<Void>)
}

/// An object that is notified when a user accepts the viewer as a friend.
@MainActor
package protocol PeopleObserver: AnyObject {
    func userDidAccept(id: User.ID)
}
