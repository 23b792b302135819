import type { ReviewCase } from "@confetti/contract/thoughts"
import { expect, it } from "vitest"
import { caseLines, detailLines, listLines } from "./case-lines.ts"

const now = Date.parse("2026-06-01T12:00:00.000Z")
const picture = { id: "p1", alt: "", width: 900, height: 600, widths: [300, 900], thumbhash: "", color: "#000000" }
const shown: ReviewCase = {
  id: "t1",
  tile: { id: "one", title: "Mirrors" },
  text: "Buy this.\nNow.",
  media: null,
  state: "needsReview",
  revision: 1,
  at: "2026-06-01T09:00:00.000Z",
  causes: ["first-thoughts", "reports"],
  reports: 3,
  appeal: null,
  reason: null,
  author: { id: "a1", name: "Mira", approved: 1, suspendedUntil: null },
}

it("lists each thought with its age, author and causes", () => {
  expect(listLines([], now)).toEqual(["No thoughts under review."])
  expect(listLines([shown], now)).toEqual([
    "1 thought under review, oldest first.",
    "",
    "t1  under review, 3 hours old, on “Mirrors”",
    "  by        Mira, 1 thought approved",
    "  wrote     Buy this.",
    "            Now.",
    "  because   one of the author's first thoughts; readers reported it",
    "  reports   3 counted",
  ])
})

it("gives the addresses of a photo or a clip", () => {
  const photo = caseLines({ ...shown, media: { kind: "photo", picture } }, now)
  expect(photo).toContain("  photo     /media/p1-900.webp")
  const sources = [{ src: "/media/c1-720.mp4", type: "video/mp4", width: 720, height: 1280 }]
  const media = {
    kind: "clip",
    poster: picture,
    sources,
    duration: 12.4,
    hasSound: true,
    captions: "/media/c1.vtt",
  } as const
  const clip = caseLines({ ...shown, media }, now)
  expect(clip).toContain("  clip      /media/c1-720.mp4, 12 s, with sound")
  expect(clip).toContain("  captions  /media/c1.vtt")
})

it("says for how long an author is suspended, or was", () => {
  const by = (suspendedUntil: string) => caseLines({ ...shown, author: { ...shown.author, suspendedUntil } }, now)[1]
  expect(by("2026-06-04T12:00:00.000Z")).toMatch(/, suspended until 2026-06-04$/)
  expect(by("9999-12-31T00:00:00.000Z")).toMatch(/, suspended permanently$/)
  expect(by("2026-05-04T12:00:00.000Z")).toMatch(/approved, was suspended until 2026-05-04$/)
})

it("shows reports, decisions and the author's other thoughts under headings, where there are any", () => {
  const at = "2026-05-31T12:00:00.000Z"
  const lines = detailLines(
    {
      case: shown,
      reports: [{ reason: "spam", text: "It sells.", at, counts: false }],
      log: [
        { step: "hold", by: null, reason: "3 reports", at },
        { step: "approve", by: null, reason: "", at },
      ],
      history: [{ id: "t0", text: "Before", state: "rejected", at }],
    },
    now,
  )
  expect(lines.slice(lines.indexOf("Reports"))).toEqual([
    "Reports",
    "  1 day ago: spam, not counted, “It sells.”",
    "",
    "Decisions",
    "  1 day ago: hold by reports, “3 reports”",
    "  1 day ago: approve by the operator",
    "",
    "More by this author",
    "  1 day ago: removed, t0, “Before”",
  ])
  expect(detailLines({ case: shown, reports: [], log: [], history: [] }, now)).toEqual(caseLines(shown, now))
})
