import { describe, expect, it } from "vitest"
import { freezeNews } from "./freeze-news.ts"

const overall = { earned: ["2026-11-01", "2026-11-19"], frozen: ["2026-11-20"] }

describe("what happened to freezes", () => {
  it("is told once, the oldest first", () => {
    const news = freezeNews(overall, "2026-11-22", null)
    expect(news).toEqual([
      { kind: "earned", day: "2026-11-19" },
      { kind: "spent", day: "2026-11-20" },
    ])
    expect(freezeNews(overall, "2026-11-22", "2026-11-20")).toEqual([])
    expect(freezeNews(overall, "2026-11-22", "2026-11-19")).toEqual([{ kind: "spent", day: "2026-11-20" }])
  })

  it("is no news after a week", () => {
    expect(freezeNews(overall, "2026-11-27", null)).toEqual([])
  })
})
