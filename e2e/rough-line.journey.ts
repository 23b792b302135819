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

const like = "/functions/likes-like_tile"
const unlike = "/functions/likes-unlike_tile"
const reads = "/functions/tiles-record_reads"
const claim = "/functions/points-claim_action"
const place = "/functions/feed-save_place"
const thought = "/functions/thoughts-create_thought"
const answer = "/functions/games-answer_question"

const heart = (page: Page) => currentTile(page).getByRole("button", { name: /^(Like|Unlike)\b/ })
const isLiked = (page: Page) => expect(currentTile(page).getByRole("button", { name: /^Unlike\b/ })).toBeVisible()
const isNotLiked = (page: Page) => expect(currentTile(page).getByRole("button", { name: /^Like\b/ })).toBeVisible()

/** Opens the feed as somebody new, who has nothing left to send. */
async function openSignedUp(page: Page): Promise<void> {
  await page.clock.install()
  await signUp(page.request)
  await visit(page, "/")
  await likesAreAgreed(page)
  await nothingWaits(page)
}

/** The server's data of the person in this browser. */
async function stored(page: Page) {
  const person = await whoIsIn(page.request)
  const read = async <Document>(path: string) => {
    const response = await page.request.get(`/documents/users/${person?.id}/${path}`)
    return ((await response.json()) as { documents: Document[] }).documents
  }
  const { entries } = await call<{ entries: StatementEntry[] }>(page.request, "points-list_entries")
  const likes = await read<{ tileIds: string[] }>("likes")
  const places = await read<FeedPlace>("places")
  const written = await read<OwnThoughtsPage>("thoughts")
  return {
    likes: likes.flatMap(({ tileIds }) => tileIds),
    paidReads: entries.filter(({ action }) => action === "read_a_tile").map(({ tile }) => tile?.id),
    paidShares: entries.filter(({ action }) => action === "share").map(({ points }) => points),
    places: places.filter(({ feed }) => feed === "home").map(({ tileId }) => tileId),
    thoughts: written.flatMap(({ thoughts }) => thoughts.map((each) => each.thought.text)),
  }
}

function waits(page: Page, subject: string): Promise<boolean> {
  return page.evaluate(
    (start) => Object.keys(localStorage).some((key) => key.startsWith(start)),
    `cf_outbox_${subject}`,
  )
}

/** Faults of the line on the first request of each kind. A request without an answer is given up after twenty seconds. */
const faults: { name: string; fault: Fault }[] = [
  { name: "loses the answers", fault: { is: "unanswered" } },
  { name: "breaks in the middle of the answers", fault: { is: "cut" } },
]

for (const { name, fault } of faults)
  test(`on a line that ${name}, everything counts once`, async ({ page, line, complaints }) => {
    test.setTimeout(240_000)
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "share", { value: async () => undefined })
    })
    await openSignedUp(page)
    line.follow(firstOfEach([like, reads, claim, place, thought, answer], fault))

    await stepOn(page)
    await heart(page).click()
    await isLiked(page)
    const strip = currentTile(page).locator(".strip")
    await strip.evaluate((each) => each.scrollTo({ left: each.scrollWidth, behavior: "instant" }))
    const tileId = await strip.evaluate((each) => each.closest<HTMLElement>("[data-tile]")?.dataset["tile"] ?? "")
    // A share is paid once the tile was read.
    await expect.poll(() => waits(page, `read_${tileId}`)).toBe(true)
    await currentTile(page).getByRole("button", { name: "Share", exact: true }).click()
    const slug = await openTile(page)
    await page.goto(`/tiles/${slug}#thoughts`)
    const thoughts = page.getByRole("region", { name: "Thoughts" })
    const text = `A thought on a line that ${name}.`
    await thoughts.getByRole("textbox", { name: "Your thought" }).fill(text)
    await thoughts.getByRole("button", { name: "Send", exact: true }).click()
    await thoughts.getByRole("tab", { name: "All" }).click()
    await expect(thoughts.getByRole("article", { name: "Your thought" })).toContainText(text)

    await nothingWaits(page, 120_000)
    // Each was sent again, as its first answer did not arrive.
    expect([line.reached(like), line.reached(thought)]).toEqual([2, 2])
    const { paidReads, ...others } = await stored(page)
    // The tile before it may have been in view for long enough, too.
    expect(paidReads.filter((id) => id === tileId)).toEqual([tileId])
    expect(others).toEqual({ likes: [tileId], paidShares: [5], places: [tileId], thoughts: [text] })

    await visit(page, "/games/quiz")
    await page.getByRole("switch", { name: /^No time limit/ }).check()
    await page.getByRole("button", { name: "Start" }).click()
    for (const number of [1, 2, 3, 4, 5]) await answerQuestion(page, number)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^\d of 5 right$/)
    const play = await call<QuizPlay>(page.request, "games-start_game", { game: "QUIZ_ME", zone, isTimed: false })
    expect(play.answered.map(({ chosen }) => chosen)).toEqual([0, 0, 0, 0, 0])
    const { games } = await call<GameStatistics>(page.request, "games-get_stats", { zone })
    expect(games.find(({ game }) => game === "QUIZ_ME")).toMatchObject({ played: 1, today: { moves: 5 } })
    expect(complaints.splice(0).filter((each) => !brokenLine.test(each))).toEqual([])
  })

/** Chooses the first option, and goes on once it is marked. */
async function answerQuestion(page: Page, number: number): Promise<void> {
  await expect(page.getByRole("heading", { level: 2, name: new RegExp(`^Question ${number} of 5`) })).toBeVisible()
  const option = page.getByRole("list", { name: "Answers" }).getByRole("button").first()
  await expect(option).not.toHaveAttribute("aria-disabled")
  await option.click()
  const next = page.getByRole("button", { name: /^(Next question|See your result)$/ })
  await expect(async () => {
    await page.clock.fastForward(2000)
    await expect(next).toBeVisible({ timeout: 100 })
  }).toPass({ intervals: [200], timeout: 60_000 })
  await next.click()
}

test("two tabs show the same likes, and the last tap wins though answers overtake each other", async ({
  page,
  context,
  line,
}) => {
  test.setTimeout(120_000)
  await openSignedUp(page)
  await stepOn(page)
  const other = await context.newPage()
  await visit(other, "/")
  await isNotLiked(other)
  let count = 0
  line.follow(() => ({ is: "overtaken", byMs: count++ % 2 === 0 ? 1200 : 0 }))
  await heart(page).click()
  await isLiked(other)
  await heart(other).click()
  await isNotLiked(page)
  await expect(async () => {
    await page.clock.fastForward(2000)
    // A tab may hear late that the other one has sent it, and send it again under the same key.
    expect(line.reached(unlike)).toBeGreaterThan(0)
  }).toPass({ intervals: [200], timeout: 30_000 })
  await nothingWaits(page)
  expect((await stored(page)).likes).toEqual([])
  await other.reload()
  await isNotLiked(other)
})
