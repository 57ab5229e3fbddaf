enum DescribedReminders {
    /// A list that is right, for tests to break.
    static let source = """
        feature reminders: "What is to be done."

        entity reminder: "Something to be done."
            title: text "Water the plants", later "", "Call Ada"
            due: date 2026-02-28, later 2024-02-29
            done: no

        service reminder service: "Keeps reminders."
            lists every reminder

        list of every reminder
            empty: "Nothing"
            failure: "Could not load"
            label title: title or "Untitled"
            label due: "Due ", due
            label state: if done "Done" otherwise "Open"

        on tap of row
            go to reminder detail
        """
}
