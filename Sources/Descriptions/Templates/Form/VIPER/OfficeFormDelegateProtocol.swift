/// The receiver of the form's result.
@MainActor
protocol OfficeFormDelegateProtocol: AnyObject {
    func officeFormDidSave(_ guest: GuestSummary)
}
