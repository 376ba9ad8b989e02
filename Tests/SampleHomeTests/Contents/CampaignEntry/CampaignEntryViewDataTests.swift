import Testing

@testable import SampleHome

@Suite struct CampaignEntryViewDataTests {
  private func viewData(
    now: String = "2026-04-01T10:00:00+09:00",
    _ edit: (inout CampaignEntryResponse) -> Void = { _ in }
  ) throws -> CampaignEntryViewData {
    var response = CampaignEntryResponse(campaignID: "c", title: "祭り", isEntered: false)
    edit(&response)
    return CampaignEntryViewData(response, in: try .sample(now: now))
  }

  @Test func `shows every field`() throws {
    let response: CampaignEntryResponse = try decode(
      """
      { "campaign_id": "c", "title": " 祭り ", "description": "説明\\n二行目 ",
        "starts_at": "2026-04-01T10:00:00+09:00", "ends_at": "2026-04-03T09:59:00+09:00",
        "is_entered": false, "entry_count": 8421, "minimum_purchase": 3000, "point_rate": 10,
        "detail_url": "https://s.jp/c" }
      """
    )
    #expect(
      CampaignEntryViewData(response, in: try .sample())
        == CampaignEntryViewData(
          title: "祭り",
          description: "説明\n二行目",
          period: "4/1(水) 10:00〜4/3(金) 9:59",
          status: "開催中",
          entryLabel: "エントリーする",
          canEnter: true,
          entryCount: "8,421人がエントリー",
          condition: "3,000円以上のお買い上げ",
          pointRate: "ポイント10倍",
          destination: "https://s.jp/c"
        )
    )
  }

  @Test func `shows no absent field, and is open`() throws {
    #expect(
      try viewData()
        == CampaignEntryViewData(
          title: "祭り",
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
    )
  }

  @Test(arguments: [
    ("2026-04-01T09:59:59+09:00", "開催前", "受付前", false),
    ("2026-04-01T10:00:00+09:00", "開催中", "エントリーする", true),
    ("2026-04-03T09:58:59+09:00", "開催中", "エントリーする", true),
    ("2026-04-03T09:59:00+09:00", "終了", "受付終了", false),
  ])
  func `is open from its start until its end`(
    now: String,
    status: String,
    label: String,
    canEnter: Bool
  ) throws {
    let dates = { (response: inout CampaignEntryResponse) in
      response.startsAt = "2026-04-01T10:00:00+09:00"
      response.endsAt = "2026-04-03T09:59:00+09:00"
    }
    let viewData = try viewData(now: now, dates)
    #expect(viewData.status == status)
    #expect(viewData.entryLabel == label)
    #expect(viewData.canEnter == canEnter)

    let entered = try self.viewData(now: now) {
      dates(&$0)
      $0.isEntered = true
    }
    #expect(entered.status == status)
    #expect(entered.entryLabel == "エントリー済み")
    #expect(!entered.canEnter)
  }

  @Test(
    arguments: [
      ("2026-04-01T10:00:01+09:00", nil, "開催前"), (nil, "2026-04-01T10:00:01+09:00", "開催中"),
      (nil, "2026-04-01T10:00:00+09:00", "終了"), ("soon", "never", "開催中"),
      ("2026-05-01T00:00:00+09:00", "2026-03-01T00:00:00+09:00", "終了"),
    ] as [(String?, String?, String)]
  )
  func `an absent start is in the past, and an absent end never comes`(
    start: String?,
    end: String?,
    status: String
  ) throws {
    let viewData = try viewData {
      $0.startsAt = start
      $0.endsAt = end
    }
    #expect(viewData.status == status)
  }

  @Test(arguments: [
    (nil, ""), (-1, ""), (0, "0人がエントリー"), (999, "999人がエントリー"), (9_999, "9,999人がエントリー"),
    (10_000, "9,999+人がエントリー"),
  ])
  func `counts entries`(count: Int?, text: String) throws {
    #expect(try viewData { $0.entryCount = count }.entryCount == text)
  }

  @Test(arguments: [
    (nil, ""), (-3_000, ""), (0, ""), (1, "1円以上のお買い上げ"), (10_000, "10,000円以上のお買い上げ"),
    (Int.max, "9,223,372,036,854,775,807円以上のお買い上げ"),
  ])
  func `shows the required purchase`(minimum: Int?, text: String) throws {
    #expect(try viewData { $0.minimumPurchase = minimum }.condition == text)
  }

  @Test(arguments: [
    (nil, ""), (-2, ""), (0, ""), (1, ""), (2, "ポイント2倍"), (1_000, "ポイント1,000倍"),
  ])
  func `shows the point multiplier from two on`(rate: Int?, text: String) throws {
    #expect(try viewData { $0.pointMultiplier = rate }.pointRate == text)
  }

  @Test func `its texts are limited to 40 and 400 characters`() throws {
    let viewData = try viewData {
      $0.title = String(repeating: "題", count: 41)
      $0.description = String(repeating: "説", count: 401)
    }
    #expect(viewData.title == String(repeating: "題", count: 39) + "…")
    #expect(viewData.description == String(repeating: "説", count: 399) + "…")
  }

  @Test func `is empty without a title`() throws {
    #expect(try viewData { $0.title = "\n" }.isEmpty)
    #expect(try !viewData().isEmpty)
    #expect(CampaignEntryViewData.initial.isEmpty)
  }
}
