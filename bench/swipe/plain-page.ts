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
  const server = createServer((_, response) => response.setHeader("content-type", "text/html").end(html))
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://localhost:${port}`, stop: () => server.close() }
}
