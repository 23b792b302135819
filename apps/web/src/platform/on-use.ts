/** The first of these is a sign that somebody uses the page; assistive technology may bring no other than the last two. */
const signs = ["pointerdown", "keydown", "wheel", "click", "scroll"]

/** Calls back the first time that anything is touched, pressed, clicked or scrolled. */
export function onFirstUse(act: () => void): void {
  const begin = () => {
    for (const type of signs) removeEventListener(type, begin, { capture: true })
    act()
  }
  for (const type of signs) addEventListener(type, begin, { capture: true, passive: true })
}

let isUsed = false
const byHand = ["pointerdown", "keydown", "wheel"]
// On the server nobody uses anything.
if ("document" in globalThis)
  for (const type of byHand) addEventListener(type, () => (isUsed = true), { capture: true, passive: true, once: true })

/** Whether somebody has begun to use this page by hand: a page scrolls by itself to where it was left. */
export function wasUsed(): boolean {
  return isUsed
}
