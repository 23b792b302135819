import { expect, it, onTestFinished } from "vitest"
import { signIn } from "./sign-in-by-code.ts"
import { startTestServer } from "./start-test-server.ts"

it("lies in the emulator's mailbox, as a list and as a page, the latest first", async () => {
  const server = await startTestServer()
  onTestFinished(() => server.stop())
  await signIn(server, "ada@example.com")
  await signIn(server, "eve@example.com")
  const list = await (await server.get("/emulator/mail")).json()
  expect(list.map(({ to }: { to: string }) => to)).toEqual(["eve@example.com", "ada@example.com"])
  expect(Object.keys(list[0]).sort()).toEqual(["sentAt", "subject", "text", "to"])
  expect(await (await server.get("/emulator/mail?to=ADA@example.com")).json()).toHaveLength(1)
  const page = await server.get("/emulator/mail", { accept: "text/html" })
  expect(page.headers.get("content-security-policy")).not.toContain("script")
  expect(await page.text()).toContain("ada@example.com")
})

it("is not kept anywhere without the emulator's flag", async () => {
  const server = await startTestServer({
    env: {
      EMULATOR: "0",
      PUBLIC_URL: "https://confetti.example",
      SMTP_URL: "smtp://127.0.0.1:1",
      AUTH_SECRET: "s".repeat(32),
    },
  })
  onTestFinished(() => server.stop())
  expect(server.services.mailbox).toBeNull()
  const page = await server.get("/emulator/mail")
  expect(page.headers.get("content-type")).toContain("text/html")
  const refused = await fetch(`${server.origin}/auth/email-otp/send-verification-otp`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: "https://confetti.example" },
    body: JSON.stringify({ email: "ada@example.com", type: "sign-in" }),
  })
  expect([refused.status, (await refused.json()).error.details.code]).toEqual([503, "mail/unavailable"])
})
