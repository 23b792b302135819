import type { CDPSession, Locator, Page } from "@playwright/test"

export type Point = { x: number; y: number }

type Touch = "touchStart" | "touchMove" | "touchEnd"

/** `at` is when the finger did it, in milliseconds since the epoch: a busy browser may hear of it later. */
const send = (session: CDPSession, type: Touch, touchPoints: Point[], at = Date.now()) =>
  session.send("Input.dispatchTouchEvent", { type, touchPoints, timestamp: at / 1000 })

/** When the last finger was lifted. */
let lifted = 0

/**
 * A finger that comes down and moves by so much, a step a frame, and stays down: lifted by what is given back, at once or after so many
 * milliseconds. All of it is sent at once: a busy page would make a hold of a finger whose first step waits for its coming down.
 */
export async function slide(session: CDPSession, from: Point, by: Point, steps = 10) {
  const frame = 16
  // The finger before may have been lifted a little later than it was sent: no browser takes one that comes down before that.
  const begun = Math.max(Date.now(), lifted + frame)
  const sent = [send(session, "touchStart", [from], begun)]
  for (let step = 1; step <= steps; step++) {
    const point = { x: from.x + (by.x * step) / steps, y: from.y + (by.y * step) / steps }
    sent.push(send(session, "touchMove", [point], begun + step * frame))
  }
  await Promise.all(sent)
  return (rest = 0) => {
    lifted = begun + steps * frame + rest
    return send(session, "touchEnd", [], lifted)
  }
}

/** Lets the page's own clock go on by so many milliseconds: frames, and the timers due in them, are had on the way. */
const pass = (page: Page, milliseconds: number) =>
  page.evaluate(
    (lasting) =>
      new Promise<void>((done) => {
        const from = performance.now()
        const frame = () => (performance.now() - from < lasting ? requestAnimationFrame(frame) : done())
        frame()
      }),
    milliseconds,
  )

/** A finger that comes down, rests for so long, and lifts. */
export async function touch(page: Page, at: Point, lasting: number, from = Date.now()): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const felt = send(session, "touchStart", [at], from)
  // A short touch is one by its timestamps alone: a busy machine would make a hold of the wait.
  if (lasting > 100) await pass(page, lasting)
  await Promise.all([felt, send(session, "touchEnd", [], from + lasting)])
  await session.detach()
}

export async function centre(place: Locator): Promise<Point> {
  const box = await place.boundingBox()
  if (!box) throw new Error("It is not there.")
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Where the picture of the tile in view is. */
export async function middle(page: Page): Promise<Point> {
  const box = await page.locator(".feed").boundingBox()
  if (!box) throw new Error("There is no feed.")
  return { x: box.x + box.width / 2, y: box.y + box.height / 3 }
}

/** Two taps on the same place, the second finger coming down so long after the first. */
export async function touchTwice(page: Page, at: Point, apart = 150): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const from = Date.now()
  // Sent at once: a wait between them would make two single taps on a busy machine.
  const sent = [0, apart].flatMap((after) => [
    send(session, "touchStart", [at], from + after),
    send(session, "touchEnd", [], from + after + 50),
  ])
  await Promise.all(sent)
  await session.detach()
}
