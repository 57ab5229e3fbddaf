// @insert entity from ../List/Model/Guest.swift
// @sample
/// A guest.
package struct Guest: Hashable, Sendable {
    package var phrase: String
    package var visits: Int
    package var isLoud: Bool

    package init(phrase: String, visits: Int, isLoud: Bool) {
        self.phrase = phrase
        self.visits = visits
        self.isLoud = isLoud
    }
}
// @end
