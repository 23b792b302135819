import { vibrate } from "../../../platform/haptics.ts"
import { pageLanguage } from "../../../platform/intl/page-language.ts"
import { type SessionScope } from "../../../platform/session-scope.ts"
import { burst } from "../../../ui/burst.ts"
import { colorText, confettiColors } from "../../../ui/confetti-colors.ts"
import { isVisible } from "../../../ui/is-visible.ts"
import { prefersStillness } from "../../../ui/prefers-stillness.ts"
import { onScreen } from "../../tile/index.ts"
import { balanceBadgeOf } from "../badge/index.ts"
import { type PointsToast, pointsToastWords } from "./batch-points-toasts.ts"
import "./points-toast.css"

/** Milliseconds. */
const lasting = 780

const apart = 34

/** A few pieces for one point, limited for a hundred. */
const fewest = 4

const most = 14

/** Milliseconds. Points from a friend come unexpectedly, and are shown longer. */
const shownFor = 2600
const friendShownFor = 6000
/** Milliseconds for reading the pill before pieces fly off. */
const seenAfter = 500
const worthConfetti = 5

export type PointsToasts = {
  show: (toast: PointsToast) => void
  remove: () => void
}

/**
 * Shows points as they arrive, with a live region that must exist before its messages. `onArrived` is called when they have reached the
 * balance.
 */
export function createPointsToasts(scope: SessionScope, onArrived: (toast: PointsToast) => void): PointsToasts {
  const region = document.createElement("div")
  region.className = "points-toasts"
  region.setAttribute("role", "status")
  region.setAttribute("aria-live", "polite")
  document.body.append(region)
  let last: Promise<unknown> = Promise.resolve()
  return {
    show: (toast) => {
      const show = () => animate(region, toast, { balance: balanceBadgeOf(scope).get, onArrived })
      last = last.then(show, show)
    },
    remove: () => region.remove(),
  }
}

async function animate(
  region: HTMLElement,
  toast: PointsToast,
  { balance, onArrived }: { balance: () => HTMLElement | null; onArrived: (toast: PointsToast) => void },
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
    void flyPoints(points, pill, balance()).finally(() => {
      // No vibration while reading.
      if (!isRead) vibrate("points")
      onArrived(toast)
    })
  }, seenAfter)
  // By script, because the style sheet ends animations under reduced motion, and this must stay for a moment.
  await pill.animate(prefersStillness() ? fading : rising, {
    duration: action === "referral" ? friendShownFor : shownFor,
    easing: "linear",
  }).finished
  pill.remove()
}

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

/**
 * Flies small pieces from one element to another, by transform and opacity. Resolves when the first arrives; at once if nothing may move.
 */
async function flyPoints(points: number, from: Element, to: Element | null): Promise<void> {
  if (prefersStillness() || !to || !isVisible(to)) return
  const [start, end] = [middleOf(from), middleOf(to)]
  const box = document.createElement("div")
  box.className = "burst"
  box.setAttribute("aria-hidden", "true")
  box.style.translate = `${start.x}px ${start.y}px`
  document.body.append(box)
  const colors = confettiColors(265)
  const count = Math.min(most, fewest + points)
  const flights = Array.from({ length: count }, (_, at) => {
    const piece = document.createElement("i")
    piece.dataset["form"] = "dot"
    const color = colors[at % colors.length]
    if (color) piece.style.background = colorText(color)
    box.append(piece)
    return fly(piece, at, { x: end.x - start.x, y: end.y - start.y })
  })
  void Promise.allSettled(flights).then(() => box.remove())
  await flights[0]
}

function fly(piece: HTMLElement, at: number, goal: { x: number; y: number }): Promise<unknown> {
  const [x, y] = [Math.cos(at * 2.4) * (34 + ((at * 17) % 30)), Math.sin(at * 2.4) * 26]
  const centred = "translate(-50%, -50%)"
  return piece.animate(
    [
      { transform: `${centred} scale(0.2)`, opacity: 0, easing: "cubic-bezier(0.1, 0.7, 0.3, 1)" },
      {
        transform: `translate(${x}px, ${y}px) ${centred}`,
        opacity: 1,
        offset: 0.34,
        easing: "cubic-bezier(0.6, 0, 0.85, 0.5)",
      },
      { transform: `translate(${goal.x}px, ${goal.y}px) ${centred} scale(0.6)`, opacity: 1, offset: 0.96 },
      { transform: `translate(${goal.x}px, ${goal.y}px) ${centred} scale(0)`, opacity: 0 },
    ],
    { duration: lasting, delay: at * apart, fill: "both" },
  ).finished
}

function middleOf(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
