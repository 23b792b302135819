import type { FeedPlace } from "@confetti/contract/feed"
import type { GameStatistics, QuizPlay } from "@confetti/contract/games"
import type { StatementEntry } from "@confetti/contract/points"
import type { OwnThoughtsPage } from "@confetti/contract/thoughts"
import type { Page } from "@playwright/test"
import { call } from "./call.ts"
import { currentTile, expect, openTile, stepOn, visit } from "./journey.ts"
import { brokenLine, firstOfEach, likesAreAgreed, lineTest as test, nothingWaits } from "./on-rough-line.ts"
import { signUp, whoIsIn } from "./people.ts"
import type { Fault } from "./rough-line.ts"
import { zone } from "./zone.ts"

const claim = "/functions/points-claim_action"
const place = "/functions/feed-save_place"
const thought = "/functions/thoughts-create_thought"
const answer = "/functions/games-answer_question"

/** What the line does to the first of each, and how often that arrives then. What is never answered is given up after twenty seconds. */
const faults: { name: string; fault: Fault; arrives: number }[] = [
  { name: "takes everything and answers nothing", fault: { is: "unanswered" }, arrives: 2 },
  { name: "swallows everything", fault: { is: "swallowed" }, arrives: 1 },
  { name: "takes 800 ms each way", fault: { is: "passed", afterMs: 800 }, arrives: 1 },
  { name: "breaks in the middle of an answer", fault: { is: "cut" }, arrives: 2 },
]

/** What the server has of somebody: what was shared and paid, where they stand at home, and what they wrote. */
async function told(page: Page) {
  const person = await whoIsIn(page.request)
  const read = async <Document>(path: string) => {
    const response = await page.request.get(`/documents/users/${person?.id}/${path}`)
    return ((await response.json()) as { documents: Document[] }).documents
  }
  const { entries } = await call<{ entries: StatementEntry[] }>(page.request, "points-list_entries")
  const places = await read<FeedPlace>("places")
  const written = await read<OwnThoughtsPage>("thoughts")
  return {
    shared: entries.filter(({ action }) => action === "share").map(({ points }) => points),
    standsOn: places.filter(({ feed }) => feed === "home").map(({ tileId }) => tileId),
    written: written.flatMap(({ thoughts }) => thoughts.map((each) => each.thought.text)),
  }
}

for (const { name, fault, arrives } of faults)
  test(`a line that ${name}: points, a place and a thought are there once`, async ({ page, line, complaints }) => {
    test.setTimeout(240_000)
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "share", { value: async () => undefined })
    })
    await page.clock.install()
    await signUp(page.request)
    await visit(page, "/")
    // Somebody is known to be here: from here on all is theirs.
    await likesAreAgreed(page)
    await nothingWaits(page)
    line.follow(firstOfEach([claim, place, thought], fault))
    await stepOn(page)
    // Whoever shares what they have read is paid for it.
    const strip = currentTile(page).locator(".strip")
    await strip.evaluate((each) => each.scrollTo({ left: each.scrollWidth, behavior: "instant" }))
    const tileId = await strip.evaluate((each) => each.closest<HTMLElement>("[data-tile]")?.dataset["tile"] ?? "")
    await expect.poll(() => waits(page, `read_${tileId}`)).toBe(true)
    await currentTile(page).getByRole("button", { name: "Share", exact: true }).click()
    const slug = await openTile(page)
    const words = `Once, and once only: ${name}.`
    const thoughts = page.getByRole("region", { name: "Thoughts" })
    await page.goto(`/tiles/${slug}#thoughts`)
    await thoughts.getByRole("textbox", { name: "Your take" }).fill(words)
    await thoughts.getByRole("button", { name: "Send", exact: true }).click()
    // At once, whatever the line does.
    await thoughts.getByRole("tab", { name: "Takes" }).click()
    await expect(thoughts.getByRole("article", { name: "Your thought" })).toContainText(words)
    await nothingWaits(page, 120_000)
    expect(line.reached(thought)).toBe(arrives)
    expect(await told(page)).toEqual({ shared: [5], standsOn: [tileId], written: [words] })
    await page.reload()
    await thoughts.getByRole("tab", { name: "Takes" }).click()
    await expect(thoughts.getByRole("article", { name: "Your thought" })).toHaveCount(1)
    complaints.splice(0, complaints.length, ...complaints.filter((each) => !brokenLine.test(each)))
  })

function waits(page: Page, subject: string): Promise<boolean> {
  return page.evaluate(
    (start) => Object.keys(localStorage).some((key) => key.startsWith(start)),
    `cf_outbox_${subject}`,
  )
}

const options = (page: Page) => page.getByRole("list", { name: "Answers" }).getByRole("button")
const next = (page: Page) => page.getByRole("button", { name: /^(Next question|See how it went)$/ })

for (const { name, fault } of faults)
  test(`a line that ${name}: an answer of the quiz counts once`, async ({ page, line, complaints }) => {
    test.setTimeout(240_000)
    await page.clock.install()
    await signUp(page.request)
    await visit(page, "/games/quiz")
    await page.getByRole("switch", { name: /^No time limit/ }).check()
    await page.getByRole("button", { name: "Begin" }).click()
    line.follow(firstOfEach([answer], fault))
    for (const number of [1, 2, 3, 4, 5]) {
      await expect(page.getByRole("heading", { level: 2, name: new RegExp(`^Question ${number} of 5`) })).toBeVisible()
      await expect(options(page).first()).not.toHaveAttribute("aria-disabled")
      await options(page).first().click()
      await expect(async () => {
        await page.clock.fastForward(2000)
        await expect(next(page)).toBeVisible({ timeout: 100 })
      }).toPass({ intervals: [200], timeout: 60_000 })
      await next(page).click()
    }
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^\d of 5 right$/)
    await expect(page.getByRole("region", { name: "The questions" }).getByRole("listitem")).toHaveCount(5)
    const play = await call<QuizPlay>(page.request, "games-start_game", { game: "QUIZ_ME", zone, isTimed: false })
    expect(play.answered.map(({ chosen }) => chosen)).toEqual([0, 0, 0, 0, 0])
    const { games } = await call<GameStatistics>(page.request, "games-get_stats", { zone })
    expect(games.find(({ game }) => game === "QUIZ_ME")).toMatchObject({ played: 1, today: { moves: 5 } })
    complaints.splice(0, complaints.length, ...complaints.filter((each) => !brokenLine.test(each)))
  })
