import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { extname, join } from "node:path"
import { AppError } from "@confetti/contract/app-error"
import type { Hono } from "hono"
import { identify } from "../../../platform/auth/identify.ts"
import { mustHaveAccess } from "../../../platform/auth/require-user.ts"
import { readAnyBody } from "../../../platform/http/read-body.ts"
import { route } from "../../../platform/http/route.ts"
import type { ServerEnv } from "../../../platform/http/server-env.ts"
import type { Services } from "../../../platform/services.ts"
import { isOriginalName } from "../../content/pack/overlay.ts"
import { answerFile } from "../../media/answer-file.ts"
import { bringFile } from "../../media/bring-file.ts"
import { deleteOriginal } from "../../media/delete-original.ts"
import { isStored } from "../../media/is-stored.ts"
import { mediaFolder } from "../../media/media-folder.ts"
import { saveFiles } from "../../media/save-files.ts"
import { canMakeClips } from "../../uploads/can-make-clips.ts"
import { findBySource, noteOriginal } from "../pictures/originals-store.ts"
import { filmOf, keepFilm } from "./keep-film.ts"
import { receiveFilm } from "./receive-film.ts"

const prefix = "/studio/films"
const longestCaptions = 100_000
/** Encoding a film uses the whole machine; more waiting ones would exceed a browser's timeout. */
const mostAtOnce = 2

const shown = new Set([".mp4", ".png", ".vtt"])

/**
 * `POST /studio/films` uploads and encodes a film, `GET /studio/films/{file}` serves it to writers with its first frame and captions, and
 * `PUT /studio/films/{film}/captions` sets those; an empty body removes them.
 */
export function filmRoutes(app: Hono<ServerEnv>, services: Services): void {
  const { config, db, clock, rateLimits } = services
  const folder = mediaFolder(config)
  let underWay = 0
  const options = {
    budget: rateLimits.limit("studio films", config.RATE_LIMIT_CALLABLES),
    identify: (incoming: Parameters<typeof identify>[0], address: string) => identify(incoming, address, services),
  }
  app.all(
    prefix,
    route(services, { ...options, name: "studio-send_film", methods: ["POST"] }, async ({ incoming, caller }) => {
      mustHaveAccess(caller, "writer")
      if (!(await canMakeClips(services))) throw new AppError("studio/no-film-tools")
      if (underWay >= mostAtOnce) throw new AppError("server/unavailable", { retryAfter: 20 })
      underWay += 1
      const workDir = await mkdtemp(join(tmpdir(), "confetti-film-"))
      try {
        const path = join(workDir, "sent")
        const source = await receiveFilm(incoming, path)
        // A retry: it is already encoded.
        const known = await findBySource(db, source)
        const isKnown = known !== undefined && (await isStored(folder, "originals", known))
        const note = (file: string) => noteOriginal(db, { file, source }, new Date(clock()))
        if (isKnown) await note(known)
        const film = isKnown ? await filmOf(folder, known) : await keepFilm(folder, { path, workDir }, note)
        return Response.json(film, { headers: { "cache-control": "no-store" } })
      } finally {
        underWay -= 1
        await rm(workDir, { recursive: true, force: true })
      }
    }),
  )
  app.all(
    `${prefix}/:file`,
    route(services, { ...options, name: "studio-show_film", methods: ["GET", "HEAD"] }, async (request) => {
      mustHaveAccess(request.caller, "writer")
      const file = request.path.slice(prefix.length + 1)
      const path = join(folder.originals, file)
      const isName = isOriginalName(file.replace("-poster.", ".")) && shown.has(extname(file))
      if (!isName || !(await bringFile(folder, "originals", file))) throw new AppError("request/unknown-file")
      const answer = await answerFile(request.incoming, path)
      // Unpublished: only for this browser. Captions can change.
      answer.headers.set("cache-control", file.endsWith(".vtt") ? "private, no-cache" : "private, max-age=31536000")
      answer.headers.delete("access-control-allow-origin")
      return answer
    }),
  )
  app.all(
    `${prefix}/:file/captions`,
    route(services, { ...options, name: "studio-send_captions", methods: ["PUT"] }, async (request) => {
      mustHaveAccess(request.caller, "writer")
      const film = request.path.slice(prefix.length + 1, -"/captions".length)
      const isThere = isOriginalName(film) && film.endsWith(".mp4") && (await isStored(folder, "originals", film))
      if (!isThere) throw new AppError("request/unknown-file")
      const text = await readAnyBody(request.incoming, { limit: longestCaptions })
      const name = film.replace(".mp4", ".vtt")
      if (text.trim() === "") await deleteOriginal(folder, name)
      else if (isWebVtt(text)) await saveFiles(folder, "originals", [name], ([path = name]) => writeFile(path, text))
      else throw new AppError("studio/invalid-captions")
      return Response.json({ file: text.trim() === "" ? null : name }, { headers: { "cache-control": "no-store" } })
    }),
  )
}

function isWebVtt(text: string): boolean {
  return /^\uFEFF?WEBVTT[ \t\r\n]/.test(text) && text.includes("-->")
}
