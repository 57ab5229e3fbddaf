internal import Profile

extension Feature {
    package static let profile = Feature(
        .profile,
        in: ProfileEnvironment.self,
        module: "Profile",
        summary:
            "A card and an editor on top of it: a form with validation, whose result comes back.",
        differingIn: .architecture,
        [
            .mvc.carrying(
                by: members(of: "ProfileEditorView", inputs).union(
                    members(
                        of: "ProfileEditorViewController",
                        [
                            "didEditName()", "didEditMail()", "didEditBiography()",
                            "didToggleNewsletter()", "showValues()", "replaceProfile(with:)",
                        ]
                    )
                )
            ),
            .mvp.carrying(
                by: members(of: "ProfileEditorViewController", inputs + setters)
                    .union(members(of: "ProfileEditorViewProtocol", setters))
                    .union(members(of: "ProfileEditorPresenterProtocol", events))
                    .union(
                        members(
                            of: "ProfileEditorPresenter",
                            events + ["showValues()", "replaceProfile(with:)"]
                        )
                    )
            ),
            .mvvm.carrying(
                by: members(of: "ProfileEditorViewController", inputs).union(
                    members(of: "ProfileEditorViewModel", values + ["replaceProfile(with:)"])
                )
            ),
            .viper.carrying(
                by: members(of: "ProfileEditorViewController", inputs + setters)
                    .union(members(of: "ProfileEditorViewProtocol", setters))
                    .union(members(of: "ProfileEditorPresenterProtocol", events))
                    .union(members(of: "ProfileEditorPresenter", events + [replacement]))
                    .union(members(of: "ProfileEditorInteractorOutputProtocol", [replacement]))
                    .union(members(of: "ProfileEditorInteractorProtocol", requests))
                    .union(
                        members(
                            of: "ProfileEditorInteractor",
                            requests + ["summary(of:)", "replaceProfile(with:)"]
                        )
                    )
            ),
            .store.carrying(
                by: members(of: "ProfileEditorViewController", inputs)
                    .union(
                        members(
                            of: "ProfileEditorAction",
                            [
                                "nameEdited(_:)", "mailEdited(_:)", "biographyEdited(_:)",
                                "newsletterEdited(_:)",
                            ]
                        )
                    )
                    .union(members(of: "ProfileEditorState", values))
                    .union(
                        members(
                            of: "ProfileEditorReducer",
                            ["edit(_:in:_:)", "replaceProfile(with:in:)"]
                        )
                    )
            ),
            .observable.carrying(
                by: members(of: "ProfileEditorViewController", inputs).union(
                    members(of: "ProfileEditorModel", values + ["replaceProfile(with:)"])
                )
            ),
        ]
    )

    // The code that carries a value between an input of the form and the state, in each direction.

    private static let inputs = [
        "nameField", "mailField", "biographyField", "newsletterSwitch",
    ]
    private static let values = ["name", "mail", "biography", "receivesNewsletter", "draft"]
    private static let setters = [
        "showName(_:)", "showMail(_:)", "showBiography(_:)", "showNewsletter(_:)",
    ]
    private static let events = [
        "didEditName(_:)", "didEditMail(_:)", "didEditBiography(_:)", "didToggleNewsletter(_:)",
    ]
    private static let requests = [
        "editName(_:)", "editMail(_:)", "editBiography(_:)", "editNewsletter(_:)",
    ]
    private static let replacement = "didReplaceValues(_:)"

    private static func members(of type: String, _ names: [String]) -> Set<String> {
        Set(names.map { "\(type).\($0)" })
    }
}
