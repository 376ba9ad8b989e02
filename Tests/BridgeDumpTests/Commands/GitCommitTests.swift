import Foundation
import TestSupport
import Testing

@testable import BridgeDump

@Suite struct GitCommitTests {
  private let files = TemporaryFolder()
  private let hash = "0123456789abcdef0123456789abcdef01234567"

  private func write(_ texts: [String: String]) throws {
    for (path, text) in texts {
      let file = URL(filePath: files.path + "/" + path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try files.write(text, to: path)
    }
  }

  private var found: String? { GitCommit(near: files.path + "/repo/a/b/flags.json")?.hash }

  @Test func `finds the commit of a branch, of packed branches, and without a branch`() throws {
    try write(["repo/a/b/flags.json": "{}"])
    #expect(found == nil)
    try write(["repo/.git/HEAD": "ref: refs/heads/main\n"])
    #expect(found == nil)
    try write(["repo/.git/packed-refs": "# pack-refs\n\(hash) refs/heads/main\n"])
    #expect(found == hash)
    let other = String(hash.reversed())
    try write(["repo/.git/refs/heads/main": other + "\n"])
    #expect(found == other)
    try write(["repo/.git/HEAD": hash + "\n"])
    #expect(found == hash)
  }

  @Test func `the search for a folder begins in the folder`() throws {
    let outer = String(hash.reversed())
    try write([
      "repo/screen/.git/HEAD": hash, "repo/screen/layout.json": "{}", "repo/.git/HEAD": outer,
    ])
    #expect(GitCommit(near: files.path + "/repo/screen")?.hash == hash)
    #expect(GitCommit(near: files.path + "/repo/screen/")?.hash == hash)
    #expect(GitCommit(near: files.path + "/repo")?.hash == outer)
  }

  @Test func `finds the commit of a worktree, whose branches are elsewhere`() throws {
    try write([
      "repo/a/b/flags.json": "{}",
      "repo/.git": "gitdir: ../main/.git/worktrees/w\n",
      "main/.git/worktrees/w/HEAD": "ref: refs/heads/topic\n",
      "main/.git/worktrees/w/commondir": "../..\n",
      "main/.git/refs/heads/topic": hash + "\n",
    ])
    #expect(found == hash)
  }

  @Test(arguments: [
    "", "ref: ", "ref: ../../../etc/passwd", "0123", "ref: refs/heads/none",
    String(repeating: "g", count: 40),
  ])
  func `a damaged repository has no commit`(head: String) throws {
    try write(["repo/a/b/flags.json": "{}", "repo/.git/HEAD": head])
    #expect(found == nil)
  }
}
