internal import Scenarios
internal import StateManagement

/// A scene that records the questions if a user is to be unfollowed, and lets the test answer them.
@MainActor
final class ConfirmationSpy {
    /// The names of the users, oldest first.
    private(set) var names: [String] = []
    private var finish: ((Bool) -> Void)?

    func confirm(name: String) async -> Bool {
        names.append(name)
        let answer = try? await reply { answer in
            finish = { answer(.success($0)) }
        }
        return answer ?? false
    }

    /// Answers the last question.
    func answer(_ isConfirmed: Bool) {
        MainActorQueue.settle { finish?(isConfirmed) }
    }
}
