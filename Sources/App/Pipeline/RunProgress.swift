/// An observer of the progress of a long run.
package protocol RunProgress: Sendable {
    /// Reports a message before the first step.
    func note(_ text: String)
    /// Reports the beginning of a step.
    ///
    /// - Parameters:
    ///   - number: the number of the step, from 1.
    ///   - secondsLeft: the estimated seconds until the end of the run; `nil` if unknown.
    func begin(step number: Int, of count: Int, _ description: String, secondsLeft: Double?)
    /// Reports the progress of the current step.
    func update(_ description: String)
    /// Reports the end of the current step.
    func end()
}
