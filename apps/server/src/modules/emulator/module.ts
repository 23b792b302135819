import { onlyThisMachine } from "../../platform/http/loopback.ts"
import { requestQuery } from "../../platform/http/request-path.ts"
import { route } from "../../platform/http/route.ts"
import type { Module } from "../../platform/module.ts"
import { mailboxPage } from "./mailbox-page.ts"

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

export const emulator: Module = {
  name: "emulator",
  routes: (app, services) => {
    const { config, mailbox } = services
    if (!config.EMULATOR || mailbox === null) return
    const answer = route(
      services,
      { name: "emulator/mail", methods: ["GET", "HEAD"], budget: null },
      ({ incoming }) => {
        const mails = mailbox.list(new URLSearchParams(requestQuery(incoming.url ?? "")).get("to") ?? undefined)
        if (incoming.headers.accept?.includes("text/html")) {
          const { origin } = new URL(config.PUBLIC_URL ?? `http://localhost:${config.PORT}`)
          return new Response(mailboxPage(mails, [origin]), {
            headers: {
              "content-type": "text/html; charset=utf-8",
              "content-security-policy": policy,
              "cache-control": "no-store",
            },
          })
        }
        const list = mails.map(({ to, subject, text, sentAt }) => ({ to, subject, text, sentAt }))
        return Response.json(list, { headers: { "cache-control": "no-store" } })
      },
    )
    app.all("/emulator/mail", onlyThisMachine(answer))
  },
}
