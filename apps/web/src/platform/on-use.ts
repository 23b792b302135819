const signs = ["pointerdown", "keydown", "wheel"]

/** Calls back at each sign that somebody uses the page. Gives what ends that. */
export function onUse(act: () => void): () => void {
  for (const type of signs) addEventListener(type, act, { capture: true, passive: true })
  return () => {
    for (const type of signs) removeEventListener(type, act, { capture: true })
  }
}

/** The same for the first of them. */
export function onFirstUse(act: () => void): () => void {
  const off = onUse(() => {
    off()
    act()
  })
  return off
}
