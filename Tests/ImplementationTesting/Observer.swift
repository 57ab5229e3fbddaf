/// An object that replaces a view or table-view cell, and binds itself to values of a view model.
package final class Observer {
    package init() {}
}

extension Array where Element: Equatable {
    /// Appends a value that an observer has received, unless it equals the last one.
    package mutating func appendChange(_ value: Element) {
        if last != value { append(value) }
    }
}
