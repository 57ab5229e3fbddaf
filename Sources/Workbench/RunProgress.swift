/// Hears what a long run is doing.
package protocol RunProgress: Sendable {
    /// Something to know before the first step.
    func note(_ text: String)
    /// A step begins.
    ///
    /// - Parameter number: counted from 1.
    func begin(step number: Int, of count: Int, _ description: String)
    /// The current step is so far.
    func update(_ description: String)
    /// The current step has ended.
    func end()
}
