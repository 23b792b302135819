import { prefersStillness } from "../../../ui/prefers-stillness.ts"

const takes = 620

/** A word that counts leaves the place where it was typed for those that were found. Nothing under reduced motion. */
export function flyWord(word: string, from: HTMLElement, goal: DOMRect): void {
  if (prefersStillness()) return
  const flying = document.createElement("div")
  flying.className = "baw-flying"
  flying.setAttribute("aria-hidden", "true")
  flying.style.fontSize = getComputedStyle(from).fontSize
  flying.textContent = word
  document.body.append(flying)
  const { width, height } = flying.getBoundingClientRect()
  const over = ({ left, top, width: across, height: down }: DOMRect, scale: number) =>
    `translate(${left + across / 2 - width / 2}px, ${top + down / 2 - height / 2}px) scale(${scale})`
  const start = from.getBoundingClientRect()
  const flight = flying.animate(
    [
      { transform: over(start, 1), opacity: 1 },
      { transform: over(start, 1.14), opacity: 1, offset: 0.28, easing: "cubic-bezier(0.5, 0, 0.2, 1)" },
      { transform: over(goal, 0.5), opacity: 1, offset: 0.88 },
      { transform: over(goal, 0.45), opacity: 0 },
    ],
    { duration: takes },
  )
  const remove = () => flying.remove()
  flight.finished.then(remove, remove)
}
