// @insert entity from ../List/Model/Guest.swift
// @sample
/// A guest.
package struct Guest: Hashable, Sendable {
    /// The limits of the level.
    package static let levelLimits = 0...9

    package var level: Int
    package var hostNumber: Int
    package var isHere: Bool

    package init(level: Int, hostNumber: Int, isHere: Bool) {
        self.level = level
        self.hostNumber = hostNumber
        self.isHere = isHere
    }
}
// @end
