/// The requests of the reducer.
enum VoicesEffect: Equatable {
    case followPlayer
    case load
    case refresh
    case play(VoiceState.ID)
    case pause
    case resume
    case stop
    case showMessage(String)
}
