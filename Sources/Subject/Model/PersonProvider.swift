/// Provides the person to greet.
@MainActor
package protocol PersonProvider: AnyObject {
    /// The current person. It can change between two reads, so read it each time before showing it.
    var person: Person { get }
}

/// A provider with a person that is set from outside.
@MainActor
package final class InMemoryPersonProvider: PersonProvider {
    package var person: Person

    package init(person: Person) {
        self.person = person
    }
}
