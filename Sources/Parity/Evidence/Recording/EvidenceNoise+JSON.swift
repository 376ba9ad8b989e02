import ScreenDocument
public import StrictJSON

extension EvidenceNoise {
  /// The content of a noise file as JSON, with sorted kinds and places.
  ///
  /// The member `rate` is only for people who read the file; a reader computes the rate from the
  /// counts.
  public var json: JSONTree {
    .object([
      "schema": .integer(1),
      "kinds": .array(
        comparedKinds.map { kind in
          let counts = counts(of: kind)
          return JSONTree.object([
            "kind": .string(kind.rawValue),
            "matched": .integer(counts.matched),
            "mismatched": .integer(counts.mismatched),
            "candidateError": .integer(counts.candidateError),
            "rate": noiseRateAtUnseenPlaces(of: kind).map(JSONTree.double) ?? .null,
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

  /// Reads a noise file, which `homedump compare --noise --format json` writes.
  ///
  /// - Parameter bytes: The content of the file.
  /// - Throws: The first fault and its place in the file.
  public init(reading bytes: [UInt8]) throws(EvidenceNoiseFileError) {
    self.init()
    let root: JSONValue
    do throws(JSONSyntaxError) {
      root = try JSONDocument(bytes, limits: JSONLimits(maximumDepth: 16)).root
    } catch {
      throw EvidenceNoiseFileError(error.diagnostic)
    }
    do throws(JSONFormError) {
      _ = try root.read("schema", .integer(1...1))
      for kind in try root.read("kinds", .array(of: .any, "kinds")) { try addKind(reading: kind) }
    } catch {
      throw EvidenceNoiseFileError(error)
    }
  }

  private mutating func addKind(reading value: JSONValue) throws(JSONFormError) {
    let kind = try value.read("kind", .kind)
    let counts = EvidenceCounts(
      matched: try value.read("matched", .count),
      mismatched: try value.read("mismatched", .count),
      candidateError: try value.read("candidateError", .count)
    )
    let list = ExpectedJSONForm.array(
      of: ExpectedJSONForm.any,
      "places",
      upTo: Self.maximumPlacesPerKind
    )
    var places: [String: Int] = [:]
    for place in try value.read("places", list) {
      let path = try place.read("path", .text(upToBytes: DifferencePlace.maximumPathBytes))
      places[path] = try place.read("count", .integer(1...MixtureTest.maximumCount))
    }
    add(counts, countByPlace: places, to: kind)
  }
}
