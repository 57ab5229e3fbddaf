internal import Matrix
internal import RunTimeMeasures
internal import Tracing

/// The colours of charts: those of Masataka Okabe and Kei Ito, *Color Universal Design*,
/// <https://jfly.uni-koeln.de/color/>, further ones of Paul Tol, *Colour Schemes*,
/// SRON/EPS/TN/09-002, and two greys. They are chosen so that the colours of one chart can be
/// distinguished. Readers who cannot distinguish them rely on gaps and labels.
enum ChartColour: String, Sendable {
    case black = "#000000"
    case orange = "#e69f00"
    case sky = "#56b4e9"
    case green = "#009e73"
    case yellow = "#f0e442"
    case blue = "#0072b2"
    case vermilion = "#d55e00"
    case purple = "#cc79a7"
    case grey = "#999999"
    case pale = "#dddddd"
    case wine = "#882255"
    case teal = "#44aa99"
    case indigo = "#332288"
    case olive = "#999933"
    case rose = "#cc6677"
    case slate = "#556677"
    case mist = "#bbccdd"
    case sand = "#ddcc77"
    case forest = "#117733"
    case plum = "#aa4499"
    case cyan = "#88ccee"
    case magenta = "#ee3377"
    case brick = "#661100"
    case lime = "#bbcc33"
    case mint = "#44bb99"
    case peach = "#ee8866"

    /// Indicates whether black text is more legible on the colour than white text.
    var isLight: Bool {
        switch self {
        case .black, .blue, .wine, .indigo, .slate, .forest, .plum, .brick: false
        default: true
        }
    }

    /// Creates the colour of an architecture, the same in every chart; grey for other variants.
    init(_ variant: Variant) {
        self =
            switch variant {
            case .mvc: .blue
            case .mvp: .orange
            case .mvvm: .green
            case .viper: .vermilion
            case .store: .purple
            case .observable: .sky
            default: .grey
            }
    }

    /// Creates the colour of a role, the same in every chart. A role that is added to an axis takes
    /// the next colour that no other role has.
    init(_ role: Role) {
        let added = Role.all.filter { Self.ofRoles[$0] == nil && $0 != .unknown }
        self =
            Self.ofRoles[role]
            ?? added.firstIndex(of: role).map { Self.further[$0 % Self.further.count] } ?? .black
    }

    private static let ofRoles: [Role: ChartColour] = [
        .view: .blue,
        .controller: .sky,
        .presenter: .orange,
        .viewModel: .green,
        .modelObject: .forest,
        .interactor: .vermilion,
        .router: .purple,
        .transport: .wine,
        .scene: .yellow,
        .assembly: .grey,
        .protocols: .pale,
        .manager: .indigo,
        .worker: .teal,
        .state: .olive,
        .layer: .plum,
        .coordinator: .peach,
        .action: .cyan,
        .reducer: .magenta,
        .effect: .brick,
        .effectHandler: .lime,
        .observableModel: .mint,
    ]

    private static let further: [ChartColour] = [.rose, .slate, .sand, .mist]

    /// Creates the colour of a participant: that of its role, or grey for modules that all variants
    /// share.
    init(_ participant: Participant) {
        self =
            switch participant {
            case .role(let role): Self(role)
            case .kit, .service: .grey
            }
    }

    /// Creates the colour of an owner of instructions: that of its role, or a pale colour for
    /// modules that all variants share.
    init(_ owner: InstructionOwner) {
        self =
            switch owner {
            case .role(let role): Self(role)
            case .contract: .rose
            case .kit: .slate
            case .service: .mist
            case .shared: .pale
            case .driver: .sand
            }
    }
}
