import { burst } from "../../../ui/burst.ts"
import { fromStart } from "../../../ui/from-start.ts"

/** Confetti out of an element's start, in the hue it stands in. */
export function burstAt(element: Element): void {
  const box = element.getBoundingClientRect()
  const hue = Number(getComputedStyle(element).getPropertyValue("--hue"))
  burst(fromStart(box, box.height / 2), box.top + box.height / 2, hue || undefined)
}
