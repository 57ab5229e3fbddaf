// @for count in joint
/// The score of a guest after the service has increased them.
package struct GuestScore: Hashable, Sendable {
    // @for number in count.numbers
    package var score: Int
    // @end

    package init(
        // @for number in count.numbers
        score: Int,
        // @end
    ) {
        // @for number in count.numbers
        self.score = score
        // @end
    }
}
// @end
