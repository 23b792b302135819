/** True when the person asked for less motion, of the system or of us. */
export function prefersStillness(): boolean {
  return document.documentElement.dataset.still !== undefined || matchMedia("(prefers-reduced-motion: reduce)").matches
}
