import { burst } from "../../../ui/burst.ts"

/** Confetti out of an element's start, in the hue it stands in. */
export function burstAt(element: Element): void {
  const { left, top, height } = element.getBoundingClientRect()
  const hue = Number(getComputedStyle(element).getPropertyValue("--hue"))
  burst(left + height / 2, top + height / 2, hue || undefined)
}
