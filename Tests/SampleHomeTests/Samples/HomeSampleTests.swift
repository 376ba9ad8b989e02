import Foundation
import Testing
import TopScreen

@testable import SampleHome

@Suite struct HomeSampleTests {
  private let sample: SampleFile

  init() throws {
    sample = try SampleFile("home.json")
  }

  @Test func `contains its contents in this order`() {
    #expect(sample.title == "おすすめ")
    #expect(
      sample.contents.map(\.type) == [
        "imageBanner", "pointBalance", "notice", "campaignEntry", "coupons", "text", "timeSale",
        "spacer", "categoryGrid", "recommended", "button", "imageBanner", "ranking",
        "recentlyViewed", "campaignEntry", "spacer", "text", "button",
      ]
    )
    let ids = sample.contents.compactMap(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(
      sample.contents.filter { $0.id == nil }.map(\.type) == ["text", "spacer", "spacer", "text"]
    )
  }

  @Test func `contains two banners`() throws {
    let banners = try sample.responses(of: "imageBanner", as: ImageBannerResponse.self)
    #expect(
      banners.map { ImageBannerViewData($0) } == [
        ImageBannerViewData(
          imageURL: "https://image.example.jp/banners/spring-festa.jpg",
          label: "春の大感謝フェスタ 最大ポイント45%還元",
          destination: "https://shop.example.jp/campaigns/spring-festa",
          heightPercent: 37
        ),
        ImageBannerViewData(
          imageURL: "https://image.example.jp/banners/rice-fair.jpg",
          label: "お米フェア",
          destination: "https://shop.example.jp/features/rice",
          heightPercent: 26
        ),
      ]
    )
  }

  @Test func `contains recommended items`() throws {
    let viewData = RecommendedViewData(
      try sample.response(of: "recommended", as: RecommendedResponse.self)
    )
    #expect(viewData.title == "あなたへのおすすめ")
    let rows = viewData.items.map {
      [$0.id, $0.price, $0.listPrice, $0.discount, $0.rating, $0.reviewCount, $0.shipping]
    }
    #expect(
      rows == [
        ["r-1001", "5,480円", "6,980円", "21%OFF", "4.6", "9,999+", "送料無料"],
        ["r-1002", "2,380円", "2,580円", "7%OFF", "4.4", "3,204", ""],
        ["r-1003", "1,980円", "", "", "4.8", "845", "送料無料"],
        ["r-1004", "7,980円", "15,960円", "50%OFF", "4.1", "9,999+", ""],
        ["r-1005", "無料", "", "", "", "", "送料無料"],
        ["r-1006", "3,240円", "", "", "4.9", "58", ""],
      ]
    )
  }

  @Test func `contains an open campaign and an upcoming one`() throws {
    let campaigns = try sample.responses(of: "campaignEntry", as: CampaignEntryResponse.self)
    let context = try ViewDataContext.sample()
    let rows = campaigns.map { CampaignEntryViewData($0, in: context) }.map {
      [$0.period, $0.status, $0.entryLabel, $0.entryCount, $0.condition, $0.pointRate]
    }
    #expect(
      rows == [
        [
          "4/1(水) 10:00〜4/3(金) 9:59", "開催中", "エントリーする", "8,421人がエントリー", "3,000円以上のお買い上げ",
          "ポイント10倍",
        ],
        [
          "4/20(月) 0:00〜5/6(水) 23:59", "開催前", "エントリー済み", "9,999+人がエントリー", "", "ポイント5倍",
        ],
      ]
    )
  }

  @Test func `contains a sale that runs for another day`() throws {
    let viewData = TimeSaleViewData(
      try sample.response(of: "timeSale", as: TimeSaleResponse.self),
      in: try .sample()
    )
    #expect(viewData.title == "24時間限定タイムセール")
    #expect(viewData.remaining == "残り1日 03:04:05")
    let rows = viewData.items.map {
      [$0.id, $0.salePrice, $0.regularPrice, $0.discount, "\($0.stockPercent)", $0.stock]
    }
    #expect(
      rows == [
        ["ts-2001", "6,980円", "9,980円", "30%OFF", "32", "残り32%"],
        ["ts-2002", "14,900円", "29,800円", "50%OFF", "5", "残りわずか"],
        ["ts-2003", "3,980円", "4,980円", "20%OFF", "0", "売り切れ"],
        ["ts-2004", "無料", "1,280円", "100%OFF", "0", ""],
      ]
    )
  }

  @Test func `contains recently viewed items, newest first`() throws {
    let viewData = RecentlyViewedViewData(
      try sample.response(of: "recentlyViewed", as: RecentlyViewedResponse.self),
      in: try .sample()
    )
    #expect(
      viewData.items.map { [$0.id, $0.price, $0.viewedAt] } == [
        ["v-301", "3,190円", "11分前"], ["v-302", "2,750円", "2時間前"], ["v-303", "2,999円", "昨日"],
        ["v-304", "価格未定", "4日前"], ["v-305", "19,800円", "2025年11月20日"],
      ]
    )
    #expect(!viewData.hasMore)
  }

  @Test func `contains notices`() throws {
    let viewData = NoticeViewData(
      try sample.response(of: "notice", as: NoticeResponse.self),
      in: try .sample()
    )
    #expect(viewData.unreadCount == "未読2件")
    #expect(
      viewData.items.map { [$0.id, $0.date, $0.isUnread ? "未読" : "", $0.label] } == [
        ["20260401", "30分前", "未読", "重要"], ["20260331", "昨日", "未読", ""],
        ["20260327", "5日前", "", ""], ["20251224", "2025年12月24日", "", ""],
      ]
    )
  }

  @Test func `contains categories`() throws {
    let viewData = CategoryGridViewData(
      try sample.response(of: "categoryGrid", as: CategoryGridResponse.self)
    )
    #expect(viewData.title == "カテゴリから探す")
    #expect(viewData.columns == 4)
    #expect(
      viewData.items.map(\.itemCount) == [
        "9,999+点", "8,204点", "9,640点", "9,999+点", "7,312点", "9,999+点", "4,087点", "312点",
      ]
    )
  }

  @Test func `contains texts, buttons and spacers`() throws {
    let texts = try sample.responses(of: "text", as: TextResponse.self).map { TextViewData($0) }
    #expect(
      texts == [
        TextViewData(text: "本日のタイムセール", style: .heading),
        TextViewData(
          text: "価格はすべて税込みです。在庫の状況により、表示と実際の数が異なる場合があります。",
          style: .caption
        ),
      ]
    )
    let buttons = try sample.responses(of: "button", as: ButtonResponse.self)
    #expect(
      buttons.map { ButtonViewData($0) } == [
        ButtonViewData(
          title: "おすすめをもっと見る",
          destination: "market://recommended",
          isEnabled: true
        ),
        ButtonViewData(title: "ご利用ガイド", destination: "market://guide", isEnabled: true),
      ]
    )
    let spacers = try sample.responses(of: "spacer", as: SpacerResponse.self)
    #expect(spacers.map { SpacerViewData($0).height } == [24, 13])
  }

  @Test func `contents of legacy-only kinds decode`() throws {
    let points = try sample.response(of: "pointBalance", as: PointBalanceResponse.self)
    #expect(points.points == 12_840)
    #expect(points.limitedPoints == 1_500)
    #expect(points.rank == "gold")

    let coupons = try sample.response(of: "coupons", as: CouponsResponse.self).coupons
    #expect(coupons.map(\.requiredRank) == [nil, "silver", "platinum", nil])
    #expect(coupons.map(\.discountType) == ["yen", "percent", "yen", "yen"])

    let ranking = try sample.response(of: "ranking", as: RankingResponse.self)
    #expect(ranking.items.map(\.rank) == [1, 2, 3, 4, 5])
    #expect(ranking.items.map(\.previousRank) == [1, 5, 2, nil, 4])
  }

  @Test func `contains no count at which the two sides are known to differ`() throws {
    let items = try sample.response(of: "recommended", as: RecommendedResponse.self).items
    #expect(!items.contains { $0.reviewCount == 9_999 })
  }

  @Test func `every date in it is valid`() throws {
    let iso = try Regex(#"^\d{4}-\d{2}-\d{2}T"#)
    var dates: [String] = []
    func visit(_ value: Any) {
      if let text = value as? String, text.contains(iso) { dates.append(text) }
      for element in value as? [Any] ?? [] { visit(element) }
      for element in (value as? [String: Any] ?? [:]).values { visit(element) }
    }
    for content in sample.contents { visit(try JSONSerialization.jsonObject(with: content.value)) }
    #expect(dates.count == 14)
    #expect(dates.filter { Moment(iso8601: $0) == nil } == [])
  }
}
