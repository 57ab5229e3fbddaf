/// What the presenter asks its interactor.
@MainActor
protocol VoicesInteractorProtocol {
    var voiceCount: Int { get }
    func voice(at index: Int) -> VoiceSummary

    /// Asks for messages, and from then on hears the player.
    func start()
    func fetchVoices()
    func refreshVoices()
    /// Plays a message, pauses it where it plays, and goes on where it is paused.
    func playOrPauseVoice(at index: Int)
}
