import type { Module } from "../../platform/module.ts"
import { changesStream } from "./watch/changes-stream.ts"

/** `/emulator/changes`: tells an open app that the content changed. Only under the emulator flag. */
export const content: Module = {
  name: "content",
  feedCards: ({ content: live }) => live.current().posts,
  routes: (app, { config, content: live, isDraining }) => {
    if (!config.EMULATOR) return
    app.get("/emulator/changes", (c) => {
      c.env.outgoing.route = "emulator-changes"
      return new Response(changesStream(live, isDraining), {
        headers: { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-store" },
      })
    })
  },
}
