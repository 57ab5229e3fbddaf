/// The screens that the card can open.
@MainActor
protocol OfficeRouterProtocol {
    func openForm(of guest: GuestSummary, delegate: any OfficeFormDelegateProtocol)
}
