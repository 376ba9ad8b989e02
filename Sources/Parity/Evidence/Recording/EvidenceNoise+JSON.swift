import ScreenDocument
public import StrictJSON

extension EvidenceNoise {
  /// The noise as its file holds it, kinds and places sorted.
  ///
  /// `rate` is there for readers of the file; it follows from the counts.
  public var json: JSONTree {
    .object([
      "schema": .integer(1),
      "kinds": .array(
        allKinds.map { kind in
          let counts = counts(of: kind)
          return JSONTree.object([
            "kind": .string(kind.rawValue),
            "matched": .integer(counts.matched),
            "mismatched": .integer(counts.mismatched),
            "candidateError": .integer(counts.candidateError),
            "rate": rate(of: kind).map(JSONTree.double) ?? .null,
            "places": .array(
              placeCounts(of: kind).map { place in
                .object(["path": .string(place.path), "count": .integer(place.count)])
              }
            ),
          ])
        }
      ),
    ])
  }

  /// Reads noise from its file, which `homedump compare --noise --format json` writes.
  ///
  /// - Parameter bytes: The file.
  /// - Throws: What is wrong first, and where.
  public init(reading bytes: [UInt8]) throws(EvidenceNoiseError) {
    self.init()
    let root: JSONValue
    do throws(JSONSyntaxError) {
      root = try JSONDocument(bytes, limits: JSONLimits(maximumDepth: 16)).root
    } catch {
      throw EvidenceNoiseError(error.diagnostic)
    }
    do throws(LedgerFault) {
      _ = try root.integer("schema", from: 1, upTo: 1)
      guard let kinds = root["kinds"], kinds.kind == .array else {
        throw LedgerFault(root["kinds"] ?? root, "needs \"kinds\", an array")
      }
      for kind in kinds.elements { try add(reading: kind) }
    } catch {
      throw EvidenceNoiseError(error)
    }
  }

  private mutating func add(reading value: JSONValue) throws(LedgerFault) {
    let kind = ContentKind(try value.text("kind", limit: EvidenceKey.maximumLength))
    let counts = EvidenceCounts(
      matched: try value.count("matched"),
      mismatched: try value.count("mismatched"),
      candidateError: try value.count("candidateError")
    )
    guard let list = value["places"], list.kind == .array else {
      throw LedgerFault(value["places"] ?? value, "needs \"places\", an array")
    }
    var places: [String: Int] = [:]
    for place in list.elements {
      let path = try place.text("path", limit: DifferencePlace.maximumLength)
      guard places.count < Self.maximumPlaces else {
        throw LedgerFault(place, "is one place too many; there are at most \(Self.maximumPlaces)")
      }
      places[path] = try place.integer("count", from: 1, upTo: MixtureTest.maximumCount)
    }
    add(counts, places, to: kind)
  }
}
