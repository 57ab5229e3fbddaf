/// The answers of the interactor.
@MainActor
protocol VoicesInteractorOutputProtocol: AnyObject {
    func didBeginFetchingVoices()
    /// The messages replace all listed messages.
    func didFetchVoices(_ voices: [VoiceSummary])
    func didFailToFetchVoices()
    func didFailToRefreshVoices()
    func didUpdateVoice(_ voice: VoiceSummary)
}
