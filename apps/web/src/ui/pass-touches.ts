const types = ["touchstart", "touchmove", "touchend", "touchcancel"] as const

/**
 * During a view transition browsers send touches to the page instead of the element below. Passes them to the screen they began on. Returns
 * a function that stops it.
 */
export function passTouches(screen: HTMLElement): () => void {
  const page = document.documentElement
  let isPassed = false
  const pass = ({ type, target, touches }: TouchEvent) => {
    if (type === "touchstart") isPassed = target === page && isOn(screen, touches[0])
    // Nothing scrolls below, so it can always be followed.
    if (isPassed) screen.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), { touches }))
  }
  for (const type of types) page.addEventListener(type, pass, { passive: true })
  return () => {
    for (const type of types) page.removeEventListener(type, pass)
  }
}

function isOn(screen: HTMLElement, touch: Touch | undefined): boolean {
  if (!touch) return false
  const { left, top, right, bottom } = screen.getBoundingClientRect()
  return touch.clientX >= left && touch.clientX <= right && touch.clientY >= top && touch.clientY <= bottom
}
