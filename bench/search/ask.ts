import { Agent, request } from "node:http"

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** Asks as the app does, and gives how long the whole answer took, in milliseconds, and how many were found. */
export function ask(port: number, query: string, category: string | null): Promise<{ ms: number; found: number }> {
  const filters = `developing = 0${category === null ? "" : ` AND categories:${category}`}`
  const body = JSON.stringify({ query, filters, attributesToRetrieve: [], hitsPerPage: 1000 })
  return new Promise((resolve, reject) => {
    const startedAt = performance.now()
    const asking = request({ agent, port, path: "/1/indexes/tiles/query", method: "POST" }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk as Buffer)
      const ms = performance.now() - startedAt
      const answer = JSON.parse(Buffer.concat(chunks).toString()) as { nbHits?: number; message?: string }
      if (answer.nbHits === undefined) reject(new Error(`“${query}”: ${answer.message}`))
      else resolve({ ms, found: answer.nbHits })
    })
    asking.on("error", reject)
    asking.end(body)
  })
}
