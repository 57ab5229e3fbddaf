/// The screens and alerts that the header can open.
@MainActor
package protocol HeaderRouterProtocol {
    func openUser(id: Int)
    /// Calls `unfollow` if the user may be unfollowed.
    func confirmUnfollow(of name: String, unfollow: @escaping () -> Void)
}
