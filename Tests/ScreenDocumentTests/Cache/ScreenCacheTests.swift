import Foundation
import ScreenDocument
import StrictJSON
import Synchronization
import TestSupport
import Testing

@Suite(.long) struct ScreenCacheTests {
  private let files = TemporaryFolder()

  private final class Time: Sendable {
    private let seconds = Mutex(1_000.0)
    var next: Date {
      Date(
        timeIntervalSince1970: seconds.withLock { seconds in
          seconds += 1
          return seconds
        }
      )
    }
  }

  private let time = Time()

  private func cache(_ limits: ScreenCacheLimits = ScreenCacheLimits()) -> ScreenCache {
    ScreenCache(folder: files.path + "/a/cache", limits: limits) { [time] in time.next }
  }

  private static func screen(_ text: String) -> FetchedScreen {
    FetchedScreen(
      payload: .document(Array(text.utf8)),
      confirmedAt: Date(timeIntervalSince1970: 1_234.5)
    )
  }

  private func file(of key: String) -> String { "a/cache/" + cache().fileName(for: key) }

  private func path(of key: String) -> String { files.path + "/" + file(of: key) }

  private func write(_ bytes: [UInt8], for key: String) throws {
    try Data(bytes).write(to: URL(filePath: path(of: key)))
  }

  private func bytes(for key: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: path(of: key))))
  }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: cache().folder).sorted() }
  }

  static let screens: [FetchedScreen] = [
    screen("{}"),
    screen(""),
    FetchedScreen(
      payload: .document([0, 255, 10]),
      confirmedAt: Date(timeIntervalSince1970: -5),
      validators: [.layout: ResourceValidators(etag: "\"é\"", lastModified: "Wed")]
    ),
    FetchedScreen(
      payload: .blocks(layout: [1], property: nil, data: []),
      confirmedAt: Date(timeIntervalSince1970: 0),
      validators: [
        .layout: ResourceValidators(etag: "\"1\""), .data: ResourceValidators(etag: "d"),
      ]
    ),
    FetchedScreen(
      payload: .blocks(layout: [1], property: [2], data: [3]),
      confirmedAt: .distantFuture
    ),
    FetchedScreen(
      payload: .document([1]),
      confirmedAt: Date(timeIntervalSince1970: 0),
      validators: [
        .layout: ResourceValidators(
          etag: "\"1\"",
          lastModified: nil,
          redirectTargetHash: "0123456789abcdef",
          forbidsStoring: false
        )
      ]
    ),
  ]

  @Test(arguments: screens)
  func `returns the stored screen`(screen: FetchedScreen) {
    #expect(cache().store(screen, for: "k") == [])
    #expect(cache().screen(for: "k") == CacheLookupResult(screen))
    #expect(cache().screen(for: "other") == CacheLookupResult(nil))
  }

  @Test func `a store replaces the previous one and leaves no draft`() throws {
    _ = cache().store(Self.screen("old"), for: "k")
    _ = cache().store(Self.screen("new"), for: "k")
    #expect(cache().screen(for: "k").screen == Self.screen("new"))
    #expect(try names.count == 1)
  }

  @Test func `a cache that was never written returns nothing`() {
    #expect(cache().screen(for: "k") == CacheLookupResult(nil))
  }

  @Test(arguments: ["../../etc/passwd", "/etc/passwd", "a/b", "..", "", "\u{0}", "春"])
  func `no key escapes the folder`(key: String) throws {
    #expect(cache().store(Self.screen("x"), for: key) == [])
    #expect(cache().screen(for: key).screen == Self.screen("x"))
    #expect(try names.count == 1)
    #expect(try files.names == ["a"])
  }

  @Test func `a missing folder is created also if a combining mark begins a name in its path`() {
    let folder = files.path + "/new/\u{301}name/cache"
    let cache = ScreenCache(folder: folder) { [time] in time.next }
    #expect(cache.store(Self.screen("x"), for: "k") == [])
    #expect(cache.screen(for: "k").screen == Self.screen("x"))
  }

  @Test func `two keys with one name are distinguished`() throws {
    _ = cache().store(Self.screen("x"), for: "k")
    try FileManager.default.moveItem(atPath: path(of: "k"), toPath: path(of: "other"))
    #expect(cache().screen(for: "other") == CacheLookupResult(nil))
  }

  @Test func `a file truncated anywhere is never used, and the next store replaces it`() throws {
    _ = cache().store(Self.screens[3], for: "k")
    let whole = try bytes(for: "k")
    for length in 0..<whole.count {
      try write(Array(whole.prefix(length)), for: "k")
      let copy = cache().screen(for: "k")
      #expect(copy.screen == nil)
      #expect(copy.diagnostics.map(\.code) == ["damagedCache"], "\(length) bytes")
    }
    #expect(cache().store(Self.screens[3], for: "k") == [])
    #expect(cache().screen(for: "k").screen == Self.screens[3])
  }

  @Test func `a file with one flipped bit or an extra byte is never used`() throws {
    _ = cache().store(Self.screens[3], for: "k")
    let whole = try bytes(for: "k")
    for index in whole.indices {
      let bit = index % 8
      var damaged = whole
      damaged[index] ^= 1 << bit
      try write(damaged, for: "k")
      let copy = cache().screen(for: "k")
      #expect(copy.screen == nil, "bit \(bit) of byte \(index)")
      #expect(copy.diagnostics.count == 1)
    }
    try write(whole + [0], for: "k")
    #expect(cache().screen(for: "k").diagnostics.map(\.code) == ["damagedCache"])
  }

  @Test func `random bytes after a valid header never trap`() throws {
    let seed = UInt64.random(in: .min ... .max)
    var random = Seeded(seed: seed)
    _ = cache().store(Self.screens[3], for: "k")
    let header = Array(try bytes(for: "k").prefix(12))
    for _ in 0..<150 {
      let body = (0..<Int.random(in: 0..<80, using: &random)).map { _ in
        UInt8.random(in: .min ... .max, using: &random)
      }
      var file = header
      withUnsafeBytes(of: UInt64(body.count).littleEndian) { file += $0 }
      withUnsafeBytes(of: Self.checksum(body).littleEndian) { file += $0 }
      try write(file + body, for: "k")
      #expect(cache().screen(for: "k").screen == nil, "seed \(seed)")
    }
  }

  /// FNV-1a, implemented a second time from its definition.
  private static func checksum(_ bytes: [UInt8]) -> UInt64 {
    bytes.reduce(14_695_981_039_346_656_037) { hash, byte in
      (hash ^ UInt64(byte)) &* 1_099_511_628_211
    }
  }

  @Test func `a foreign file is neither used, nor overwritten, nor deleted`() throws {
    try files.makeFolder("a/cache")
    try files.write("my diary", to: file(of: "k"))
    #expect(cache().screen(for: "k").diagnostics.map(\.code) == ["foreignCacheFile"])
    #expect(cache().store(Self.screen("x"), for: "k").map(\.code) == ["foreignCacheFile"])
    for key in ["l", "m", "n"] {
      _ = cache(ScreenCacheLimits(maximumScreens: 1)).store(Self.screen("x"), for: key)
    }
    #expect(try files.text(of: file(of: "k")) == "my diary")
    #expect(try names.count == 2)
  }

  @Test func `a link is not followed`() throws {
    try files.makeFolder("a/cache")
    _ = cache().store(Self.screen("x"), for: "k")
    try FileManager.default.moveItem(atPath: path(of: "k"), toPath: files.path + "/elsewhere")
    try FileManager.default.createSymbolicLink(
      atPath: path(of: "k"),
      withDestinationPath: files.path + "/elsewhere"
    )
    #expect(cache().screen(for: "k").diagnostics.map(\.code) == ["foreignCacheFile"])
    #expect(cache().store(Self.screen("y"), for: "k").map(\.code) == ["foreignCacheFile"])
  }

  @Test func `a folder or a pipe at a file's path is foreign, and opening it does not block`()
    throws
  {
    try files.makeFolder(file(of: "k"))
    #expect(cache().screen(for: "k").screen == nil)
    #expect(cache().store(Self.screen("x"), for: "k").count == 1)
    #expect(mkfifo(path(of: "pipe"), 0o600) == 0)
    #expect(cache().screen(for: "pipe").diagnostics.map(\.code) == ["foreignCacheFile"])
  }

  @Test func `a file of another format version is ignored and replaced`() throws {
    _ = cache().store(Self.screen("x"), for: "k")
    var newer = try bytes(for: "k")
    newer[8] = 3
    try write(newer, for: "k")
    #expect(cache().screen(for: "k").diagnostics.map(\.code) == ["unknownCacheVersion"])
    #expect(cache().store(Self.screen("y"), for: "k") == [])
    #expect(cache().screen(for: "k").screen == Self.screen("y"))
  }

  @Test func `a file of version 1 is read without its validators`() throws {
    func number(_ value: UInt64, byteCount: Int) -> [UInt8] {
      (0..<byteCount).map { UInt8(truncatingIfNeeded: value >> UInt64(8 * $0)) }
    }
    func text(_ value: String) -> [UInt8] {
      number(UInt64(value.utf8.count), byteCount: 4) + Array(value.utf8)
    }
    var body = text("k")
    body += number(1_234_500, byteCount: 8)
    body += [0, 1] as [UInt8]
    body += text("\"1\"") + text("Wed")
    body += number(2, byteCount: 8) + Array("{}".utf8)
    var file = Array("HBScreen".utf8) + number(1, byteCount: 4)
    file += number(UInt64(body.count), byteCount: 8) + number(Self.checksum(body), byteCount: 8)
    file += body
    try files.makeFolder("a/cache")
    try write(file, for: "k")
    #expect(cache().screen(for: "k") == CacheLookupResult(Self.screen("{}")))
  }

  @Test(arguments: DocumentPart.allCases)
  func `a screen that must not be stored removes its older copy, but no foreign file`(
    part: DocumentPart
  ) throws {
    let validators = ResourceValidators(
      etag: nil,
      lastModified: nil,
      redirectTargetHash: nil,
      forbidsStoring: true
    )
    let screen = FetchedScreen(
      payload: .blocks(layout: [1], property: [2], data: [3]),
      confirmedAt: Date(timeIntervalSince1970: 0),
      validators: [part: validators]
    )
    #expect(cache().store(screen, for: "k") == [])
    _ = cache().store(Self.screen("old"), for: "k")
    _ = cache().store(Self.screen("x"), for: "other")
    #expect(cache().store(screen, for: "k") == [])
    #expect(cache().screen(for: "k") == CacheLookupResult(nil))
    #expect(try names == [cache().fileName(for: "other")])

    try files.write("my diary", to: file(of: "k"))
    #expect(cache().store(screen, for: "k").map(\.code) == ["foreignCacheFile"])
    #expect(try files.text(of: file(of: "k")) == "my diary")
  }

  @Test func `beyond the limit of screens, the least recently used are evicted`() {
    let cache = cache(ScreenCacheLimits(maximumScreens: 3))
    for key in ["a", "b", "c"] { _ = cache.store(Self.screen(key), for: key) }
    #expect(cache.screen(for: "a").screen != nil)
    _ = cache.store(Self.screen("d"), for: "d")
    #expect(
      ["a", "b", "c", "d"].map { cache.screen(for: $0).screen != nil } == [
        true, false, true, true,
      ]
    )
  }

  @Test func `beyond the limit of bytes, the least recently used are evicted`() throws {
    let text = String(repeating: "x", count: 1000)
    _ = cache().store(Self.screen(text), for: "a")
    let size = try bytes(for: "a").count
    let cache = cache(ScreenCacheLimits(maximumBytes: 3 * size - 1))
    for key in ["b", "c"] { _ = cache.store(Self.screen(text), for: key) }
    #expect(["a", "b", "c"].map { cache.screen(for: $0).screen != nil } == [false, true, true])
  }

  @Test func `a screen larger than the cache is not stored, and the old one stays`() {
    let cache = cache(ScreenCacheLimits(maximumBytes: 200))
    _ = cache.store(Self.screen("small"), for: "k")
    let large = Self.screen(String(repeating: "x", count: 200))
    #expect(cache.store(large, for: "k").map(\.code) == ["tooLargeForCache"])
    #expect(cache.screen(for: "k").screen == Self.screen("small"))
  }

  @Test func `a folder that cannot be created is reported once`() throws {
    try files.write("", to: "a")
    let diagnostics = cache().store(Self.screen("x"), for: "k")
    #expect(diagnostics.map(\.code) == ["unusableCache"])
    #expect(cache().screen(for: "k").screen == nil)
  }

  @Test func `removes drafts of dead processes, and keeps those of live ones`() throws {
    try files.makeFolder("a/cache")
    let screen = cache().fileName(for: "other")
    try files.write("HBScr", to: "a/cache/.\(screen).1-0123456789abcdef.draft")
    try files.write("", to: "a/cache/.\(screen).2-0123456789abcdef.draft")
    let living = ".\(screen).3-0123456789abcdef.draft"
    try files.write("HBScr", to: "a/cache/" + living)
    let descriptor = open(files.path + "/a/cache/" + living, O_RDONLY)
    defer { close(descriptor) }
    #expect(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
    _ = cache().store(Self.screen("x"), for: "k")
    #expect(try names == [living, cache().fileName(for: "k")].sorted())
  }

  @Test func `a foreign file with a name like a draft is not deleted`() throws {
    try files.makeFolder("a/cache")
    let screen = cache().fileName(for: "other")
    let foreign = [
      ".letter.draft", "notes.draft", ".\(screen).draft", ".notes.1-0123456789abcdef.draft",
      ".\(screen).1-0123456789abcdef.draft", ".\(UUID().uuidString).draft",
    ]
    for name in foreign { try files.write("Dear Sir,", to: "a/cache/" + name) }
    _ = cache().store(Self.screen("x"), for: "k")
    #expect(try names == (foreign + [cache().fileName(for: "k")]).sorted())
    for name in foreign { #expect(try files.text(of: "a/cache/" + name) == "Dear Sir,") }
  }

  @Test func `reading a foreign file changes none of its timestamps`() throws {
    try files.makeFolder("a/cache")
    let draft = "a/cache/.\(cache().fileName(for: "l")).1-0123456789abcdef.draft"
    for name in [file(of: "k"), draft] {
      try files.write("my diary", to: name)
      let times = [timespec(tv_sec: 1_000, tv_nsec: 0), timespec(tv_sec: 2_000, tv_nsec: 0)]
      #expect(utimensat(AT_FDCWD, files.path + "/" + name, times, 0) == 0)
    }
    let before = [file(of: "k"), draft].map(status)
    #expect(cache().screen(for: "k").screen == nil)
    _ = cache().store(Self.screen("x"), for: "k")
    _ = cache(ScreenCacheLimits(maximumScreens: 1)).store(Self.screen("x"), for: "m")
    #expect([file(of: "k"), draft].map(status) == before)
  }

  /// The timestamps of a file: access, modification, and status change.
  private func status(of name: String) -> [Int] {
    var status = stat()
    lstat(files.path + "/" + name, &status)
    return [status.st_atim, status.st_mtim, status.st_ctim].flatMap { [$0.tv_sec, $0.tv_nsec] }
  }

  @Test func `only the owner can access the files`() throws {
    _ = cache().store(Self.screen("x"), for: "k")
    let attributes = try FileManager.default.attributesOfItem(atPath: path(of: "k"))
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func `simultaneous writers leave one complete screen and no draft`() async throws {
    let cache = cache(ScreenCacheLimits(maximumScreens: 4))
    let texts = (0..<8).map { String(repeating: "\($0)", count: 5000 * ($0 + 1)) }
    await withTaskGroup { group in
      for text in texts {
        group.addTask {
          for round in 0..<10 {
            _ = cache.store(Self.screen(text), for: "k\(round % 3)")
            let copy = cache.screen(for: "k\(round % 3)")
            #expect(copy.diagnostics == [])
            if let screen = copy.screen { #expect(texts.map(Self.screen).contains(screen)) }
          }
        }
      }
    }
    #expect(try names.count == 3)
  }
}
