/// Provides the person to greet.
@MainActor
package protocol PersonProvider: AnyObject {
    /// The current person. It may change between two reads, so whoever shows it reads it each time.
    var person: Person { get }
}

/// A provider whose person is set from outside.
@MainActor
package final class InMemoryPersonProvider: PersonProvider {
    package var person: Person

    package init(person: Person) {
        self.person = person
    }
}
