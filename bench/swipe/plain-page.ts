import { createServer } from "node:http"
import type { AddressInfo } from "node:net"

/**
 * A page of as many black boxes that snap, without a script: the most that this browser on this machine can do. Each has an
 * edge one can see, because a browser draws no frame in which nothing changes.
 */
export async function servePlainPage(boxes: number): Promise<{ url: string; stop: () => void }> {
  const html = `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Black boxes</title><style>
* { box-sizing: border-box }
html, body { height: 100%; margin: 0; overflow: hidden; background: #000 }
.feed { height: 100%; overflow: hidden scroll; scroll-snap-type: y mandatory; overscroll-behavior: contain; scrollbar-width: none }
.feed div { height: 100%; border: 1px solid #fff; scroll-snap-align: start; scroll-snap-stop: always }
</style></head><body><div class="feed">${"<div></div>".repeat(boxes)}</div></body></html>`
  const pages: Record<string, string> = { "/": html, "/interactions": interactions }
  const server = createServer(({ url }, response) =>
    response.setHeader("content-type", "text/html").end(pages[url ?? "/"] ?? ""),
  )
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://localhost:${port}`, stop: () => server.close() }
}

/** The least that a swipe, a like, an opening and a way back can be: one element changes, in the names that journeys know. */
const interactions = `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Black boxes to press</title><style>
* { box-sizing: border-box }
html, body { height: 100%; margin: 0; background: #000; color: #fff }
.feed, .feed-item { height: 100% }
.feed { overflow: hidden scroll }
.feed-item { padding-top: 50vh; border: 1px solid #fff }
.tile-screen { position: fixed; inset: 0; background: #000 }
button { width: 48px; height: 48px }
</style></head><body><div class="feed">${'<div class="feed-item"><h2><a href="#story">A title</a></h2><button>Like</button></div>'.repeat(100)}</div>
<script>
const items = [...document.querySelectorAll(".feed-item")]
let at = 0
items[0].dataset.current = ""
addEventListener("keydown", ({ key }) => {
  if (key !== "ArrowDown") return
  delete items[at].dataset.current
  items[++at].dataset.current = ""
  items[at].scrollIntoView()
})
addEventListener("click", (event) => {
  event.preventDefault()
  const { target } = event
  if (target.matches("h2 a")) document.body.insertAdjacentHTML("beforeend",
    '<div class="tile-screen"><button aria-label="Back">←</button><article class="detail">A story</article></div>')
  else if (target.matches(".tile-screen button")) target.parentElement.remove()
  else if (target.matches("button")) target.style.background = "red"
})
</script></body></html>`
