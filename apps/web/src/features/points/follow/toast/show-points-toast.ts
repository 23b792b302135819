import { vibrate } from "../../../../platform/haptics.ts"
import { pageLanguage } from "../../../../platform/intl/page-language.ts"
import { burst } from "../../../../ui/burst.ts"
import { prefersStillness } from "../../../../ui/prefers-stillness.ts"
import { onScreen } from "../../../tile/index.ts"
import { balanceBadge } from "../../badge/index.ts"
import type { PointsToast } from "./batch-points-toasts.ts"
import { flyPoints } from "./fly-points.ts"
import "./points-toast.css"
import { pointsToastWords } from "./points-toast-words.ts"

/** In milliseconds. What a friend brought comes while one looks elsewhere, and stays longer. */
const shownFor = 2600
const friendShownFor = 6000
/** The pill has risen and was read before anything leaves it. */
const seenAfter = 500
/** From so many points on it is worth confetti. */
const worthConfetti = 5

export type PointsToasts = {
  /** A pill that rises near the top and fades; one after the other, and never in a finger's way. */
  show: (toast: PointsToast) => void
  remove: () => void
}

/**
 * The place where points land: also a live region, which must be there before there is something to say. `onArrived` is called once they
 * have been seen to get to the balance.
 */
export function createPointsToasts(onArrived: (toast: PointsToast) => void): PointsToasts {
  const region = document.createElement("div")
  region.className = "points-toasts"
  region.setAttribute("role", "status")
  region.setAttribute("aria-live", "polite")
  document.body.append(region)
  let last: Promise<unknown> = Promise.resolve()
  return {
    show: (toast) => {
      const show = () => animate(region, toast, onArrived)
      last = last.then(show, show)
    },
    remove: () => region.remove(),
  }
}

async function animate(
  region: HTMLElement,
  toast: PointsToast,
  onArrived: (toast: PointsToast) => void,
): Promise<void> {
  const { action, points } = toast
  const { amount, reason } = pointsToastWords(toast, pageLanguage())
  const pill = document.createElement("p")
  pill.className = "points-toast"
  const strong = document.createElement("strong")
  strong.textContent = amount
  const dot = document.createElement("span")
  dot.setAttribute("aria-hidden", "true")
  dot.textContent = "·"
  pill.append(strong, " ", dot, ` ${reason}`)
  region.replaceChildren(pill)
  standOverTheFeed(region)
  const { left, width, bottom } = pill.getBoundingClientRect()
  const isRead = action === "read_a_tile"
  if (points >= worthConfetti && !isRead) burst(left + width / 2, bottom)
  setTimeout(() => {
    void flyPoints(points, pill, balanceBadge.get()).finally(() => {
      // Somebody who reads on is not to be buzzed at each page.
      if (!isRead) vibrate("points")
      onArrived(toast)
    })
  }, seenAfter)
  // By script: the style sheet ends what moves under reduced motion, and this is to stay for a moment all the same.
  await pill.animate(prefersStillness() ? fading : rising, {
    duration: action === "referral" ? friendShownFor : shownFor,
    easing: "linear",
  }).finished
  pill.remove()
}

/** On a wide screen the feed stands beside other things; what lands, lands over it. */
function standOverTheFeed(region: HTMLElement): void {
  const feed = onScreen.feed?.element.current?.getBoundingClientRect()
  region.style.setProperty("left", `${feed?.left ?? 0}px`)
  region.style.setProperty("width", feed ? `${feed.width}px` : "100%")
}

const fading: Keyframe[] = [{ opacity: 0 }, { opacity: 1, offset: 0.08 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }]

const rising: Keyframe[] = [
  { opacity: 0, transform: "translateY(28px)", easing: "cubic-bezier(0.2, 0, 0, 1)" },
  { opacity: 1, transform: "none", offset: 0.1 },
  { opacity: 1, transform: "none", offset: 0.82, easing: "cubic-bezier(0.4, 0, 1, 1)" },
  { opacity: 0, transform: "translateY(-14px)" },
]
