// @insert route from ../Detail/Contract/DeskRoute.swift
// @sample
package import AppSupport
package import RosterModel

extension Route {
    package static func guestDetail(_ id: Guest.ID) -> Route {
        Route(page: "guest-detail", id: id)
    }

    package static func host(_ id: Int) -> Route {
        Route(page: "host", id: id)
    }
}
// @end
