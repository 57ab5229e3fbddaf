@testable internal import Implementation

final class OfficeRouterSpy: OfficeRouterProtocol {
    private(set) var openedGuests: [GuestSummary] = []
    private(set) weak var delegate: (any OfficeFormDelegateProtocol)?

    func openForm(of guest: GuestSummary, delegate: any OfficeFormDelegateProtocol) {
        openedGuests.append(guest)
        self.delegate = delegate
    }
}
