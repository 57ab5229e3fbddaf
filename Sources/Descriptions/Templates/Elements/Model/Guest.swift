/// A guest, for the samples in the templates.
package struct Guest: Hashable, Sendable {
    package var nick: String

    package init(nick: String) {
        self.nick = nick
    }
}
