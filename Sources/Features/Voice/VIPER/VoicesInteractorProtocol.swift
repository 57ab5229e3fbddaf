/// The requests from the presenter to its interactor.
@MainActor
protocol VoicesInteractorProtocol {
    /// Fetches the messages, and from then on reports what the player does.
    func start()
    func fetchVoices()
    func refreshVoices()
    /// Plays a message; pauses it if it is playing, and resumes it if it is paused.
    func playOrPauseVoice(id: Int)
    /// Stops the current message, if there is one.
    func stopVoice()
}
