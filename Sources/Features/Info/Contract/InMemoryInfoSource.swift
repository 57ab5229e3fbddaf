/// A source that stores its items.
package final class InMemoryInfoSource: InfoSource {
    package private(set) var items: [InfoItem]
    package var onChange: ((Int) -> Void)?

    package init(items: [InfoItem]) {
        self.items = items
    }

    /// Replaces an item and reports the change.
    package func update(_ item: InfoItem, at index: Int) {
        items[index] = item
        onChange?(index)
    }
}
