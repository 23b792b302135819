const types = ["touchstart", "touchmove", "touchend", "touchcancel"] as const

/**
 * While a movement between screens runs, browsers give a finger to the page as a whole and not to what it seems to touch. Passes it on to
 * the screen it came down on. Gives what ends it.
 */
export function passTouches(screen: HTMLElement): () => void {
  const page = document.documentElement
  let isPassed = false
  const pass = ({ type, target, touches }: TouchEvent) => {
    if (type === "touchstart") isPassed = target === page && isOn(screen, touches[0])
    // Of what is beneath it the browser scrolls nothing: it can always be followed.
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
