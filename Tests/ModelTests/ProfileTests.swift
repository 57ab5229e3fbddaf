internal import Model
internal import Testing

@MainActor
@Suite("Profiles")
struct ProfileTests {
    private static func profile(
        name: String = "Ada",
        mail: String = "",
        biography: String = ""
    ) -> Profile {
        Profile(id: 1, name: name, mail: mail, biography: biography, receivesNewsletter: false)
    }

    /// Texts without a visible character: spaces, no-break and ideographic spaces, zero width spaces
    /// and joiners, the word joiner and the soft hyphen.
    nonisolated private static let blankTexts = [
        "", " ", "\n\t ", "\u{A0}\u{3000}\u{2003}", "\u{200B}", " \u{200B}\u{200D} ",
        "\u{2060}\u{FEFF}", "\u{AD}",
    ]

    @Test("A name needs a character that is not blank", arguments: blankTexts)
    func rejectsBlankNames(name: String) {
        #expect(!Self.profile(name: name).hasValidName)
        #expect(Self.profile(name: name + "A").hasValidName)
    }

    @Test(
        "An address is valid with one @, text before it and a dot inside the text after it",
        arguments: [
            "", "  ", "a@b.c", " a@b.c\n", "\u{200B}a@b.c\u{200B}", "a.b@c.d.e", "a@b..c", "é@ü.de",
        ]
    )
    func acceptsMail(mail: String) {
        #expect(Self.profile(mail: mail).hasValidMail)
    }

    @Test(
        "Other addresses are not valid",
        arguments: [
            "a", "@", "a@", "@b.c", "a@b", "a@.c", "a@b.", "a@.", "a@b@c.d", "a b@c.d", "a@b .c",
            "a\u{200B}@b.c",
        ]
    )
    func rejectsMail(mail: String) {
        let profile = Self.profile(mail: mail)
        #expect(!profile.hasValidMail)
        #expect(!profile.isValid)
    }

    @Test("A trimmed profile has no blanks around name and address", arguments: blankTexts)
    func trims(blank: String) {
        let biography = blank + "I count." + blank
        let profile = Self.profile(
            name: blank + "Ada \u{200B}é" + blank,
            mail: blank + "a@b.c" + blank,
            biography: biography
        )
        #expect(
            profile.trimmed
                == Self.profile(name: "Ada \u{200B}é", mail: "a@b.c", biography: biography)
        )
        #expect(Self.profile(name: blank, mail: blank).trimmed == Self.profile(name: ""))
    }

    @Test("Invisible parts of a visible character stay", arguments: ["❤️", "👩‍👩‍👧", "e\u{301}"])
    func keepsCharacters(name: String) {
        #expect(Self.profile(name: " \(name) ").trimmed.name == name)
        #expect(Self.profile(name: name).hasValidName)
    }

    @Test("A biography has at most 160 characters as the user counts them")
    func limitsBiography() {
        let longest = String(repeating: "👩‍👩‍👧", count: 160)
        #expect(Self.profile(biography: longest).isValid)
        #expect(!Self.profile(biography: longest + "!").isValid)
    }

    @Test("A saved profile is stored and returned")
    func saves() {
        let service = Self.service()
        var profile = Self.profile(name: "Grace")
        var replies: [Profile?] = []
        service.save(profile, editedFrom: Self.profile()) { replies.append(try? $0.get()) }
        service.profile(userID: 1) { replies.append(try? $0.get()) }
        #expect(replies == [profile, profile])
        profile.name = "Mary"
        service.changeElsewhere { $0.name = "Mary" }
        service.profile(userID: 1) { replies.append(try? $0.get()) }
        #expect(replies.last == profile)
        #expect(service.requests.map(\.description) == ["save(1)", "profile(1)", "profile(1)"])
    }

    @Test("A save stores only edited values, so that a change made elsewhere remains")
    func savesEditedValues() {
        let service = Self.service()
        service.changeElsewhere { $0.name = "Grace" }
        var reply: Profile?
        service.save(Self.profile(biography: "I count."), editedFrom: Self.profile()) {
            reply = try? $0.get()
        }
        #expect(reply == Self.profile(name: "Grace", biography: "I count."))
    }

    @Test("The profile service knows only one user")
    func findsNobodyElse() {
        var failures: [ServiceError] = []
        let service = Self.service()
        service.profile(userID: 2) { if case .failure(let error) = $0 { failures.append(error) } }
        let stranger = Profile(
            id: 2,
            name: "",
            mail: "",
            biography: "",
            receivesNewsletter: false
        )
        service.save(stranger, editedFrom: Self.profile()) {
            if case .failure(let error) = $0 { failures.append(error) }
        }
        #expect(failures == [.notFound(.profile), .notFound(.save)])
    }

    @Test("A failed save changes nothing")
    func failsToSave() {
        let service = Self.service()
        service.faults.failNext(.save)
        var names: [String] = []
        service.save(Self.profile(name: "Grace"), editedFrom: Self.profile()) {
            if case .failure = $0 { names.append("–") }
        }
        service.profile(userID: 1) {
            if case .success(let profile) = $0 { names.append(profile.name) }
        }
        #expect(names == ["–", "Ada"])
    }

    @Test("Observers are notified of changes from elsewhere, but not of saves")
    func notifiesObservers() {
        let service = Self.service()
        let first = Log()
        service.addObserver(first)
        do {
            let second = Log()
            service.addObserver(second)
            service.changeElsewhere { $0.name = "Grace" }
            #expect(second.names == ["Grace"])
        }
        service.changeElsewhere { $0.name = "Mary" }
        service.save(Self.profile(name: "Ada"), editedFrom: Self.profile(name: "Mary")) { _ in }
        #expect(first.names == ["Grace", "Mary"])
    }

    private final class Log: ProfileObserver {
        var names: [String] = []

        func profileDidChange(_ profile: Profile) { names.append(profile.name) }
    }

    private static func service() -> InMemoryProfileService {
        InMemoryProfileService(
            profile: profile(),
            connection: InMemoryConnection(scheduler: ImmediateScheduler())
        )
    }
}
