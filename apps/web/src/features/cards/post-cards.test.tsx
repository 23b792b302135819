import type { SocialPost } from "@confetti/contract/feed-item"
import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, it } from "vitest"
import { IgSocialCard, TiktokSocialCard } from "./social-cards.tsx"
import { TiktokVideoCard } from "./tiktok-video-card.tsx"

const words = { id: "1", title: "How a candle burns", text: "In one breath.", handle: "@testfetti" }
const tiktok = "https://www.tiktok.com"
const addresses = {
  tiktok_video: {
    address: `${tiktok}/@testfetti/video/7301234567890123456`,
    player: `${tiktok}/player/v1/7301234567890123456`,
  },
  tiktok_social: { address: `${tiktok}/@testfetti`, player: `${tiktok}/embed/@testfetti` },
  ig_social: {
    address: "https://www.instagram.com/testfetti/",
    player: "https://www.instagram.com/testfetti/embed/",
  },
}
const picture = {
  id: "poster",
  alt: "A candle",
  width: 9,
  height: 12,
  widths: [9],
  thumbhash: "1QcSHQRnh493V4dIh4eXh1h4kJUI",
  color: "#000000",
}

function shown(type: SocialPost["type"], given: Partial<SocialPost> = {}) {
  const card: SocialPost = { ...words, ...addresses[type], picture: null, ...given, type }
  if (card.type === "tiktok_video") return <TiktokVideoCard card={card} isCurrent />
  if (card.type === "tiktok_social") return <TiktokSocialCard card={card} isCurrent />
  return <IgSocialCard card={card} isCurrent />
}

describe.each([
  ["tiktok_video", "TikTok", "Play"],
  ["tiktok_social", "TikTok", "Show here"],
  ["ig_social", "Instagram", "Show here"],
] as const)("a card of %s", (type, service, verb) => {
  const { address, player } = addresses[type]
  const htmlOf = (given?: Partial<SocialPost>) => renderToStaticMarkup(shown(type, given))

  it("names what it is and whose, with a way to see it here and one over there", () => {
    const html = htmlOf()
    expect(html).toContain(`@testfetti on ${service}`)
    expect(html).toContain("<h2>How a candle burns</h2>")
    expect(html).toContain("In one breath.")
    expect(html).toMatch(new RegExp(`<button[^>]*data-main[^>]*>.*?${verb}</span></button>`))
    expect(html).toContain(`href="${address}" target="_blank" rel="noopener noreferrer"`)
  })

  it("names the service alone where nothing says whose it is, and does without words", () => {
    const html = htmlOf({ handle: null, text: "" })
    expect(html).toContain(`<p class="feed-card-mark">${service}</p>`)
    expect(html).not.toContain("feed-card-text")
  })

  it("has nothing of the other side in it before somebody asks", () => {
    for (const html of [htmlOf(), htmlOf({ picture })]) {
      expect(html).not.toContain("<iframe")
      expect(html).not.toContain(player)
      expect(html.match(/ src(?:set)?="[^"]*"/gi)?.join() ?? "").not.toContain("//")
    }
  })

  it("shows the operator's poster where there is one", () => {
    expect(htmlOf({ picture })).toContain('alt="A candle"')
    expect(htmlOf()).not.toContain("<img")
  })
})
