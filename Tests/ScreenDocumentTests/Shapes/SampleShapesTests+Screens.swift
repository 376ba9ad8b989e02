import ScreenDocument

extension SampleShapesTests {
  static let screens: [Screen] = [bbc, tangramIOS, tangramAndroid] + duckduckgo + wikipedia

  private static let bbc = Screen(
    shape: "bbc",
    file: "bbc-simorgh/afrique-homePage-index.json",
    title: "BBC News Afrique",
    kinds: [
      "tipo-curation", "tipo-curation", "tipo-curation", "tipo-curation", "available-episodes",
      "most-popular", "tipo-curation",
    ],
    ids: [
      "urn:bbc:tipo:list:0fa07975-8996-4264-b722-e220a4c5eda1",
      "urn:bbc:tipo:list:89df7c50-e6ca-472c-aed4-8e4eb6c08045",
      "urn:bbc:tipo:list:0743951a-c247-45a0-bf5a-0e26507c2283",
      "urn:bbc:tipo:list:b327c1d9-9454-4061-9d79-f27a313f6fec",
      "urn:bbc:programmes:available-episodes:bbc_afrique_radio",
      "urn:bbc:onward-journeys:most:read?=site=News",
      "urn:bbc:tipo:list:related-topic-promos-fixture-1",
    ],
    titles: [
      "À la une", "This is the title of the curation",
      "Billboard multiple items - this is the curation title", "Choix de la rédaction",
      "Radio Schedule", "Les plus lus", "Grille standard — sujets et cas particuliers",
    ]
  )

  private static let tangramIOS = Screen(
    shape: "tangram-ios",
    file: "tangram/TangramMock.ios.json",
    kinds: [
      "text", "container-oneColumn", "container-oneColumn", "container-oneColumn",
      "container-twoColumn", "container-oneColumn", "container-threeColumn",
      "container-oneColumn", "container-fourColumn", "container-onePlusN", "container-scroll",
      "container-oneColumn",
    ],
    ids: [
      "text#1", "first-line", "first-line-1", "type=1", "type=2", "3", "type=3", "first-line-4",
      "type=4", "LifeHome_oneToTwo", "calendarCard_tangram", "container-oneColumn#1",
    ],
    titles: [
      nil, nil, nil, nil, "type = 2 Double Column Layout(use header) ", nil, nil, nil, nil, nil,
      "type = 10 PageScroll Layout(use header) ", "---------------------------",
    ]
  )

  private static let tangramAndroid = Screen(
    shape: "tangram-android",
    file: "tangram/data3.0.android.json",
    kinds: [
      "container-scroll", "container-oneColumn", "container-oneColumn", "container-banner",
      "container-oneColumn", "container-oneColumn", "container-waterfall", "container-oneColumn",
      "container-sticky", "container-banner", "container-onePlusN", "container-twoColumn",
      "container-threeColumn", "container-fourColumn", "container-scrollFix",
      "container-oneColumn", "container-onePlusN", "container-onePlusN", "container-onePlusN",
      "container-oneColumn", "container-fiveColumn", "container-fourColumn", "container-float",
      "container-oneColumn",
    ],
    ids: [
      "container-scroll#1", "container-oneColumn#1", "banner1", "container-banner#1",
      "container-oneColumn#2", "container-oneColumn#3", "BuyCate", "container-oneColumn#4",
      "container-sticky#1", "banner2", "container-onePlusN#1", "container-twoColumn#1",
      "container-threeColumn#1", "container-fourColumn#1", "scrollFixShowOnEnter", "dividerShow",
      "container-onePlusN#2", "container-onePlusN#3", "container-onePlusN#4",
      "container-oneColumn#5", "container-fiveColumn#1", "container-fourColumn#2",
      "container-float#1", "container-oneColumn#6",
    ],
    titles: Array(repeating: nil, count: 20) + ["标题1", nil, nil, nil]
  )

  private static let duckduckgo = [
    Screen(
      shape: "duckduckgo",
      file: "duckduckgo/remote-messaging-config-example.json",
      kinds: ["small", "big_single_action", "big_single_action", "medium", "big_two_action"],
      ids: [
        "26780792-49fe-4e25-ae27-aa6a2e6f013b", "8274589c-8aeb-4322-a737-3852911569e3",
        "8274589c-8aeb-4322-a737-3852911569e3~2", "c3549d64-b388-41d8-9649-33e6e2674e8e",
        "c2d0a1f1-6157-434f-8145-38416037d339",
      ],
      titles: [
        "Here goes a title", "title", "Kedvenc hozzáadása", "Here goes a title",
        "Here goes a title",
      ],
      diagnostics: ["duplicateID /messages/2/id 50"]
    ),
    Screen(
      shape: "duckduckgo",
      file: "duckduckgo/remote-messaging-config-unsupported-items.json",
      kinds: ["unknown", "big_single_action", "medium"],
      ids: [
        "26780792-49fe-4e25-ae27-aa6a2e6f013b", "8274589c-8aeb-4322-a737-3852911569e3",
        "c3549d64-b388-41d8-9649-33e6e2674e8e",
      ],
      titles: ["Here goes a title", "title", "Here goes a title"]
    ),
  ]

  private static let wikipedia = [
    Screen(
      shape: "wikipedia-announce",
      file: "wikipedia-android/announce_2016_11_21.json",
      kinds: ["survey", "survey"] + Array(repeating: "fundraising", count: 6),
      ids: [
        "EN1116SURVEYIOS", "EN11116SURVEYANDROID", "EN11116FUNDRAISINGANDROID",
        "AnnouncementWithInvalidDates", "AnnouncementWithNoDates", "AnnouncementWithNoCountries",
        "AnnouncementForBetaWithVersions", "AnnouncementForOldVersion",
      ],
      titles: ["Take the survey", "Take the survey"] + Array(repeating: "Donate", count: 6)
    ),
    Screen(
      shape: "wikipedia-news",
      file: "wikipedia-android/news_2016_11_07.json",
      kinds: Array(repeating: "newsStory", count: 5),
      ids: ["newsStory#1", "newsStory#2", "newsStory#3", "newsStory#4", "newsStory#5"],
      titles: [
        "2016 Chicago Cubs season", "Hokkaido Nippon-Ham Fighters", "Yazidis",
        "2016 Quetta police training college attack", "2016 Eséka train derailment",
      ]
    ),
    Screen(
      shape: "wikipedia-featured",
      file: "wikipedia-android/featured_2016_11_07.json",
      kinds: ["featuredArticle"],
      ids: ["44359985"],
      titles: ["From The Doctor to my son Thomas"]
    ),
    Screen(
      shape: "jasonpedia",
      file: "jasonpedia/demo.json",
      title: "Jasopedia",
      kinds: ["section", "section", "section"],
      ids: ["section#1", "section#2", "section#3"],
      titles: [nil, "Tutorial", "Showcase"]
    ),
  ]
}
