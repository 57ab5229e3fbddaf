@testable internal import Implementation

final class OfficeFormDelegateSpy: OfficeFormDelegateProtocol {
    private(set) var savedGuests: [GuestSummary] = []

    func officeFormDidSave(_ guest: GuestSummary) { savedGuests.append(guest) }
}
