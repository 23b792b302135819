import type { LiveContent } from "../../../platform/content/live-content.ts"

const lookEvery = 200
const heartbeatEvery = 15_000

/** Server-sent events with the content's version, at the start and at every change. Ends when the server drains. */
export function changesStream(content: LiveContent, isDraining: () => boolean): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let timer: NodeJS.Timeout | undefined
  return new ReadableStream({
    start(controller) {
      const send = (text: string): void => controller.enqueue(encoder.encode(text))
      let told = -1
      let silentFor = 0
      const look = (): void => {
        const { version } = content.current()
        silentFor = version === told ? silentFor + lookEvery : 0
        if (version !== told) send(`event: content\ndata: ${JSON.stringify({ version })}\n\n`)
        else if (silentFor % heartbeatEvery === 0) send(": still here\n\n")
        told = version
        if (!isDraining()) return
        clearInterval(timer)
        controller.close()
      }
      send("retry: 1000\n\n")
      look()
      timer = setInterval(look, lookEvery)
    },
    cancel() {
      clearInterval(timer)
    },
  })
}
