import { once } from "node:events"
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net"
import { SMTPServer } from "smtp-server"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { parseMail } from "../../../test/parse-mail.ts"
import { readConfig } from "../config.ts"
import { createLog } from "../log.ts"
import { mailPage } from "./mail-page.ts"
import type { Mailer } from "./mailer.ts"
import { mustBeSecret, openMailer } from "./open-mailer.ts"
import { coolOffMs, createSmtpMailer } from "./smtp-mailer.ts"

type Delivery = { from: string; to: string[]; raw: string }

let deliveries: Delivery[] = []
let refusal: Error | null = null
const postOffice = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onRcptTo: (_address, _session, done) => done(refusal),
  onData: (stream, session, done) => {
    const chunks: Buffer[] = []
    stream.on("data", (chunk: Buffer) => chunks.push(chunk))
    stream.on("end", () => {
      const { mailFrom, rcptTo } = session.envelope
      deliveries.push({
        from: mailFrom === false ? "" : mailFrom.address,
        to: rcptTo.map(({ address }) => address),
        raw: Buffer.concat(chunks).toString(),
      })
      done()
    })
  },
})
// A client that hangs up is no failure of the server's.
postOffice.on("error", () => undefined)

let mail: Mailer
const name = () => "Testfetti"
const message = { to: "ada@example.com", subject: "Hello", text: "Plain words.", html: "<p>Bright words.</p>" }

function mailerAt(port: number, env: Record<string, string> = {}): Mailer {
  const config = readConfig({ SMTP_URL: `smtp://127.0.0.1:${port}`, PUBLIC_URL: "https://confetti.example", ...env })
  return openMailer({ config, log: createLog("silent"), clock: Date.now, name }).mail
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port

beforeAll(async () => {
  postOffice.listen(0, "127.0.0.1")
  await once(postOffice.server, "listening")
  mail = mailerAt(portOf(postOffice.server))
})
beforeEach(() => {
  deliveries = []
  refusal = null
})
afterAll(async () => {
  await mail.close()
  await new Promise<void>((done) => postOffice.close(done))
})

it("is not handed over in clear where it must be secret", async () => {
  const url = `smtp://127.0.0.1:${portOf(postOffice.server)}`
  const secret = createSmtpMailer({ url, from: "a@example.com", mustBeSecret: true, log: createLog("silent") })
  await expect(secret.send(message)).rejects.toMatchObject({ code: "mail/unavailable" })
  await secret.close()
  expect(deliveries).toEqual([])
})

it.each([
  [true, "smtp://mail.example.com", true],
  [true, "smtps://mail.example.com", true],
  [true, "smtp://10.0.0.7:25", true],
  [true, "smtp://localhost:1025", false],
  [true, "smtp://[::1]:1025", false],
  [false, "smtp://mail.example.com", false],
])("with SMTP_TLS %s must be secret on its way to %s: %s", (isWanted, url, is) =>
  expect(mustBeSecret(isWanted, url)).toBe(is),
)

async function deliver(given: Partial<typeof message>): Promise<Delivery & ReturnType<typeof parseMail>> {
  await mail.send({ ...message, ...given })
  expect(deliveries).toHaveLength(1)
  const delivery = deliveries[0] as Delivery
  return { ...delivery, ...parseMail(delivery.raw) }
}

it("hands over one message with its words twice, plain and as HTML", async () => {
  const { from, to, headers, parts } = await deliver({ subject: "Grüße 🎉", text: "Schöne Wörter." })
  expect({ from, to }).toEqual({ from: "no-reply@confetti.example", to: ["ada@example.com"] })
  expect(headers.get("from")).toEqual(["Testfetti <no-reply@confetti.example>"])
  expect(headers.get("auto-submitted")).toEqual(["auto-generated"])
  expect(headers.get("to")).toEqual(["ada@example.com"])
  expect(headers.get("subject")).toEqual(["Grüße 🎉"])
  expect(headers.get("content-type")?.[0]).toMatch(/^multipart\/alternative/)
  expect(parts).toEqual([
    { type: "text/plain", text: "Schöne Wörter." },
    { type: "text/html", text: message.html },
  ])
})

it("is from whom the operator says", async () => {
  const named = mailerAt(portOf(postOffice.server), { MAIL_FROM: "Confetti <hello@post.example>" })
  await named.send(message)
  await named.close()
  expect(deliveries[0]?.from).toBe("hello@post.example")
  expect(parseMail(deliveries[0]?.raw ?? "").headers.get("from")).toEqual(["Confetti <hello@post.example>"])
})

describe("nobody writes a header of their own", () => {
  const usual = ["auto-submitted", "content-type", "date", "from", "message-id", "mime-version", "subject", "to"]

  it.each([
    ["a line break in the subject", { subject: "Hello\r\nBcc: eve@example.com" }],
    ["a bare line feed in the subject", { subject: "Hello\nBcc: eve@example.com\n\nAnother body" }],
    ["a bare carriage return in the subject", { subject: "Hello\rBcc: eve@example.com" }],
    ["a line break in the address", { to: "ada@example.com\r\nBcc: eve@example.com" }],
    ["a second address", { to: "ada@example.com, eve@example.com" }],
    ["an address inside the name", { to: "Eve <eve@example.com>, ada@example.com" }],
    ["a command after the address", { to: "ada@example.com>\r\nRCPT TO:<eve@example.com" }],
  ])("%s", async (_what, given) => {
    const sent = await mail.send({ ...message, ...given }).then(
      () => true,
      () => false,
    )
    expect(deliveries).toHaveLength(sent ? 1 : 0)
    if (!sent) return
    const { to, raw } = deliveries[0] as Delivery
    const { headers } = parseMail(raw)
    expect(to.filter((address) => /^eve@/i.test(address))).toEqual([])
    expect(to).toHaveLength(1)
    expect([...headers.keys()].toSorted()).toEqual(usual)
    for (const values of headers.values()) expect(values).toHaveLength(1)
  })
})

describe("when it can't be handed over", () => {
  let stops: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const stop of stops) await stop()
    stops = []
  })

  it("says so when the server takes nothing for this address", async () => {
    refusal = new Error("no such mailbox")
    await expect(mail.send(message)).rejects.toMatchObject({ code: "mail/unavailable" })
  })

  it("logs why, and of whom it was nothing", async () => {
    const lines: string[] = []
    const config = readConfig({
      SMTP_URL: `smtp://127.0.0.1:${portOf(postOffice.server)}`,
      PUBLIC_URL: "https://confetti.example",
    })
    const log = createLog("error", { destination: { write: (line) => void lines.push(line) } })
    const telling = openMailer({ config, log, clock: Date.now, name }).mail
    stops.push(telling.close)
    refusal = new Error("5.1.1 <reject-me@x.test>: no such mailbox (reject-me@x.test)")
    await expect(telling.send({ ...message, to: "reject-me@x.test" })).rejects.toMatchObject({
      code: "mail/unavailable",
    })
    expect(lines.join("")).toContain("no such mailbox")
    expect(lines.join("")).not.toContain("reject-me")
  })

  it("says so when nobody answers", async () => {
    const gone = createServer().listen(0, "127.0.0.1")
    await once(gone, "listening")
    const port = portOf(gone)
    gone.close()
    await once(gone, "close")
    const lost = mailerAt(port)
    stops.push(lost.close)
    await expect(lost.send(message)).rejects.toMatchObject({ code: "mail/unavailable" })
  })

  it("says so when the server hangs up", async () => {
    const rude = createServer((socket) => socket.destroy()).listen(0, "127.0.0.1")
    await once(rude, "listening")
    const lost = mailerAt(portOf(rude))
    stops.push(lost.close, async () => void rude.close())
    await expect(lost.send(message)).rejects.toMatchObject({ code: "mail/unavailable" })
  })

  it("says so at once while a server keeps silent, asks again after a while, and works when it answers", async () => {
    let now = 0
    let isSilent = true
    const asked: Socket[] = []
    const moody = createServer((socket) => {
      asked.push(socket)
      if (isSilent) return
      const office = connect(portOf(postOffice.server), "127.0.0.1")
      socket.pipe(office).pipe(socket)
      socket.on("error", () => undefined)
      office.on("error", () => undefined)
    }).listen(0, "127.0.0.1")
    await once(moody, "listening")
    const url = `smtp://127.0.0.1:${portOf(moody)}`
    const parts = { from: "a@example.com", mustBeSecret: false, log: createLog("silent"), patience: 2000 }
    const waiting = createSmtpMailer({ url, ...parts, now: () => now })
    stops.push(waiting.close, async () => void moody.close())

    await expect(waiting.send(message)).rejects.toMatchObject({ code: "mail/unavailable" })
    const silent = asked.length
    await expect(waiting.send(message)).rejects.toMatchObject({ code: "mail/unavailable" })
    expect(asked).toHaveLength(silent)
    now = coolOffMs
    isSilent = false
    await waiting.send(message)
    expect(deliveries).toHaveLength(1)
  })

  it("works again afterwards", async () => {
    refusal = new Error("too busy")
    await expect(mail.send(message)).rejects.toMatchObject({ code: "mail/unavailable" })
    refusal = null
    expect((await deliver({})).to).toEqual(["ada@example.com"])
  })
})

it("keeps mail on this machine with the emulator flag, whatever else is set", async () => {
  const config = readConfig({ EMULATOR: "1", SMTP_URL: `smtp://127.0.0.1:${portOf(postOffice.server)}` })
  const { mail: saved, mailbox } = openMailer({ config, log: createLog("silent"), clock: () => 0, name })
  await saved.send(message)
  await saved.send({ ...message, to: "Bob@example.com", subject: "Later" })
  expect(deliveries).toEqual([])
  expect(mailbox?.list().map(({ subject }) => subject)).toEqual(["Later", "Hello"])
  expect(mailbox?.list("bob@example.com").map(({ to, sentAt }) => [to, sentAt])).toEqual([
    ["Bob@example.com", "1970-01-01T00:00:00.000Z"],
  ])
})

it("links the server's own addresses in a mail, and nothing that people wrote into it", () => {
  const html = mailPage({
    language: "de",
    brand: "Testfetti",
    title: "Hello",
    lines: ["Ada <b> of https://evil.example", "Open https://confetti.example/studio/join?token=a&b."],
    origin: "https://confetti.example",
  })
  expect(html).toContain('<html lang="de">')
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    "https://confetti.example/studio/join?token=a&amp;b",
  ])
  expect(html).not.toContain("<b>")
})
