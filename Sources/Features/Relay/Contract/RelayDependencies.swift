package import Model

/// The dependencies of a relay.
package struct RelayDependencies {
    /// The source of the job numbers of both managers.
    package let jobSource: any JobSource
    /// The name of each manager and the printer of its worker, in the order on screen.
    package let printers: [(manager: String, printer: any Printer)]

    package init(
        jobSource: any JobSource,
        printers: [(manager: String, printer: any Printer)]
    ) {
        self.jobSource = jobSource
        self.printers = printers
    }
}
