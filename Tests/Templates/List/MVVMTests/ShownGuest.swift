#if CHANGES
    internal import DataBinding

    @testable internal import Implementation

    /// The values of a row that can change.
    struct ShownGuest: Equatable {
        // @for element in changing
        let caption: String
        // @end
        // @for action in enabling
        let canPraise: Bool
        // @end
    }

    extension GuestCellViewModel {
        var shown: ShownGuest {
            ShownGuest(
                // @for element in changing
                caption: caption.value,
                // @end
                // @for action in enabling
                canPraise: canPraise.value,
                // @end
            )
        }
    }
#endif
