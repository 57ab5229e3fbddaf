import Catalogue
import Sameness
import Scripts

for feature in Feature.allCases {
    let subjects = Variant.allCases.map { v in
        Subject(name: v.title, moduleName: Cell(feature: feature, variant: v).moduleName) {
            Cell(feature: feature, variant: v).open($0)
        }
    }
    let check = SamenessCheck(contract: feature.contract, subjects: subjects)
    let o = try check.playNamedScripts()
    print(feature, o.scriptCount, o.eventCount)
    for f in o.failures {
        print(f.script, f.difference, f.reduced.joined(separator: "\n"), separator: "\n")
    }
    let clock = ContinuousClock()
    var r = SamenessCheck.Outcome()
    print(clock.measure { r = check.playRandomScripts(numbers: 0..<500, seed: 1) })
    print(r.scriptCount, r.eventCount)
    for f in r.failures {
        print(f.script, f.difference, f.reduced.joined(separator: "\n"), separator: "\n")
    }
}
