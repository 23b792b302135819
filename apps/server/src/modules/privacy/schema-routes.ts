import { hash } from "node:crypto"
import { personalExport } from "@confetti/contract/personal-export"
import type { Hono } from "hono"
import { z } from "zod"
import { answerJson } from "../../platform/http/answer-json.ts"
import type { ServerEnv } from "../../platform/http/server-env.ts"

/** `/schemas/confetti-export.json`: what the file of `users-export_data` looks like. */
export function schemaRoutes(app: Hono<ServerEnv>): void {
  const json = JSON.stringify({ title: "Confetti: everything held about a person", ...z.toJSONSchema(personalExport) })
  const tagged = { json, tag: hash("sha1", json, "base64url") }
  app.on(["GET", "HEAD"], "/schemas/confetti-export.json", (c) => {
    c.env.outgoing.route = "schemas"
    return answerJson(c.env.incoming, tagged)
  })
}
