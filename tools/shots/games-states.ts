import type { GameStatistics } from "@confetti/contract/games"
import type { GameKind } from "@confetti/domain/games/game-kinds"
import { gamePaths } from "@confetti/domain/games/game-path"
import { addDays } from "@confetti/domain/games/puzzle-day"
import type { Page, Route } from "playwright"
import { settled } from "../../e2e/journey.ts"
import type { Shot } from "./states.ts"

type Game = GameStatistics["games"][number]

/** How somebody stands after some weeks: nobody has as many days on a server that has just started. */
const midway: Partial<Record<GameKind, Game["today"]>> = {
  WURD: { state: "playing", moves: 3, score: 0 },
  BAW: { state: "playing", moves: 7, score: 31 },
}
const over: typeof midway = {
  WURD: { state: "won", moves: 4, score: 4 },
  BAW: { state: "done", moves: 24, score: 131 },
  QUIZ_ME: { state: "done", moves: 5, score: 4 },
}

/** The Games tab and what belongs to it; the boards have shots of their own. */
export const gamesShots: Shot[] = [
  { name: "51-games-midway", pose: (page) => games(page, midway) },
  { name: "51-games-over", pose: (page) => games(page, over) },
  {
    name: "52-games-freezes",
    pose: async (page) => {
      await games(page, midway)
      await page.getByText("2 freezes").click()
    },
  },
  {
    name: "52-games-yesterday",
    pose: async (page) => {
      await games(page, midway)
      await page.getByRole("button", { name: "Yesterday’s words" }).click()
      await page.getByRole("dialog").waitFor()
    },
  },
  {
    name: "52-games-past-days",
    pose: async (page) => {
      await games(page, midway)
      await page.getByRole("button", { name: "Past days of WURD" }).click()
      await page
        .getByRole("link", { name: /Not played/ })
        .first()
        .waitFor()
    },
  },
  ...(["WURD", "BAW", "QUIZ_ME"] as const).map((game) => ({
    name: `53-games-how-to-${game.toLowerCase()}`,
    pose: async (page: Page) => {
      await visit(page, gamePaths[game])
      await page.getByRole("button", { name: "How to play" }).click()
      await page.getByRole("dialog").waitFor()
    },
  })),
  { name: "54-feed-wurd", pose: (page) => onCard(page, "WURD", {}) },
  { name: "54-feed-wurd-midway", pose: (page) => onCard(page, "WURD", midway) },
  { name: "54-feed-wurd-over", pose: (page) => onCard(page, "WURD", over) },
  { name: "54-feed-baw-over", pose: (page) => onCard(page, "BAW", over) },
  {
    name: "94-offline-games",
    isOffline: true,
    pose: async (page) => {
      await games(page, midway)
      await page.evaluate(() => navigator.serviceWorker.ready)
      await page.reload()
      await page.waitForLoadState("networkidle")
      await page.context().setOffline(true)
      await page.unrouteAll()
      await page.reload()
      await page.getByText("This is from").waitFor()
    },
  },
]

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForLoadState("networkidle")
}

async function games(page: Page, today: typeof midway): Promise<void> {
  await page.route("**/functions/games-get_stats", (route) => tellStats(route, today))
  await visit(page, "/games")
  await page.getByRole("list", { name: "The last seven days" }).waitFor()
}

async function tellStats(route: Route, today: typeof midway): Promise<void> {
  const answer = await route.fetch()
  const body = (await answer.json()) as { result?: GameStatistics }
  if (body.result) body.result = withDays(body.result, today)
  await route.fulfill({ response: answer, json: body })
}

/** Twelve days in a row, of which a freeze bridged one. */
function withDays(stats: GameStatistics, today: typeof midway): GameStatistics {
  const frozen = addDays(stats.today, -4)
  const streak = { length: 12, longest: 12, freezes: 2, frozen: [frozen], earned: [addDays(stats.today, -1)] }
  const week = ({ week }: Game): Game["week"] => week.map((each) => ({ ...each, isPlayed: each.day !== frozen }))
  const told = stats.games.map((game) => ({ ...game, streak, week: week(game), today: today[game.game] ?? game.today }))
  return { ...stats, overall: streak, games: told }
}

async function onCard(page: Page, title: string, today: typeof midway): Promise<void> {
  // Only who has come near the games is asked how they stand.
  await page.addInitScript(() => localStorage.setItem("cf_games_guest", "0123456789abcdef0123456789abcdef"))
  if (Object.keys(today).length > 0)
    await page.route("**/functions/games-get_stats", (route) => tellStats(route, today))
  await visit(page, "/")
  const current = page.locator(".feed-item[data-current]")
  for (let step = 0; step < 40 && (await current.getAttribute("aria-label")) !== title; step++) {
    const at = await current.getAttribute("aria-posinset")
    await page.keyboard.press("ArrowDown")
    await page.locator(`.feed-item[data-current]:not([aria-posinset="${at}"])`).waitFor()
  }
  await settled(page, ".feed")
}
