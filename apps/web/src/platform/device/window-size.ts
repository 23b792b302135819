type WindowSize = { width: number; height: number }

let known: WindowSize | null = null

const forget = () => {
  known = null
}

/**
 * The window's size in CSS pixels. A window that is asked for it lays its page out there and then, which after a change costs as much as the
 * change: it is asked once, and again when it has another size.
 */
export function windowSize(): WindowSize {
  if (!known) {
    known = { width: Math.round(innerWidth), height: Math.round(innerHeight) }
    addEventListener("resize", forget, { once: true })
  }
  return known
}
