/// Handles the wish to unfollow a user. A scene decides if the user is asked first, and then calls
/// `unfollow`.
///
/// - Parameters:
///   - name: The name of the user as the header shows it.
///   - unfollow: Sends the request.
package typealias UnfollowHandler = (_ name: String, _ unfollow: @escaping () -> Void) -> Void
