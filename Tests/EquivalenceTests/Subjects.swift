internal import BlogFeed
internal import Equivalence
internal import Matrix
internal import PlayProbe
internal import Scenarios
internal import WrongImplementations

extension Subject {
    /// The blog feed with a fault.
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

    /// The blog feed that the broken ones are held against.
    static let sound = Subject(Implementation(feature: .blogFeed, variant: .mvc))
}

extension EquivalenceCheck {
    /// The check of a blog feed with a fault against a sound one.
    init(finding fault: Fault) {
        self.init(contract: .blogFeed, subjects: [.sound, .broken(fault)])
    }
}
