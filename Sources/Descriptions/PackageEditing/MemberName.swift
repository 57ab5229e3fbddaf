/// Converts the name of a type to the name of a member.
package enum MemberName {
    /// Returns the name of the member, such as `blogFeed` for `BlogFeed`.
    package static func of(_ type: some StringProtocol) -> String {
        type.prefix(1).lowercased() + type.dropFirst()
    }
}
