type Box = { left: number; right: number; top: number; bottom: number }

/** Pixels between a note and its mark, and between it and the window's edge. */
const gap = 8
const margin = 12

/** Where a note stands: below its mark, or above where there is no room below, and never out of the window. */
export function placeBeside(
  mark: Box,
  note: { offsetWidth: number; offsetHeight: number },
  window: { width: number; height: number },
): { left: number; top: number } {
  const middle = (mark.left + mark.right) / 2
  const left = within(middle - note.offsetWidth / 2, window.width - note.offsetWidth - margin)
  const below = mark.bottom + gap
  const fits = below + note.offsetHeight + margin <= window.height
  return { left, top: within(fits ? below : mark.top - gap - note.offsetHeight, Infinity) }
}

function within(place: number, most: number): number {
  return Math.max(margin, Math.min(place, most))
}
