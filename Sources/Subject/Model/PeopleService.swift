/// The service that lists people, and stores whom the viewer follows and is friends with.
@MainActor
package protocol PeopleService: AnyObject {
    /// Called when a user accepts the viewer as a friend.
    var onAcceptance: ((User.ID) -> Void)? { get set }

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
