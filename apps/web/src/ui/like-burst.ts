import { vibrate } from "../platform/haptics.ts"
import { burst } from "./burst.ts"
import { prefersStillness } from "./prefers-stillness.ts"

/** Pixels, as in base.css. */
const size = 96
const aside = size / 2 + 12

export function likeBurst({ clientX: x, clientY: y }: { clientX: number; clientY: number }, hue = 85): void {
  vibrate("like")
  // Kept inside the window.
  const [left, top] = [within(x, innerWidth), within(y, innerHeight)]
  burst(left, top, hue)
  showHeart(left, top, hue)
}

function within(at: number, size: number): number {
  return Math.max(aside, Math.min(size - aside, at))
}

function showHeart(x: number, y: number, hue: number): void {
  const box = document.createElement("div")
  box.className = "like-heart in-hue"
  box.style.setProperty("--hue", String(hue))
  box.setAttribute("aria-hidden", "true")
  box.style.translate = `${x}px ${y}px`
  box.innerHTML = heart
  document.body.append(box)
  const isStill = prefersStillness()
  const keyframes = isStill ? fading : springing(x % 2 < 1 ? -11 : 9)
  void box.animate(keyframes, { duration: isStill ? 900 : 950, fill: "both" }).finished.finally(() => box.remove())
}

const heart =
  '<svg viewBox="0 0 24 24"><path d="M12 20.2S4.2 15.5 4.2 9.7A4.4 4.4 0 0 1 12 7.2a4.4 4.4 0 0 1 7.8 2.5C19.8 15.5 12 20.2 12 20.2z"/></svg>'

const fading: Keyframe[] = [{ opacity: 0 }, { opacity: 1, offset: 0.15 }, { opacity: 1, offset: 0.6 }, { opacity: 0 }]

function springing(tilt: number): Keyframe[] {
  const leaning = `rotate(${tilt}deg)`
  return [
    { opacity: 0, transform: `${leaning} scale(0.2)`, easing: "cubic-bezier(0.2, 0.8, 0.4, 1)" },
    { opacity: 1, transform: `${leaning} scale(1.22)`, offset: 0.16, easing: "ease-in-out" },
    { opacity: 1, transform: `${leaning} scale(0.92)`, offset: 0.29, easing: "ease-in-out" },
    { opacity: 1, transform: `${leaning} scale(1.04)`, offset: 0.4, easing: "ease-in-out" },
    { opacity: 1, transform: `${leaning} scale(1)`, offset: 0.66, easing: "cubic-bezier(0.5, 0, 0.9, 0.6)" },
    { opacity: 0, transform: `translateY(-72px) ${leaning} scale(0.8)` },
  ]
}
