package import Model

/// The dependencies of a relay.
package struct RelayDependencies {
    /// Numbers the jobs of both managers.
    package let jobSource: any JobSource
    /// For each manager its name and the printer of its worker, in the order on screen.
    package let printers: [(manager: String, printer: any Printer)]

    package init(
        jobSource: any JobSource,
        printers: [(manager: String, printer: any Printer)]
    ) {
        self.jobSource = jobSource
        self.printers = printers
    }
}
