/// The ways out of the form.
@MainActor
protocol OfficeFormRouterProtocol {
    func close()
}
