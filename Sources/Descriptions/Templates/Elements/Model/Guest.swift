// @insert entity from ../List/Model/Guest.swift
// @sample
/// A guest.
package struct Guest: Hashable, Sendable {
    package var nick: String

    package init(nick: String) {
        self.nick = nick
    }
}
// @end
