extension DescriptionCheck {
    /// Checks a card and its form, and that their service has the abilities that they need.
    func check(_ card: Card) throws(DescriptionError) {
        let line = lineOfScreen ?? lineOfFeature
        guard let service = description.detailServices.first(where: { $0.entity == card.entity })
        else {
            throw line.error(
                "no service loads '\(card.entity)'; add a service with 'loads the \(card.entity)'"
            )
        }
        try checkAreSole([service.name], of: [card.entity])
        if let line = placesOfParts["switch"] {
            throw line.error("a switch needs two lists; to edit a value, write it below the form")
        }
        try checkButtons(card.elements, act: card.editButton.map { [$0] } ?? [])
        guard let form = description.form else {
            throw line.error(
                "the card has no form; add 'form of the \(card.entity)', or write 'screen of the "
                    + "\(card.entity)' instead"
            )
        }
        guard card.editButton != nil else {
            throw line.error(
                "no button opens the form; add 'button edit: \"Edit\"' below the card, and 'on tap of edit'"
            )
        }
        if let change = service.changes.first {
            throw thing(service.name).error(
                "the form saves all values in one request; remove 'changes \(change.field)'"
            )
        }
        try check(form, service)
    }

    private func check(_ form: Form, _ service: DetailService) throws(DescriptionError) {
        let line = placesOfParts["form"] ?? lineOfFeature
        let acting = [form.save?.button, form.close?.button]
        for button in form.buttons where !acting.contains(button) {
            throw place(of: button).error(
                "nothing happens when '\(button)' is tapped; add 'on tap of \(button)'"
            )
        }
        guard form.save != nil else {
            throw line.error(
                "no button saves the form; add 'button save: \"Save\"' below it, and 'on tap of save'"
            )
        }
        guard form.close != nil else {
            throw line.error(
                "no button closes the form; add 'button cancel: \"Cancel\"' below it, and 'on tap of cancel'"
            )
        }
        guard service.saves else {
            throw thing(service.name).error(
                "no service saves the \(form.entity); add 'saves it' to the service"
            )
        }
    }

    /// Checks that no service has abilities that only a form uses.
    func checkHasNoForm() throws(DescriptionError) {
        for service in description.detailServices where service.saves || service.announces {
            let use =
                service.saves
                ? "a form uses 'saves it'" : "a form or a list uses 'announces changes'"
            throw thing(service.name).error(
                "only \(use); add 'card of the \(service.entity)' and 'form of the "
                    + "\(service.entity)'"
            )
        }
    }
}
