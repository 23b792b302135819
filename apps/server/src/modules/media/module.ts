import type { Module } from "../../platform/module.ts"
import { answerFile } from "./answer-file.ts"

const prefix = "/media/"

/** `/media/{file}`: pictures, link-preview cards, emoji and films. A file that is missing is made while the caller waits. */
export const media: Module = {
  name: "media",
  routes: (app, { media: files }) => {
    app.on(["GET", "HEAD"], `${prefix}*`, async (c) => {
      c.env.outgoing.route = "media"
      const path = await files.fileOf(c.req.path.slice(prefix.length), "asked")
      if (path !== null) return answerFile(c.env.incoming, path)
      return new Response("There is no such file.\n", {
        status: 404,
        headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
      })
    })
  },
}
