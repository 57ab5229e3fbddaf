internal import Testing

@Suite("Forms in generated code")
struct FormTests {
    private static let visitor = """
        feature guest book: "Who visits."

        entity visitor: "A visitor."
            name: text "Ada", later ""
            visits: number 1, later 12
            wants news: yes

        service reception: "Knows visitors."
            loads the visitor
            saves it
            announces changes

        card of the visitor
            failure: "Could not load"
            label name: name or "Nobody"
            button edit: "Edit"

        form of the visitor
            field name: name
            valid if name is not blank and has at most 12 characters: "Enter a name"
            counter of name
            switch news: wants news
            button save: "Save"
            button cancel: "Cancel"

        on tap of edit
            open the form

        on tap of save
            save it, failure "Could not save"

        on tap of news
            ask if on with "Stop" or "Keep": "Stop the news?"

        on tap of cancel
            ask if changed with "Discard" or "Keep editing": "Discard changes?"
            close the form
        """

    /// The form with nothing that can be left out.
    private static let plain = """
        feature guest book: "Who visits."

        entity visitor: "A visitor."
            name: text "Ada", later ""

        service reception: "Knows visitors."
            loads the visitor
            saves it

        card of the visitor
            failure: "Could not load"
            label name: name
            button edit: "Edit"

        form of the visitor
            field name: name
            button save: "Save"
            button cancel: "Cancel"

        on tap of edit
            open the form

        on tap of save
            save it, failure "Could not save"

        on tap of cancel
            close the form
        """

    /// The files with their names and the folder in which they are.
    private func files(_ source: String = visitor) throws -> [String: String] {
        try GeneratedFiles.of(source)
    }

    @Test(
        "The architecture determines which type has the values of the form",
        arguments: [
            ("MVC/GuestBookFormViewController", true), ("MVC/GuestBookFormView", false),
            ("MVP/GuestBookFormPresenter", true), ("MVP/GuestBookFormViewController", false),
            ("MVVM/GuestBookFormViewModel", true), ("MVVM/GuestBookFormViewController", false),
            ("VIPER/GuestBookFormInteractor", true), ("VIPER/GuestBookFormPresenter", false),
        ]
    )
    func owners(file: String, hasDraft: Bool) throws {
        let text = try #require(try files()["\(file).swift"])
        #expect(text.contains("private var draft: Visitor") == hasDraft)
    }

    @Test("A rule becomes a property of the entity, with its limit")
    func rules() throws {
        let text = try #require(try files()["Model/Visitor+Validation.swift"])
        #expect(text.contains("package static let nameLimit = 12\n"))
        #expect(
            text.contains(
                "var hasValidName: Bool { !name.isBlank && name.count <= Self.nameLimit }"
            )
        )
        #expect(text.contains("var isValid: Bool { hasValidName }"))
        #expect(!text.contains("isAddress"))
    }

    @Test("Texts with rules about blanks are compared and saved without the blanks around them")
    func trims() throws {
        let files = try files()
        let model = try #require(files["Model/Visitor+Validation.swift"])
        #expect(model.contains("visitor.name = name.trimmed\n"))
        let presenter = try #require(files["MVP/GuestBookFormPresenter.swift"])
        #expect(presenter.contains("var hasChanges: Bool { draft.trimmed != visitor.trimmed }"))
        #expect(presenter.contains("reception.save(draft.trimmed, editedFrom: visitor.trimmed) {"))
    }

    @Test("A line break that tests and scenarios type is an escape in a literal")
    func lineBreaks() throws {
        let files = try files()
        for name in [
            "MVPTests/ViewFreeTests+GuestBookPresenter.swift",
            "MVVMTests/ViewFreeTests+GuestBookViewModel.swift",
            "VIPERTests/ViewFreeTests+GuestBookPresenter.swift",
            "StoreTests/ViewFreeTests+GuestBookStore.swift",
            "ObservableTests/ViewFreeTests+GuestBookModel.swift",
            "Contract/GuestBookScenarios.swift",
        ] {
            #expect(try #require(files[name]).contains(#"" Ada\n""#), "\(name)")
        }
    }

    @Test("MVVM binds the controls in both directions")
    func binding() throws {
        let files = try files()
        let viewModel = try #require(files["MVVM/GuestBookFormViewModel.swift"])
        #expect(viewModel.contains("let name: Editable<String>"))
        #expect(viewModel.contains("let news: Editable<Bool>"))
        let view = try #require(files["MVVM/GuestBookFormViewController.swift"])
        #expect(view.contains("nameField.bind(to: viewModel.name)"))
        #expect(view.contains("newsSwitch.bind(to: viewModel.news)"))
    }

    @Test("In VIPER, DTOs contain the values and whether they are rejected")
    func summaries() throws {
        let files = try files()
        let values = try #require(files["VIPER/VisitorSummary.swift"])
        #expect(values.contains("let wantsNews: Bool") || values.contains("let isWantsNews: Bool"))
        let validity = try #require(files["VIPER/GuestBookFormSummary.swift"])
        #expect(validity.contains("let isNameRejected: Bool"))
        #expect(validity.contains("let nameLength: Int"))
        #expect(
            try #require(files["VIPER/GuestBookFormPresenter.swift"]).contains("import Model")
                == false
        )
    }

    @Test("A plain form has no code for rules, messages, questions and changes made elsewhere")
    func plain() throws {
        let files = try files(Self.plain)
        #expect(files["Model/Visitor+Validation.swift"] == nil)
        for (name, text) in files {
            for word in [
                "Observer)", "editedFields", "showsAllErrors", "confirmClosing", "changedVisitor",
            ] {
                #expect(!text.contains(word), "\(name) contains “\(word)”")
            }
        }
        let presenter = try #require(files["MVP/GuestBookFormPresenter.swift"])
        #expect(presenter.contains("view?.enableSave(hasChanges && !isSaving)"))
        #expect(presenter.contains("var hasChanges: Bool { draft != visitor }"))
        #expect(presenter.contains("reception.save(draft, editedFrom: visitor) {"))
        #expect(presenter.contains("private let visitor: Visitor"))
    }

    @Test("The tests of all variants and the scenarios have the same behaviours")
    func behaviours() throws {
        let files = try files()
        let tests = [
            "MVPTests/ViewFreeTests+GuestBookPresenter.swift",
            "MVVMTests/ViewFreeTests+GuestBookViewModel.swift",
            "VIPERTests/ViewFreeTests+GuestBookPresenter.swift",
            "StoreTests/ViewFreeTests+GuestBookStore.swift",
            "ObservableTests/ViewFreeTests+GuestBookModel.swift",
        ]
        for behaviour in ["editsName", "validatesName", "saves", "delaysChanges", "retainsEdits"] {
            for name in tests {
                #expect(try #require(files[name]).contains("func \(behaviour)()"), "\(name)")
            }
        }
        #expect(
            try #require(files[tests[0]]).contains("#expect(formView.nameCount == \"3 of 12\")")
        )
        let scenarios = try #require(files["Contract/GuestBookScenarios.swift"])
        for name in ["edits-name", "validates-name", "saves", "delays-changes", "leaves-news-on"] {
            #expect(scenarios.contains("\"\(name)\","))
        }
    }
}
