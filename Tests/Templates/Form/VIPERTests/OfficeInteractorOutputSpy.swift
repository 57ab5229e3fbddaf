@testable internal import Implementation

final class OfficeInteractorOutputSpy: OfficeInteractorOutputProtocol {
    enum Call: Equatable {
        case didBeginFetchingGuest
        case didReceiveGuest(GuestSummary)
        case didFailToFetchGuest
    }

    var calls: [Call] = []

    func didBeginFetchingGuest() { calls.append(.didBeginFetchingGuest) }
    func didReceiveGuest(_ guest: GuestSummary) { calls.append(.didReceiveGuest(guest)) }
    func didFailToFetchGuest() { calls.append(.didFailToFetchGuest) }
}
