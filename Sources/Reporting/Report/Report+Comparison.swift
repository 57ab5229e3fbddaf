package import Matrix

extension Report {
    /// The features that are built in all four architectures. Only these can be summarized in one
    /// number for each architecture.
    package var comparedFeatures: [Feature] {
        features.filter { Set(variants(of: $0)).isSuperset(of: Variant.architectures) }
    }

    /// The variants that all compared features have, the four architectures first. A variant that
    /// uses modules of others has little code of its own, so it is not compared.
    package var comparedVariants: [Variant] {
        let features = comparedFeatures
        let others = (features.first.map(variants) ?? []).filter { variant in
            features.allSatisfy { feature in
                Implementation(variant, of: feature)?.taken.isEmpty ?? false
            }
        }
        return Variant.architectures + others.filter { !Variant.architectures.contains($0) }
    }
}
