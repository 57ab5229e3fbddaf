internal import Behaviours
internal import Descriptions
internal import PackageEditing
internal import Scenarios

/// A card, and the form that opens on top of it.
struct CardScreen: ArchitectureScreen {
    let card: any ArchitectureScreen
    let form: any ArchitectureScreen
    private var tests: CardTests?

    var files: [GeneratedFile] { card.files + form.files }
    var services: [GeneratedFile] { card.services }
    var spies: [GeneratedFile] { card.spies + form.spies + (tests?.spies ?? []) }
    var driver: ScenarioTests.Driver? { tests?.driver }

    /// - Parameter variant: the name of the architecture.
    init(_ plan: FormPlan, variant: String) {
        let screen = EntityScreen(plan)
        let form = FormScreen(plan)
        switch variant {
        case "MVC": (card, self.form) = (MVCEntity(screen: screen), MVCForm(screen: form))
        case "MVP":
            let form = MVPForm(screen: form)
            (card, self.form) = (MVPEntity(screen: screen), form)
            tests = CardTests(screen, card.driver, form.tests).openingForm(
                keeping: "presenter",
                of: form.opened
            )
        case "MVVM":
            let form = MVVMForm(screen: form)
            (card, self.form) = (MVVMEntity(screen: screen), form)
            tests = CardTests(screen, card.driver, form.tests).openingForm(
                keeping: "viewModel",
                of: form.opened
            )
        case "VIPER":
            let form = VIPERForm(screen: form)
            card = VIPEREntity(screen: screen, summary: plan.summaryFields.properties)
            self.form = form
            tests = CardTests(screen, card.driver, form.tests).openingForm(of: form)
        case "Store":
            let form = StoreForm(screen: form)
            (card, self.form) = (StoreEntity(screen: screen), form)
            tests = CardTests(screen, card.driver, form.tests)
        default:
            let form = ObservableForm(screen: form)
            (card, self.form) = (ObservableEntity(screen: screen, form: form.screen), form)
            tests = CardTests(screen, card.driver, form.tests).openingForm(
                keeping: "model",
                of: form.opened
            )
        }
    }
}

/// The view-free tests of a card and its form, which play the same scenarios.
private struct CardTests {
    let screen: EntityScreen
    private(set) var driver: ScenarioTests.Driver?
    private(set) var spies: [GeneratedFile] = []

    /// - Parameters:
    ///   - card: the way of tests to the card.
    ///   - form: the statements for the events of the form.
    init(_ screen: EntityScreen, _ card: ScenarioTests.Driver?, _ form: FormTests) {
        self.screen = screen
        driver = card
        driver?.statements = { event in
            var ofCard = event
            if case .object(let expected)? = event["expect"] {
                // Only the form asks, and has messages.
                ofCard["expect"] = .object(
                    expected.filter { !["alert", "toast"].contains($0.key) }
                )
            }
            return (form.statements(event) ?? []) + (card?.statements(ofCard) ?? [])
        }
    }

    /// Adds the function that opens the form as the assembly, or the coordinator, does.
    ///
    /// - Parameters:
    ///   - subject: the variable of the card, and the property of the form's view for its own.
    ///   - opened: a closure that returns the statements that create the form.
    func openingForm(
        keeping subject: String,
        of opened: (_ entity: String, _ onSave: String) -> [String]
    ) -> CardTests {
        let item = screen.item
        let made = "form\(subject.prefix(1).uppercased())\(subject.dropFirst())"
        return openingForm(
            from: subject,
            ["let \(item) = try #require(formView.opened)"]
                + opened(item, "{ \(subject).show($0) }") + ["formView.\(subject) = \(made)"]
        )
    }

    /// Adds the function that opens the form as the router does.
    func openingForm(of form: VIPERForm) -> CardTests {
        let (type, item) = (screen.type, screen.item)
        var tests = openingForm(
            from: "presenter",
            ["let \(item) = try #require(router.opened)"]
                + form.opened(item, delegate: "presenter") + ["formView.presenter = formPresenter"]
        )
        tests.driver?.properties += ["private let router = \(type)RouterSpy()", form.testedRouter]
        tests.spies.append(
            SwiftCode.generated(
                "\(type)RouterSpy",
                ["@testable internal import Implementation"],
                """
                /// A router that keeps the values with which the form opens.
                final class \(type)RouterSpy: \(type)RouterProtocol {
                private(set) var opened: \(form.summary)?

                func openForm(of \(item): \(form.summary), delegate: any \(type)FormDelegateProtocol) {
                opened = \(item)
                }
                }
                """
            )
        )
        return tests
    }

    /// Adds a function with which tests open the form.
    private func openingForm(from subject: String, _ statements: [String]) -> CardTests {
        guard let driver, let edit = screen.editButton else { return self }
        var tests = self
        let tap = driver.statements(["tap": .text(edit.identifier)])
        let type = screen.type
        tests.driver?.properties.append("private let formView = \(type)FormViewSpy()")
        tests.driver?.functions.append(
            SwiftCode.block(
                "private func openForm(of \(subject): \(driver.type), "
                    + "_ environment: \(type)Environment) throws",
                SwiftCode.lines(tap + statements)
            )
        )
        tests.driver?.statements = { event in
            event["tap"] == .text(edit.identifier)
                ? ["try openForm(of: \(subject), environment)"] : driver.statements(event)
        }
        return tests
    }
}
