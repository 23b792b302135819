import { expect, it } from "vitest"
import { createMailbox } from "./mailbox.ts"

const mailTo = (to: string, subject: string) => ({ to, subject, text: "Words.", html: "<p>Words.</p>" })

it("keeps the latest few hundred, the latest first", async () => {
  let now = 0
  const mailbox = createMailbox(() => now)
  for (; now < 600; now++) await mailbox.send(mailTo("ada@example.com", String(now)))
  const saved = mailbox.list()
  expect([saved.length, saved[0]?.subject, saved.at(-1)?.subject]).toEqual([500, "599", "100"])
  expect(saved[0]?.sentAt).toBe("1970-01-01T00:00:00.599Z")
})

it("finds an address however it is written, and nobody else's", async () => {
  const mailbox = createMailbox(() => 0)
  await mailbox.send(mailTo("Ada@Example.com", "Hers"))
  await mailbox.send(mailTo("ada@example.com.evil.test", "Another's"))
  expect(mailbox.list("ada@example.com").map(({ subject }) => subject)).toEqual(["Hers"])
})
