import { join } from "node:path"
import type { Page } from "playwright"
import { titleInView } from "../../e2e/journey.ts"
import { type Frames, watchFrames } from "./watch-frames.ts"

/** A person's action, and what they saw of it. Times are milliseconds after its start. */
export type Step = {
  name: string
  /** Until something was seen to change; null where nothing was. */
  changed: number | null
  /** Until what they wanted was there. */
  arrived: number
  faults: string[]
}

export type Visit = {
  page: Page
  /** Does something and waits for what it is for. A step that shows nothing is a fault, unless nothing is to be seen. */
  step: (name: string, act: () => Promise<unknown>, options?: StepOptions) => Promise<void>
  /** The tile in view must be the same afterwards. */
  keepsPlace: (name: string, act: () => Promise<unknown>, options?: StepOptions) => Promise<void>
  /** A reason to come back must be on the screen. */
  comesBackFor: (name: string, isThere: () => Promise<unknown>) => Promise<void>
}

type StepOptions = {
  until?: () => Promise<unknown>
  /** Nothing of it is visible. */
  isQuiet?: boolean
  /** Leads to a new page: what was shown before its first paint is the browser's own. */
  isLoad?: boolean
}

/** A person's first minutes: a picture, two times and the faults of each step. */
export async function startVisit(
  page: Page,
  folder: string,
): Promise<Visit & { steps: Step[]; end: () => Promise<void> }> {
  const steps: Step[] = []
  const errors: string[] = []
  page.on("pageerror", (error) => errors.push(`an exception: ${error.message}`))
  const frames: Frames = await watchFrames(page)

  const step: Visit["step"] = async (name, act, { until, isQuiet = false, isLoad = false } = {}) => {
    const before = frames.last()
    const began = Date.now()
    const faults: string[] = []
    try {
      await act()
      await until?.()
    } catch (error) {
      faults.push(`it never came: ${String(error).split("\n")[0]}`)
    }
    const arrived = Date.now() - began
    // The picture waits for the frame that shows it.
    await page.screenshot({ path: join(folder, `${String(steps.length + 1).padStart(2, "0")}.png`) })
    const changedAt = await frames.firstChange(before, began)
    if (changedAt === null && !isQuiet) faults.push("a dead tap")
    const black = await frames.black(isLoad ? await page.evaluate(firstPaint) : began)
    if (black.length > 0)
      faults.push(`${black.length} black frames, the first after ${Math.round((black[0] ?? 0) - began)} ms`)
    faults.push(...errors.splice(0))
    steps.push({ name, changed: changedAt === null ? null : Math.round(changedAt - began), arrived, faults })
  }

  return {
    page,
    steps,
    step,
    keepsPlace: async (name, act, options) => {
      const before = await titleInView(page)
      await step(name, act, { isQuiet: true, ...options })
      const after = await titleInView(page)
      if (after !== before) steps.at(-1)?.faults.push(`a place lost: “${before}” became “${after}”`)
    },
    comesBackFor: (name, isThere) => step(`comes back for ${name}`, isThere, { isQuiet: true }),
    end: frames.stop,
  }
}

/** When the page first painted anything of its own, in milliseconds since the epoch. */
function firstPaint(): number {
  const [paint] = performance.getEntriesByName("first-contentful-paint")
  return performance.timeOrigin + (paint?.startTime ?? 0)
}
