import type { Module } from "../../platform/module.ts"
import { mailboxPage } from "./mailbox-page.ts"

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** What exists on a developer's machine alone: the mailbox that mail goes to instead of out. */
export const emulator: Module = {
  name: "emulator",
  routes: (app, { mailbox }) => {
    if (mailbox === null) return
    app.get("/emulator/mail", (c) => {
      c.env.outgoing.route = "emulator/mail"
      const mails = mailbox.list(c.req.query("to"))
      if (c.env.incoming.headers.accept?.includes("text/html")) {
        return new Response(mailboxPage(mails), {
          headers: {
            "content-type": "text/html; charset=utf-8",
            "content-security-policy": policy,
            "cache-control": "no-store",
          },
        })
      }
      const list = mails.map(({ to, subject, text, sentAt }) => ({ to, subject, text, sentAt }))
      return Response.json(list, { headers: { "cache-control": "no-store" } })
    })
  },
}
