import type { Today } from "@confetti/contract/today"
import { gameKinds } from "@confetti/domain/games/game-kinds"
import { addDays, dayIn } from "@confetti/domain/games/puzzle-day"
import { todayReasons } from "@confetti/domain/today/choose-today"
import type { Page } from "playwright"
import { settled } from "../../e2e/journey.ts"
import type { Scene } from "./scene.ts"
import type { Shot } from "./states.ts"

const zone = "Europe/Berlin"

/** Today's tiles: on a cover, the ring around Home, and the end. */
export const todayShots: Shot[] = [
  { name: "60-today-first", pose: (page, scene) => onToday(page, scene, { read: 0, steps: 1 }) },
  { name: "60-today-midway", pose: (page, scene) => onToday(page, scene, { read: 3, steps: 5 }) },
  { name: "60-today-growing", pose: (page, scene) => onToday(page, scene, { read: 2, steps: 4 }) },
  { name: "61-today-end-waiting", pose: (page, scene) => onToday(page, scene, { read: 5, steps: "end" }) },
  { name: "61-today-end-done", pose: (page, scene) => onToday(page, scene, { read: 7, steps: "end", days: 12 }) },
  {
    name: "62-today-why",
    pose: async (page, scene) => {
      await onToday(page, scene, { read: 1, steps: 2 })
      await page.keyboard.press("w")
      await page.getByRole("dialog").waitFor()
    },
  },
]

type Stand = { read: number; steps: number | "end"; days?: number }

/** Lets this browser's guest be somewhere in their day. */
async function onToday(page: Page, scene: Scene, { read, steps, days = 3 }: Stand): Promise<void> {
  const day = dayIn(zone, Date.now())
  const finished = scene.tiles.slice(4, 10)
  const tiles = [...finished.slice(0, 2), scene.growing, ...finished.slice(2)].map((tile, at) => ({
    id: tile.id,
    category: tile.categories[0] ?? "",
    reason: tile.developing ? ("growing" as const) : (todayReasons[at] ?? "variety"),
  }))
  const today: Today = {
    day,
    zone,
    nextDate: new Date(Date.now() + 5 * 3_600_000).toISOString(),
    tiles,
    readIds: tiles.slice(0, read).map(({ id }) => id),
    games: [...gameKinds],
    onThisDay: null,
    streak: { length: days, longest: days, freezes: days >= 7 ? 1 : 0, frozen: [] },
  }
  const doneDays = Array.from({ length: days }, (_, at) => addDays(day, -at - 1))
  const saved = { userId: null, today, doneDays, readIds: [], offlineDay: day }
  await page.addInitScript((text) => localStorage.setItem("cf_today", text), JSON.stringify(saved))
  // Other states are shown without today's tiles, which lie behind whatever tile is in view.
  await page.route(`${scene.url}/`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('"hasToday":false', '"hasToday":true') })
  })
  await page.goto("/")
  await page.getByRole("link", { name: /^Home, \d of 7/ }).waitFor()
  const isThere = async (step: number) =>
    steps === "end" ? (await page.locator("[data-current] .today-end-card").count()) > 0 : step >= steps
  for (let step = 0; step < 16 && !(await isThere(step)); step++) {
    await page.keyboard.press("ArrowDown")
    await settled(page, ".feed")
  }
}
