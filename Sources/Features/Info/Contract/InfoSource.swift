/// The source of the items, which reports changes.
@MainActor
package protocol InfoSource: AnyObject {
    /// In the order on screen. The number of items and their kinds never change.
    var items: [InfoItem] { get }
    /// Receives the index of each changed item.
    var onChange: ((Int) -> Void)? { get set }
}
