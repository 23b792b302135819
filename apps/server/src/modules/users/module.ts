import { AppError } from "@confetti/contract/app-error"
import type { Hono } from "hono"
import type { OwnRead } from "../../platform/documents/own-documents.ts"
import { parseNothing } from "../../platform/documents/query-parser.ts"
import { isKnown } from "../../platform/http/answer-json.ts"
import { route } from "../../platform/http/route.ts"
import type { ServerEnv } from "../../platform/http/server-env.ts"
import type { Module } from "../../platform/module.ts"
import type { PersonalData } from "../../platform/personal-data.ts"
import type { Services } from "../../platform/services.ts"
import { createUserCallable } from "./create-user.ts"
import { eraseUser, findPerson, findPicture } from "./store.ts"
import { updateProfileCallable } from "./update-profile.ts"
import { userRecordView } from "./user-record-view.ts"

const readRecord: OwnRead = async ({ userId, roles }, query, { db }) => {
  parseNothing(query)
  const person = await findPerson(db, userId)
  return { document: person ? userRecordView(person, roles) : null }
}

const personalProfile: PersonalData = {
  name: "profile",
  tables: ["users", "invite_codes", "user_pictures"],
  // Points and invitations need the person's row.
  eraseAfter: ["points", "referrals"],
  read: async (db, userId) => {
    const person = await findPerson(db, userId)
    if (!person) return null
    const { roles: _roles, picture: _address, ...record } = userRecordView(person, [])
    const webp = await findPicture(db, userId)
    return { ...record, picture: webp && `data:image/webp;base64,${webp.toString("base64")}` }
  },
  erase: eraseUser,
}

export const users: Module = {
  name: "users",
  tables: ["users", "invite_codes", "user_pictures"],
  callables: [createUserCallable, updateProfileCallable],
  ownDocuments: { "": readRecord },
  personal: [personalProfile],
  routes: peopleRoutes,
}

/** `/people/{userId}/{hash}.webp`: profile pictures, named by content and therefore immutable. */
function peopleRoutes(app: Hono<ServerEnv>, services: Services): void {
  const budget = services.rateLimits.limit("people", services.config.RATE_LIMIT_DOCUMENTS)
  const options = { name: "people", methods: ["GET", "HEAD"], budget }
  app.all(
    "/people/*",
    route(services, options, async ({ incoming, path }) => {
      const [, userId = "", hash = ""] = /^\/people\/([^/]+)\/([0-9a-f]{20})\.webp$/.exec(path) ?? []
      const webp = hash === "" ? null : await findPicture(services.db, userId, hash)
      if (webp === null) throw new AppError("request/unknown-file")
      const etag = `"${hash}"`
      const headers = {
        "content-type": "image/webp",
        "cache-control": "public, max-age=31536000, immutable",
        "access-control-allow-origin": "*",
        "cross-origin-resource-policy": "cross-origin",
        etag,
      }
      if (isKnown(incoming.headers["if-none-match"], etag)) return new Response(null, { status: 304, headers })
      const body = incoming.method === "HEAD" ? null : (webp as Uint8Array<ArrayBuffer>)
      return new Response(body, { headers: { ...headers, "content-length": String(webp.length) } })
    }),
  )
}
