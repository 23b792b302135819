/** The first of these is a sign that somebody uses the page; assistive technology may bring no other than the last two. */
const signs = ["pointerdown", "keydown", "wheel", "click", "scroll"]

export function onFirstUse(act: () => void): void {
  const begin = () => {
    for (const type of signs) removeEventListener(type, begin, { capture: true })
    act()
  }
  for (const type of signs) addEventListener(type, begin, { capture: true, passive: true })
}

/** The last thing done by hand: a page scrolls by itself to where it was left. */
let lastInput: string | null = null

const note = ({ type }: Event) => {
  // A wheel does not say that keys are out of reach.
  if (type !== "wheel" || lastInput === null) lastInput = type
}
// On the server nobody uses anything.
if ("document" in globalThis)
  for (const type of ["pointerdown", "keydown", "wheel"]) addEventListener(type, note, { capture: true, passive: true })

export function wasUsed(): boolean {
  return lastInput !== null
}

export function wasKeyUsedLast(): boolean {
  return lastInput === "keydown"
}
