/// The service that loads users and stores whom the viewer follows.
@MainActor
package protocol UserService: AnyObject {
    func user(id: User.ID, completion: @escaping Completion<User>)
    func follow(userID: User.ID, completion: @escaping Completion<Void>)
    func unfollow(userID: User.ID, completion: @escaping Completion<Void>)
}
