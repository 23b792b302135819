import { once } from "node:events"
import { SMTPServer } from "smtp-server"
import { freePort } from "./free-port.ts"

export type MailServer = {
  url: string
  /** Recipients of accepted mails, once for each. */
  taken: readonly string[]
  /** How many mails it holds without an answer. */
  held: () => number
  start: () => Promise<void>
  /** Stops answering at its address. Held mail is not accepted. */
  stop: () => Promise<void>
  /** From now on it takes no mail that it hears, and refuses none either. */
  hold: () => void
}

/** A mail server of the drill's own. */
export async function startMailServer(): Promise<MailServer> {
  const port = await freePort()
  const taken: string[] = []
  let isHolding = false
  let held = 0
  let server: SMTPServer

  const start = async (): Promise<void> => {
    isHolding = false
    held = 0
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      closeTimeout: 0,
      onData: (stream, { envelope }, done) => {
        stream.resume()
        stream.once("end", () => {
          if (isHolding) held += 1
          else {
            taken.push(...envelope.rcptTo.map(({ address }) => address))
            done()
          }
        })
      },
    })
    // A client that hangs up, or dies, is no failure of this server's.
    server.on("error", () => undefined)
    server.listen(port, "127.0.0.1")
    await once(server.server, "listening")
  }
  await start()
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    held: () => held,
    start,
    stop: () => new Promise((closed) => server.close(() => closed())),
    hold: () => {
      isHolding = true
    },
  }
}
