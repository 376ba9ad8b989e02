/// What a subscriber makes of the values it receives: their sum.
final class Total {
  var value = 0
}
