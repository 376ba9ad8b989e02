#if LegacyBridge
import Testing

@testable import SampleHome

@MainActor
@Suite struct LegacyCampaignEntryHandlerTests {
  private let fixture = LegacyFixture()

  private func outputs(for response: CampaignEntryResponse) -> [CampaignEntryViewData] {
    fixture.outputs(of: LegacyCampaignEntryHandler(fixture.environment), for: response)
  }

  @Test func `shows an open campaign`() {
    let response = CampaignEntryResponse(
      campaignID: "c-1",
      title: "春の感謝祭",
      description: "\nお買い物でポイントがたまる。",
      startsAt: "2026-04-01T10:00:00+09:00",
      endsAt: "2026-04-03T09:59:00+09:00",
      isEntered: false,
      entryCount: 12_345,
      minimumPurchase: 3_000,
      pointMultiplier: 10,
      detailURL: "https://example.jp/c-1"
    )

    #expect(
      outputs(for: response) == [
        CampaignEntryViewData(
          title: "春の感謝祭",
          description: "お買い物でポイントがたまる。",
          period: "4/1(水) 10:00\u{301C}4/3(金) 9:59",
          status: "開催中",
          entryLabel: "エントリーする",
          canEnter: true,
          entryCount: "9,999+人がエントリー",
          condition: "3,000円以上のお買い上げ",
          pointRate: "ポイント10倍",
          destination: "https://example.jp/c-1"
        )
      ]
    )
  }

  @Test func `shows a campaign with few fields`() {
    let response = CampaignEntryResponse(campaignID: "", title: "", isEntered: false)

    let expected = CampaignEntryViewData(
      title: "",
      description: "",
      period: "",
      status: "開催中",
      entryLabel: "エントリーする",
      canEnter: true,
      entryCount: "",
      condition: "",
      pointRate: "",
      destination: ""
    )
    #expect(outputs(for: response) == [expected])
    #expect(expected.isEmpty)
  }

  @Test(
    arguments: [
      // It is 01:00:00Z.
      ("2026-04-01T01:00:00Z", nil, "開催中", "エントリーする", true),
      ("2026-04-01T01:00:01Z", nil, "開催前", "受付前", false),
      (nil, "2026-04-01T01:00:01Z", "開催中", "エントリーする", true),
      (nil, "2026-04-01T01:00:00Z", "終了", "受付終了", false),
      // The end is checked first.
      ("2026-04-02T00:00:00Z", "2026-03-01T00:00:00Z", "終了", "受付終了", false),
      // An unreadable date is absent.
      ("tomorrow", "1999-12-31T23:59:59Z", "開催中", "エントリーする", true),
      ("2100-01-01T00:00:00Z", "2026-02-30T00:00:00Z", "開催中", "エントリーする", true),
    ] as [(String?, String?, String, String, Bool)]
  )
  func `shows whether the campaign is upcoming, open or over`(
    start: String?,
    end: String?,
    status: String,
    label: String,
    canEnter: Bool
  ) {
    let open = outputs(
      for: CampaignEntryResponse(
        campaignID: "c",
        title: "c",
        startsAt: start,
        endsAt: end,
        isEntered: false
      )
    )
    let entered = outputs(
      for: CampaignEntryResponse(
        campaignID: "c",
        title: "c",
        startsAt: start,
        endsAt: end,
        isEntered: true
      )
    )

    #expect(open.map(\.status) == [status])
    #expect(open.map(\.entryLabel) == [label])
    #expect(open.map(\.canEnter) == [canEnter])
    #expect(entered.map(\.status) == [status])
    #expect(entered.map(\.entryLabel) == ["エントリー済み"])
    #expect(entered.map(\.canEnter) == [false])
  }

  @Test(
    arguments: [
      (nil, "", "", ""), (.min, "", "", ""), (-1, "", "", ""),
      (0, "0人がエントリー", "", ""),
      (1, "1人がエントリー", "1円以上のお買い上げ", ""),
      (2, "2人がエントリー", "2円以上のお買い上げ", "ポイント2倍"),
      (9_999, "9,999人がエントリー", "9,999円以上のお買い上げ", "ポイント9,999倍"),
      (10_000, "9,999+人がエントリー", "10,000円以上のお買い上げ", "ポイント10,000倍"),
      (
        .max, "9,999+人がエントリー", "9,223,372,036,854,775,807円以上のお買い上げ",
        "ポイント9,223,372,036,854,775,807倍"
      ),
    ] as [(Int?, String, String, String)]
  )
  func `shows only meaningful numbers`(
    number: Int?,
    entryCount: String,
    condition: String,
    pointRate: String
  ) {
    let outputs = outputs(
      for: CampaignEntryResponse(
        campaignID: "c",
        title: "c",
        isEntered: true,
        entryCount: number,
        minimumPurchase: number,
        pointMultiplier: number
      )
    )

    #expect(outputs.map(\.entryCount) == [entryCount])
    #expect(outputs.map(\.condition) == [condition])
    #expect(outputs.map(\.pointRate) == [pointRate])
  }

  @Test func `sends an entry to the server while the campaign is open`() {
    let handler = LegacyCampaignEntryHandler(fixture.environment)

    handler.tapEntryButton()
    handler.configure(CampaignEntryResponse(campaignID: "c-1", title: "c", isEntered: false))
    fixture.run()
    handler.tapEntryButton()
    handler.configure(CampaignEntryResponse(campaignID: "c-1", title: "c", isEntered: true))
    fixture.run()
    handler.tapEntryButton()

    #expect(fixture.effects == ["request campaigns/c-1/entry"])
  }
}
#endif
