import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { build, type Rolldown } from "vite"
import { oldestEngines } from "../../apps/web/oldest-engines.ts"

export type ReactAlone = { url: string; gzipBytes: number; stop: () => void }

/** A page on which React starts on one button and nothing else happens, bundled by the same tool for the same browsers as the app. */
export async function serveReactAlone(): Promise<ReactAlone> {
  const script = await bundle()
  const html = `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width,initial-scale=1">
<title>React alone</title><script type="module" src="/app.js"></script></head>
<body><div id="root"><button>Hello</button></div></body></html>`
  const server = createServer(({ url }, response) => {
    const [type, body] = url === "/app.js" ? ["text/javascript", script] : ["text/html", html]
    response.setHeader("content-type", type).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  const gzipBytes = gzipSync(script, { level: 9 }).length
  return { url: `http://localhost:${port}/`, gzipBytes, stop: () => server.close() }
}

async function bundle(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    build: {
      write: false,
      target: oldestEngines,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(import.meta.dirname, "react-app.ts") },
    },
  })) as Rolldown.RolldownOutput
  const [chunk, ...others] = built.output.filter((part) => part.type === "chunk")
  if (!chunk || others.length > 0) throw new Error("React alone was to be one file.")
  return chunk.code
}
