import { burst } from "../../../ui/burst.ts"
import { fromStart } from "../../../ui/from-start.ts"

export function burstAt(element: Element): void {
  const box = element.getBoundingClientRect()
  const hue = Number(getComputedStyle(element).getPropertyValue("--hue"))
  burst(fromStart(box, box.height / 2), box.top + box.height / 2, hue || undefined)
}
