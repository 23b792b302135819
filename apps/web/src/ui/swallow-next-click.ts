/** After a handled press, swallows the click that some browsers send on release, which could hit another element. */
export function swallowNextClick(target: Pick<Window, "addEventListener" | "removeEventListener"> = window): void {
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
    end()
  }
  const end = () => {
    target.removeEventListener("click", swallow, true)
    target.removeEventListener("pointerdown", end, true)
  }
  target.addEventListener("click", swallow, true)
  // Without a click the next press is a new one.
  target.addEventListener("pointerdown", end, true)
}
