/// The part that a file plays in its cell. It is read off the end of the file's name.
package enum Role: String, CaseIterable, Hashable, Sendable, Codable {
    case scene = "Scene"
    case assembly = "Assembly"
    case controller = "Controller"
    case view = "View"
    case presenter = "Presenter"
    case viewModel = "ViewModel"
    case interactor = "Interactor"
    case transport = "Transport value"
    case router = "Router"
    case protocols = "Protocol"
    /// That of a file whose name does not say it. ``archbench check`` names such files.
    case unknown = "Unknown"

    /// The role of a file in a cell of a variant.
    ///
    /// A view controller is the controller in MVC; in the other architectures it belongs to the
    /// view. What VIPER's interactor hands up in place of an entity is a summary.
    ///
    /// - Parameter file: the file's name, with or without folders and ending.
    package init(file: String, variant: Variant) {
        let name = file.split(separator: "/").last.map(String.init) ?? file
        let stem = name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
        // `BlogsView+Rows.swift` extends a view.
        let type = stem.split(separator: "+").first.map(String.init) ?? stem
        let suffixes: [(String, Role)] =
            [
                ("Protocol", .protocols),
                ("Scene", .scene),
                ("Assembly", .assembly),
                ("ViewController", variant == .mvc ? .controller : .view),
                ("Controller", variant == .mvc ? .controller : .view),
                ("Presenter", .presenter),
                ("ViewModel", .viewModel),
                ("Interactor", .interactor),
                ("Router", .router),
                ("View", .view),
                ("Cell", .view),
            ] + (variant == .viper ? [("Summary", .transport)] : [])
        let match = suffixes.first { type.hasSuffix($0.0) }
        self = match?.1 ?? .unknown
    }
}
