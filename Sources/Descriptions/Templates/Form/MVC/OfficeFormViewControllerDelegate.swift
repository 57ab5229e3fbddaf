internal import OfficeModel

/// The receiver of the form's result.
@MainActor
protocol OfficeFormViewControllerDelegate: AnyObject {
    func officeForm(_ form: OfficeFormViewController, didSave guest: Guest)
}
