import { Agent, request } from "node:http"

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

export type Asked = { port: number; path: string; body: string; token?: string }

/** Asks once, over a connection that stays open, and gives how long the whole answer took, in milliseconds, and its JSON. */
export function ask({ port, path, body, token }: Asked): Promise<{ ms: number; result: unknown }> {
  const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) }
  return new Promise((resolve, reject) => {
    const startedAt = performance.now()
    const asking = request({ agent, port, path, method: "POST", headers }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk as Buffer)
      const ms = performance.now() - startedAt
      const text = Buffer.concat(chunks).toString()
      if (response.statusCode === 200) resolve({ ms, result: (JSON.parse(text) as { result: unknown }).result })
      else reject(new Error(`${path} answered ${response.statusCode}: ${text.slice(0, 200)}`))
    })
    asking.on("error", reject)
    asking.end(body)
  })
}
