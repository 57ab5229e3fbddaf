@testable internal import Implementation

extension GuestSummary {
    /// Returns a guest. The defaults are the values with which the tests begin.
    static func sample(
        // @for property in properties
        // @= property.type: String
        // @= property.start: "Hello"
        phrase: String = "Hello",
        // @end
        // @sample
        visits: Int = 2,
        isLoud: Bool = true
            // @end
    ) -> GuestSummary {
        GuestSummary(
            // @for property in properties
            phrase: phrase,
            // @end
            // @sample
            visits: visits,
            isLoud: isLoud
                // @end
        )
    }
}
