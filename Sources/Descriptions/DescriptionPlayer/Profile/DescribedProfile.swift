internal import Descriptions
internal import HeadlessKitDriver
internal import Model
internal import Profile

/// The profile of a user, with the field names of the description.
final class DescribedProfile: DescribedRecord {
    private let dependencies: ProfileDependencies
    private var observers: [@MainActor ([Name: FieldValue]) -> Void] = []

    init(_ dependencies: ProfileDependencies) {
        self.dependencies = dependencies
        dependencies.profileService.addObserver(self)
    }

    func askForFields(_ reply: @escaping @MainActor ([Name: FieldValue]?) -> Void) {
        dependencies.profileService.profile(userID: dependencies.userID) { result in
            reply((try? result.get()).map(Self.fields))
        }
    }

    func askToSave(
        _ edited: [Name: FieldValue],
        editedFrom original: [Name: FieldValue],
        _ reply: @escaping @MainActor ([Name: FieldValue]?) -> Void
    ) {
        dependencies.profileService.save(profile(edited), editedFrom: profile(original)) {
            reply((try? $0.get()).map(Self.fields))
        }
    }

    private func profile(_ fields: [Name: FieldValue]) -> Profile {
        Profile(
            id: dependencies.userID,
            name: Self.text(fields, "name"),
            mail: Self.text(fields, "mail"),
            biography: Self.text(fields, "bio"),
            receivesNewsletter: fields[Name("newsletter")] == .flag(true)
        )
    }

    func addObserver(_ observer: @escaping @MainActor ([Name: FieldValue]) -> Void) {
        observers.append(observer)
    }

    private static func text(_ fields: [Name: FieldValue], _ name: String) -> String {
        if case .text(let text)? = fields[Name(name)] { text } else { "" }
    }

    private static func fields(of profile: Profile) -> [Name: FieldValue] {
        [
            Name("name"): .text(profile.name),
            Name("mail"): .text(profile.mail),
            Name("bio"): .text(profile.biography),
            Name("newsletter"): .flag(profile.receivesNewsletter),
        ]
    }
}

extension DescribedProfile: ProfileObserver {
    func profileDidChange(_ profile: Profile) {
        for observer in observers { observer(Self.fields(of: profile)) }
    }
}
