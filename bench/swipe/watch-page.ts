/** The page's own figures while it is swiped. */
export type Watch = {
  /** Milliseconds each, of tasks that kept the main thread for more than 50. */
  longTasks: number[]
  /** Resolves when the feed stands still again, with the item that is in view. */
  settled: () => Promise<number>
  /** The most elements, and the most <video> and <audio>, seen at any one time. */
  count: () => { elements: number; media: number }
}

/** Runs inside the page, before anything else does. */
export function watchPage(): void {
  const longTasks: number[] = []
  new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: "longtask",
  })
  let hasEnded: (() => void) | null = null
  addEventListener("scrollend", () => hasEnded?.(), { capture: true })
  const watch: Watch = {
    longTasks,
    settled: () =>
      new Promise((resolve) => {
        const answer = () => {
          const feed = document.querySelector(".feed") as HTMLElement
          resolve(Math.round(feed.scrollTop / feed.clientHeight))
        }
        // A swipe that moved nothing has no end.
        const tooLong = setTimeout(answer, 2000)
        hasEnded = () => {
          clearTimeout(tooLong)
          hasEnded = null
          answer()
        }
      }),
    count: () => ({
      elements: document.getElementsByTagName("*").length,
      media: document.querySelectorAll("video, audio").length,
    }),
  }
  Object.assign(window, { watch })
}
