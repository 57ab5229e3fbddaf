internal import Statistics
internal import Testing

@Suite("The line by least squares")
struct LinearFitTests {
    /// Statistical Reference Datasets, "Norris", National Institute of Standards and Technology:
    /// y and x of 36 calibrations of ozone monitors.
    private static let norris: [(y: Double, x: Double)] = [
        (0.1, 0.2), (338.8, 337.4), (118.1, 118.2), (888.0, 884.6), (9.2, 10.1), (228.1, 226.5),
        (668.5, 666.3), (998.5, 996.3), (449.1, 448.6), (778.9, 777.0), (559.2, 558.2), (0.3, 0.4),
        (0.1, 0.6), (778.1, 775.5), (668.8, 666.9), (339.3, 338.0), (448.9, 447.5), (10.8, 11.6),
        (557.7, 556.0), (228.3, 228.1), (998.0, 995.8), (888.8, 887.6), (119.6, 120.2), (0.3, 0.3),
        (0.6, 0.3), (557.6, 556.8), (339.3, 339.1), (888.0, 887.2), (998.5, 999.0), (778.9, 779.0),
        (10.2, 11.1), (117.6, 118.3), (228.9, 229.2), (668.4, 669.1), (449.2, 448.9), (0.2, 0.5),
    ]

    private func isNear(_ value: Double, _ certified: Double) -> Bool {
        abs(value / certified - 1) < 1e-9
    }

    @Test("The fit has the certified values of the reference data Norris")
    func certified() throws {
        #expect(Self.norris.count == 36)
        let fit = try LinearFit(Self.norris.map { ($0.x, $0.y) })
        #expect(isNear(fit.intercept, -0.262323073774029))
        #expect(isNear(fit.slope, 1.00211681802045))
        #expect(isNear(fit.interceptError, 0.232818234301152))
        #expect(isNear(fit.slopeError, 0.429796848199937e-3))
    }

    /// By hand: the slope is 1.5, the squared residuals add up to 1.5, so the standard error is
    /// √(1.5 ÷ 1 ÷ 2), and Student's t with one degree of freedom is 12.706.
    @Test("The interval of the slope uses Student's t")
    func interval() throws {
        let fit = try LinearFit([(0, 0), (1, 3), (2, 3)])
        #expect(fit.slope == 1.5)
        #expect(fit.intercept == 0.5)
        let error = 0.75.squareRoot()
        #expect(abs(fit.slopeError - error) < 1e-12)
        #expect(abs(fit.slopeInterval.lowerBound - (1.5 - 12.7062 * error)) < 1e-3)
        #expect(abs(fit.slopeInterval.upperBound - (1.5 + 12.7062 * error)) < 1e-3)
    }

    @Test("Points on a line give an interval of width zero")
    func exact() throws {
        let fit = try LinearFit((0...5).map { (Double($0), 4_883 + 182 * Double($0)) })
        #expect(fit.slope == 182)
        #expect(fit.intercept == 4_883)
        #expect(fit.slopeInterval == 182...182)
    }

    @Test("Too few or infinite points are refused")
    func refused() {
        #expect(throws: StatisticsError.tooFewPoints(found: 2)) {
            try LinearFit([(0, 1), (1, 2), (1, 3)])
        }
        #expect(throws: StatisticsError.notFinite(.infinity)) {
            try LinearFit([(0, 1), (1, .infinity), (2, 3)])
        }
        #expect(throws: StatisticsError.self) {
            try LinearFit([(0, 1e308), (1, -1e308), (2, 1e308)])
        }
    }
}
