/** What a finger pressed is done; the click that some browsers send when it lifts must not press what has come under it. */
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
  // Where no click came, the next press is a new one.
  target.addEventListener("pointerdown", end, true)
}
