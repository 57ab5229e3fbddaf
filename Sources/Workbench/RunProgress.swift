/// Hears what a long run is doing.
package protocol RunProgress: Sendable {
    /// Something to know before the first step.
    func note(_ text: String)
    /// A step begins.
    ///
    /// - Parameters:
    ///   - number: counted from 1.
    ///   - timeLeft: how long all that is left will take, in words; `nil` where nobody knows.
    func begin(step number: Int, of count: Int, _ description: String, timeLeft: String?)
    /// The current step is so far.
    func update(_ description: String)
    /// The current step has ended.
    func end()
}
