import { burst } from "../../../../ui/burst.ts"
import { prefersStillness } from "../../../../ui/prefers-stillness.ts"
import type { Landing } from "./gather-landings.ts"
import "./landing.css"
import { landingWords } from "./landing-words.ts"

/** In milliseconds. What a friend brought comes while one looks elsewhere, and stays longer. */
const shownFor = 2600
const friendShownFor = 6000
/** From so many points on it is worth confetti. */
const worthConfetti = 5

let region: HTMLElement | null = null
let last: Promise<unknown> = Promise.resolve()

/** The place where points land: also a live region, which must be there before there is something to say. */
export function prepareLandings(): void {
  if (region) return
  region = document.createElement("div")
  region.className = "landing"
  region.setAttribute("role", "status")
  region.setAttribute("aria-live", "polite")
  document.body.append(region)
}

/** A pill that rises near the top and fades; one after the other, and never in a finger's way. */
export function showLanding(landing: Landing): void {
  const show = () => rise(landing)
  last = last.then(show, show)
}

async function rise(landing: Landing): Promise<void> {
  prepareLandings()
  const { action, points } = landing
  const { amount, reason } = landingWords(landing, document.documentElement.lang)
  const pill = document.createElement("p")
  pill.className = "landing-pill"
  const strong = document.createElement("strong")
  strong.textContent = amount
  const dot = document.createElement("span")
  dot.setAttribute("aria-hidden", "true")
  dot.textContent = "·"
  pill.append(strong, " ", dot, ` ${reason}`)
  region?.replaceChildren(pill)
  standOverTheFeed()
  const { left, width, bottom } = pill.getBoundingClientRect()
  if (points >= worthConfetti && action !== "read_a_tile") burst(left + width / 2, bottom)
  // By script: the style sheet ends what moves under reduced motion, and this is to stay for a moment all the same.
  await pill.animate(prefersStillness() ? fading : rising, {
    duration: action === "referral" ? friendShownFor : shownFor,
    easing: "linear",
  }).finished
  pill.remove()
}

/** On a wide screen the feed stands beside other things; what lands, lands over it. */
function standOverTheFeed(): void {
  const feed = document.querySelector(".feed")?.getBoundingClientRect()
  region?.style.setProperty("left", `${feed?.left ?? 0}px`)
  region?.style.setProperty("width", feed ? `${feed.width}px` : "100%")
}

const fading: Keyframe[] = [{ opacity: 0 }, { opacity: 1, offset: 0.08 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }]

const rising: Keyframe[] = [
  { opacity: 0, transform: "translateY(28px)", easing: "cubic-bezier(0.2, 0, 0, 1)" },
  { opacity: 1, transform: "none", offset: 0.1 },
  { opacity: 1, transform: "none", offset: 0.82, easing: "cubic-bezier(0.4, 0, 1, 1)" },
  { opacity: 0, transform: "translateY(-14px)" },
]
