package import HeadlessKit
package import RosterModel

/// The dependencies of the list of guests.
package struct RosterDependencies {
    package let supplier: any Supplier
    package let navigator: any Navigator
}
