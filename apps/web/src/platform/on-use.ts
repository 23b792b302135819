/** The first of these means that the page is used; assistive technology may send only the last two. */
const signs = ["pointerdown", "keydown", "wheel", "click", "scroll"]

export function onFirstUse(act: () => void): void {
  const begin = () => {
    for (const type of signs) removeEventListener(type, begin, { capture: true })
    act()
  }
  for (const type of signs) addEventListener(type, begin, { capture: true, passive: true })
}

/** The last input by hand, as a page also scrolls when restored. */
let lastInput: string | null = null

const note = ({ type }: Event) => {
  // A wheel does not replace the keyboard.
  if (type !== "wheel" || lastInput === null) lastInput = type
}
// Not on the server.
if ("document" in globalThis)
  for (const type of ["pointerdown", "keydown", "wheel"]) addEventListener(type, note, { capture: true, passive: true })

export function wasUsed(): boolean {
  return lastInput !== null
}

export function wasKeyUsedLast(): boolean {
  return lastInput === "keydown"
}
