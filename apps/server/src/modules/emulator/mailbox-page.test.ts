import { expect, it } from "vitest"
import { mailboxPage } from "./mailbox-page.ts"

const sentAt = "2026-06-01T12:00:00.000Z"

it("shows a mail's words, and lets nothing of them run or load", () => {
  const page = mailboxPage([
    {
      to: '"><script>alert(1)</script>@example.com',
      subject: "<script>alert(2)</script>",
      text: '"><img src=x onerror=alert(3)> Your code: 123456',
      html: "",
      sentAt,
    },
  ])
  expect(page).not.toMatch(/<script|<img/)
  expect(page).toContain("&lt;script&gt;alert(2)&lt;/script&gt;")
  expect(page).toContain("123456")
})

it("links the server's own addresses, and no other", () => {
  const text =
    "Open http://localhost:8080/studio/join?token=a&b. Not https://evil.example/?http://localhost:8080, nor javascript:alert(1)"
  const page = mailboxPage([{ to: "a@b.c", subject: "s", text, html: "", sentAt }], ["http://localhost:8080"])
  expect([...page.matchAll(/<pre>.*?<\/pre>/gs)].join().match(/<a [^>]*>[^<]*<\/a>/g)).toEqual([
    '<a href="http://localhost:8080/studio/join?token=a&amp;b">http://localhost:8080/studio/join?token=a&amp;b</a>',
  ])
})

it("says when there is none", () => {
  expect(mailboxPage([])).toContain("No mail yet")
})
