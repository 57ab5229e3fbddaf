#if CHANGES
    /// The calls from the view of one row to its presenter.
    @MainActor
    protocol GuestCellPresenterProtocol: AnyObject {
        /// The identity of the row.
        var id: Int { get }

        func attach(_ view: any GuestCellProtocol)
        func detach(_ view: any GuestCellProtocol)
        // @for action in actions
        func didTapLeave()
        // @end
    }
#else
    /// The calls from the view of one row to its presenter.
    @MainActor
    protocol GuestCellPresenterProtocol {
        /// The identity of the row.
        var id: Int { get }

        func show(in view: any GuestCellProtocol)
    }
#endif
