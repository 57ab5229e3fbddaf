internal import HeadlessKit
internal import OfficeModel

final class OfficeViewController: ViewController {
    private let supplier: any Supplier
    private lazy var officeView = OfficeView()

    /// The loaded guest; `nil` before the first reply.
    private var guest: Guest?

    init(supplier: any Supplier) {
        self.supplier = supplier
    }

    override func loadView() { view = officeView }

    override func viewDidLoad() {
        super.viewDidLoad()
        officeView.alterButton.addAction(
            Action { [weak self] _ in self?.openForm() },
            for: .touchUpInside
        )
        officeView.retryButton.addAction(
            Action { [weak self] _ in self?.loadGuest() },
            for: .touchUpInside
        )
        #if ANNOUNCES
            supplier.addObserver(self)
        #endif
        loadGuest()
    }

    private func loadGuest() {
        officeView.showLoading()
        supplier.guest { [weak self] result in
            switch result {
            case .success(let guest): self?.show(guest)
            case .failure: self?.officeView.showError("{card.failure}")
            }
        }
    }

    private func show(_ guest: Guest) {
        self.guest = guest
        // @for element in labels
        // @= element.text: guest.phrase
        officeView.captionLabel.text = guest.phrase
        // @end
        officeView.showAlterButton()
    }

    private func openForm() {
        guard let guest else { return }
        let form = OfficeFormViewController(guest: guest, supplier: supplier)
        form.delegate = self
        present(form, animated: true)
    }
    // @= countText
    // @end
}
#if ANNOUNCES

    extension OfficeViewController: GuestObserver {
        /// Before the guest has loaded, the change is ignored, because the reply contains it.
        func guestDidChange(_ guest: Guest) {
            if self.guest != nil { show(guest) }
        }
    }
#endif

extension OfficeViewController: OfficeFormViewControllerDelegate {
    func officeForm(_ form: OfficeFormViewController, didSave guest: Guest) {
        show(guest)
    }
}
