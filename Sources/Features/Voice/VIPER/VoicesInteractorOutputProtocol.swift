/// What the interactor answers.
@MainActor
protocol VoicesInteractorOutputProtocol: AnyObject {
    func didBeginFetchingVoices()
    /// All listed messages are new.
    func didFetchVoices()
    func didFailToFetchVoices()
    func didFailToRefreshVoices()
    func didChangeState(of voice: VoiceSummary, at index: Int)
}
