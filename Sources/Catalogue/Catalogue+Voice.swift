internal import Matrix
internal import Voice
internal import VoiceControl
internal import VoiceMVC
internal import VoiceMVP
internal import VoiceMVVM
internal import VoiceVIPER

extension Catalogue {
    static let voice = Entry(
        environment: VoiceEnvironment.init(opening:),
        cells: [
            .mvc: { VoiceMVC.VoiceAssembly.screen($0.dependencies) },
            .mvp: { VoiceMVP.VoiceAssembly.screen($0.dependencies) },
            .mvvm: { VoiceMVVM.VoiceAssembly.screen($0.dependencies) },
            .viper: { VoiceVIPER.VoiceAssembly.screen($0.dependencies) },
        ],
        control: { VoiceControl.VoiceAssembly.screen($0.dependencies) }
    )
}
