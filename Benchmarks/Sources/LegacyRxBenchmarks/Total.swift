/// The sum of the values that a subscriber receives.
final class Total {
  var value = 0
}
