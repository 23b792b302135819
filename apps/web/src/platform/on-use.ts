const signs = ["pointerdown", "keydown", "wheel"]

/** Calls back at each sign that somebody uses the page. Gives what ends that. */
export function onUse(act: () => void): () => void {
  for (const type of signs) addEventListener(type, act, { capture: true, passive: true })
  return () => {
    for (const type of signs) removeEventListener(type, act, { capture: true })
  }
}

/** The same for the first of them, or the first time anything is clicked or scrolled: assistive technology may bring no other sign. */
export function onFirstUse(act: () => void): () => void {
  const begin = () => {
    off()
    act()
  }
  const offSigns = onUse(begin)
  const off = () => {
    offSigns()
    for (const type of ["click", "scroll"]) removeEventListener(type, begin, { capture: true })
  }
  for (const type of ["click", "scroll"]) addEventListener(type, begin, { capture: true, passive: true })
  return off
}

/** Of whoever only looks, in milliseconds. */
const patience = 15_000

/** Calls back once the page is in use, has been looked at for a while, or goes away; whichever comes first may be followed by the others. */
export function onUseOrLeave(act: () => void): void {
  onFirstUse(act)
  setTimeout(act, patience)
  document.addEventListener("visibilitychange", act, { once: true })
}

let isUsed = false
// On the server nobody uses anything.
if ("document" in globalThis) {
  const off = onUse(() => {
    isUsed = true
    off()
  })
}

/** Whether somebody has begun to use this page by hand: a page scrolls by itself to where it was left. */
export function wasUsed(): boolean {
  return isUsed
}
