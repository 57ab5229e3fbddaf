// @insert entity from ../List/Model/Guest.swift
// @sample
/// A guest.
package struct Guest: Identifiable, Hashable, Sendable {
    package let id: Int
    package var name: String
    package var portrait: String
    package var isHere: Bool

    package init(id: Int, name: String, portrait: String, isHere: Bool) {
        self.id = id
        self.name = name
        self.portrait = portrait
        self.isHere = isHere
    }
}
// @end
