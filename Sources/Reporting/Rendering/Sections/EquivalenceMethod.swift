/// The description of the checks for behavioural equivalence, for the page of methods.
enum EquivalenceMethod {
    static let blocks = Block.passage(
        """
        A scenario lists user events (tap, pull, scroll, answer) and events of the services (deliver \
        this reply, fail the next like). All variants play it in lockstep, which is known as \
        differential testing. After each event their screens, element by element, their routes and \
        their service requests must be equal, and the expectations of the scenario must be met. A \
        feature may also count work, such as computed row heights; the counters must be equal, too, \
        except in a variant that does more work by design. Tasks run on the main actor in the order in which they \
        were enqueued, and all of them before the comparison, so a scenario always has the same result. \
        When the screen is closed, no object of \
        the implementation's module may be alive. Random scenarios are generated from a seed while \
        they are played; a failing one is shrunk to the smallest that still fails. If a feature has a \
        description, a screen built from that description plays along. It finds mistakes that all \
        variants share. A feature whose variants differ is not measured.

        In Store, scenarios are also interrupted: the state is encoded, the screen is closed, and a \
        new screen is built from the decoded state in the same environment. After the interruption and \
        after each further event, the new screen must equal that of the scenario without \
        interruption. Named scenarios are interrupted after each event, random ones after one event. \
        A scenario is interrupted only where no reply is pending, where closing the screen stops no \
        player, and where nothing is visible that UI frameworks do not restore either: no alert, no \
        toast, no page above, and no scrolled list. Counters are not compared, because a new view \
        computes its layout again.
        """
    )
}
