import type { Page } from "playwright"
import sharp from "sharp"

/** So wide a frame is compared, in pixels: enough to see a pressed button. */
const width = 120
/** A grey from 0 to 255 that an eye tells from black on a phone. */
const visible = 28
/** So many grey levels apart a pixel has changed. */
const different = 14

/** Frames the browser has shown, as greys, with the time in milliseconds since the epoch. */
type Frame = { at: number; greys: Promise<Uint8Array> }

export type Frames = {
  /** The current frame. */
  last: () => Frame | undefined
  /** When something was first seen to change against `before`; null where nothing was. */
  firstChange: (before: Frame | undefined, since: number) => Promise<number | null>
  /** When the screen was all black, since a moment. */
  black: (since: number) => Promise<number[]>
  stop: () => Promise<void>
}

/** Keeps every frame a page shows. The browser sends one whenever something has changed. */
export async function watchFrames(page: Page): Promise<Frames> {
  const session = await page.context().newCDPSession(page)
  const frames: Frame[] = []
  session.on("Page.screencastFrame", ({ data, metadata, sessionId }) => {
    frames.push({ at: (metadata.timestamp ?? 0) * 1000, greys: greysOf(Buffer.from(data, "base64")) })
    // The page may have closed meanwhile.
    session.send("Page.screencastFrameAck", { sessionId }).catch(() => undefined)
  })
  await session.send("Page.startScreencast", { format: "jpeg", quality: 60, maxWidth: 480, maxHeight: 1040 })
  const since = (moment: number): Frame[] => frames.filter(({ at }) => at >= moment)
  return {
    last: () => frames.at(-1),
    firstChange: async (before, moment) => {
      const known = await before?.greys
      for (const { at, greys } of since(moment)) if (known === undefined || differs(known, await greys)) return at
      return null
    },
    black: async (moment) => {
      const found: number[] = []
      for (const { at, greys } of since(moment)) if ((await greys).every((grey) => grey < visible)) found.push(at)
      return found
    },
    stop: () => session.detach(),
  }
}

async function greysOf(jpeg: Buffer): Promise<Uint8Array> {
  return new Uint8Array(await sharp(jpeg).resize({ width }).greyscale().raw().toBuffer())
}

/** Whether more than a speck has changed. */
function differs(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) return true
  let changed = 0
  for (const [at, grey] of one.entries()) if (Math.abs(grey - (other[at] ?? 0)) >= different) changed += 1
  return changed > one.length / 1000
}
