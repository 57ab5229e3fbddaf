/// The name of a type as that of a member.
package enum MemberName {
    /// As `blogFeed` for `BlogFeed`.
    package static func of(_ type: some StringProtocol) -> String {
        type.prefix(1).lowercased() + type.dropFirst()
    }
}
