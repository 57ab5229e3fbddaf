import Foundation

/// Values of a report as its JSON has them, apart from all that draws them.
struct ReportJSON {
    struct Scenario {
        let feature: String
        let name: String
        /// Against the baseline, by the title of the variant.
        let ratios: [String: String]
    }

    private let root: [String: Any]

    init(_ path: String) throws {
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        root = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    }

    private static func dictionary(_ value: Any?) -> [String: Any] {
        value as? [String: Any] ?? [:]
    }

    private static func list(_ value: Any?) -> [[String: Any]] { value as? [[String: Any]] ?? [] }

    private func values(_ measure: String) -> Any? { Self.dictionary(root[measure])["values"] }

    private func title(_ feature: String) -> String {
        Self.list(root["descriptions"]).first { $0["feature"] as? String == feature }?["title"]
            as? String
            ?? feature
    }

    /// The names of a feature's variants, the baseline first.
    private func variants(of feature: String) -> [String] {
        Self.list(root["matrix"]).first { $0["feature"] as? String == feature }?["variants"]
            as? [String] ?? []
    }

    /// Returns the title of a variant as pages write it: abbreviations in capitals, words with one.
    private func title(ofVariant name: String) -> String {
        let others = ["mvcmodel": "MVCModel", "viewmodel": "ViewModel"]
        if let title = others[name] { return title }
        let abbreviations = ["mvc", "mvp", "mvvm", "viper", "mvcp", "mvcvm"]
        return abbreviations.contains(name)
            ? name.uppercased() : name.prefix(1).uppercased() + name.dropFirst()
    }

    private func place(_ implementation: Any?) -> String {
        let implementation = Self.dictionary(implementation)
        let feature = implementation["feature"] as? String ?? ""
        return "\(title(feature))/\(title(ofVariant: implementation["variant"] as? String ?? ""))"
    }

    /// The choices for the matrix, with the expected fields.
    var matrixValues: [(title: String, fields: [String: String])] {
        var code: [String: String] = [:]
        var files: [String: String] = [:]
        for implementation in Self.list(values("lines")) {
            let sources = Self.dictionary(implementation["sources"])
            code[place(implementation["implementation"])] = "\(sources["code"] as? Int ?? -1)"
            files[place(implementation["implementation"])] = "\(sources["files"] as? Int ?? -1)"
        }
        var reached: [String: String] = [:]
        for implementation in Self.list(values("coverage")) {
            let lines = Self.dictionary(Self.dictionary(implementation["viewFree"])["lines"])
            let covered = lines["covered"] as? Double ?? 0
            let all = lines["count"] as? Double ?? lines["all"] as? Double ?? 0
            if all > 0 {
                let share = (covered / all * 1_000).rounded(.toNearestOrAwayFromZero) / 10
                reached[place(implementation["implementation"])] = String(format: "%.1f %%", share)
            }
        }
        return [
            ("Code lines", code), ("Files", files), ("View-free line coverage", reached),
        ].filter { !$0.1.isEmpty }
    }

    private func comparisons(_ estimate: Any?) -> [(Int, Int, Double)] {
        Self.list(Self.dictionary(estimate)["comparisons"]).compactMap { comparison in
            guard let variant = comparison["variant"] as? Int,
                let baseline = comparison["baseline"] as? Int,
                let ratio = comparison["ratio"] as? Double
            else { return nil }
            return (variant, baseline, ratio)
        }
    }

    /// The titles of all variants that some latency is held against.
    var baselines: [String] {
        var found: [String] = []
        for feature in Self.list(Self.dictionary(values("latency"))["features"]) {
            for variant in variants(of: feature["feature"] as? String ?? "") {
                let title = title(ofVariant: variant)
                if !found.contains(title) { found.append(title) }
            }
        }
        return found
    }

    func ratios(to baseline: String) -> [String: String] {
        var found: [String: String] = [:]
        for feature in Self.list(Self.dictionary(values("latency"))["features"]) {
            let name = feature["feature"] as? String ?? ""
            let titles = variants(of: name).map(title(ofVariant:))
            let overall = Self.dictionary(Self.dictionary(feature["judgement"])["overall"])
            for (variant, other, ratio) in comparisons(overall["estimate"]) {
                if titles[other] == baseline {
                    found["\(title(name))/\(titles[variant])"] = String(format: "%.3f", ratio)
                }
                if titles[variant] == baseline {
                    found["\(title(name))/\(titles[other])"] = String(format: "%.3f", 1 / ratio)
                }
            }
        }
        return found
    }

    /// With their ratios to the baseline.
    var scenarios: [Scenario] {
        Self.list(Self.dictionary(values("latency"))["scenarios"]).map { scenario in
            let name = scenario["feature"] as? String ?? ""
            let titles = variants(of: name).map(title(ofVariant:))
            let estimate = Self.dictionary(scenario["judgement"])["estimate"]
            var ratios: [String: String] = [:]
            for (variant, other, ratio) in comparisons(estimate) where other == 0 {
                ratios[titles[variant]] = String(format: "%.3f", ratio)
            }
            return Scenario(
                feature: name,
                name: scenario["scenario"] as? String ?? "",
                ratios: ratios
            )
        }
    }

    /// The first file of each implementation.
    var sampledSources:
        [(feature: (name: String, module: String), variant: String, name: String, text: String)]
    {
        Self.list(values("sources")).compactMap { implementation in
            guard let file = Self.list(implementation["files"]).first,
                let path = file["path"] as? String,
                let text = file["text"] as? String
            else { return nil }
            let parts = path.split(separator: "/").map(String.init)
            let place = Self.dictionary(implementation["implementation"])
            return (
                (place["feature"] as? String ?? "", parts.count > 1 ? parts[0] : "page"),
                title(ofVariant: place["variant"] as? String ?? ""), parts.last ?? path, text
            )
        }
    }
}
