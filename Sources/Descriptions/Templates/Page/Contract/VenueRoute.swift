// @insert route from ../Detail/Contract/DeskRoute.swift
// @sample
package import AppSupport
package import VenueModel

extension Route {
    package static func host(_ id: Guest.ID) -> Route {
        Route(page: "host", id: id)
    }
}
// @end
