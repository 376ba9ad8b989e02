/// A point in virtual time.
public typealias TestTime = Int
