/** From `begin` on it waits for a touch; `took` says how long after it the element looked different, in milliseconds. */
export type PressWatch = { begin: () => void; took: () => Promise<number> }

/** Runs inside the page, before anything else does: `pressWatch` is about this element. */
export function watchPress(selector: string): void {
  const longest = 2000
  const pressed = () =>
    new Promise<number>((resolve) => {
      const element = document.querySelector(selector)
      const look = () => {
        if (!element) return ""
        const { scale, opacity, translate } = getComputedStyle(element)
        return `${scale} ${opacity} ${translate}`
      }
      const before = look()
      const watch = ({ timeStamp }: PointerEvent) => {
        const since = () => performance.now() - timeStamp
        const frame = () => {
          if (since() > longest) return resolve(Number.NaN)
          if (look() === before) return requestAnimationFrame(frame)
          // Once this frame is done.
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener("message", () => resolve(since()))
          port1.start()
          port2.postMessage(null)
        }
        requestAnimationFrame(frame)
      }
      addEventListener("pointerdown", watch, { capture: true, once: true })
    })
  let pressing: Promise<number> = Promise.resolve(Number.NaN)
  const pressWatch: PressWatch = {
    begin: () => {
      pressing = pressed()
    },
    took: () => pressing,
  }
  Object.assign(window, { pressWatch })
}
