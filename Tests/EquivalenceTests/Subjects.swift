internal import BlogFeed
internal import Equivalence
internal import Matrix
internal import PlayProbe
internal import Scenarios
internal import WrongImplementations

extension Subject {
    /// Returns the blog feed with a fault.
    static func broken(_ fault: Fault) -> Subject {
        Subject(name: "Broken", moduleNames: ["WrongImplementations"]) { opening in
            Stage(environment: BlogFeedEnvironment(opening: opening)) { environment in
                BrokenBlogFeedAssembly.screen(
                    environment.dependencies,
                    environment.scene,
                    fault: fault
                )
            }
        }
    }

    /// The correct blog feed, which is the baseline for the faulty ones.
    static let sound = Subject(Implementation(feature: .blogFeed, variant: .mvc))
}

extension EquivalenceCheck {
    /// Creates a check that compares a blog feed with a fault with a correct one.
    init(finding fault: Fault) {
        self.init(contract: .blogFeed, subjects: [.sound, .broken(fault)])
    }
}
