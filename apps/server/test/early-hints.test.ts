import { once } from "node:events"
import { get } from "node:http"
import { expect, it } from "vitest"
import { startTestServer } from "./start-test-server.ts"

const hint = "</assets/text-basic-1.woff2>; rel=preload; as=font; type=font/woff2; crossorigin"

it.each([
  ["1", [hint]],
  ["0", []],
])("with EARLY_HINTS=%s announces a page's fonts before the page", async (choice, announced) => {
  const server = await startTestServer({ env: { EARLY_HINTS: choice } })
  try {
    // The build is read with the first page.
    await server.get("/")
    const links: unknown[] = []
    const request = get(`${server.origin}/`)
    request.on("information", ({ statusCode, headers }) => {
      if (statusCode === 103) links.push(headers["link"])
    })
    const [page] = await once(request, "response")
    page.resume()
    await once(page, "end")
    expect(page.statusCode).toBe(200)
    expect(links).toEqual(announced)
  } finally {
    await server.stop()
  }
})
