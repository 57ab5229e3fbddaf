#if CHANGES
    internal import DataBinding

    // @sample
    #if PAGES && REMOVAL
        @testable internal import ListInPagesMVVM
    #endif
    #if PAGES && !REMOVAL
        @testable internal import ListThatGrowsMVVM
    #endif
    #if !PAGES
        @testable internal import RosterMVVM
    #endif
    // @end
    // | @testable internal import RosterMVVM

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
