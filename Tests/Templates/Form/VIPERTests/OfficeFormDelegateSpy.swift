@testable internal import OfficeVIPER

final class OfficeFormDelegateSpy: OfficeFormDelegateProtocol {
    private(set) var savedGuests: [GuestSummary] = []

    func officeFormDidSave(_ guest: GuestSummary) { savedGuests.append(guest) }
}
