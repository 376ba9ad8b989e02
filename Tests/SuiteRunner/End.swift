/// How a counter above a million ends the process.
enum End: String {
  case survives, traps, aborts, overflows, trapsOffMain, blocks, trapsInRoute, trapsInDecoding
}
