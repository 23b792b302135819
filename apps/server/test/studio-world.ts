import { join } from "node:path"
import type { StudioOutcome, StudioProblem, StudioTile } from "@confetti/contract/studio"
import type { TileDraft } from "@confetti/contract/tile-draft"
import { noOverlay } from "../src/modules/content/pack/overlay.ts"
import { lockContent } from "../src/modules/content/store.ts"
import { mediaFolder } from "../src/modules/media/media-folder.ts"
import { keepOriginal } from "../src/modules/media/originals.ts"
import { studioOverlay } from "../src/modules/studio/overlay/overlay-store.ts"
import { type Account, addAccount } from "./add-account.ts"
import { makeLastingPack, type PackFolder } from "./pack-folder.ts"
import { startTestServer, type TestServer } from "./start-test-server.ts"

type Answer<Result> = { status: number; result: Result; code: string | undefined; details: Record<string, unknown> }

/** A server over a small pack, and two editors who are signed in. */
export type StudioWorld = {
  server: TestServer
  pack: PackFolder
  clock: { now: number }
  ada: Account
  ben: Account
  /** The caller is Ada by default. */
  call: <Result>(name: string, data: unknown, who?: Account | null, key?: string) => Promise<Answer<Result>>
  /** Imports the pack as a save of one of its files does. */
  importPack: () => Promise<void>
  /** A tile begun and filled in, ready to be published. */
  newTile: (change?: Partial<TileDraft>) => Promise<StudioTile>
  save: (tile: StudioTile, change: Partial<TileDraft>, who?: Account) => Promise<StudioTile>
  publish: (tile: StudioTile, at?: string | null) => Promise<StudioOutcome>
  /** The title of what readers have under a slug. */
  read: (slug: string) => Promise<string | null>
  stop: () => Promise<void>
}

export async function startStudioWorld(
  files: Record<string, string | Uint8Array> = {},
  settings: Record<string, string> = {},
): Promise<StudioWorld> {
  const { pack, removeFolder } = makeLastingPack(files)
  const clock = { now: Date.parse("2026-11-23T09:00:00Z") }
  const server = await startTestServer({
    env: { CONTENT_DIR: pack.dir, EDITORS: "ada@example.com,ben@example.com", ...settings },
    clock: () => clock.now,
  })
  const ada = await addAccount(server, "ada@example.com")
  const ben = await addAccount(server, "ben@example.com")

  const call: StudioWorld["call"] = async (name, data, who = ada, key) => {
    const headers = { ...who?.headers, ...(key === undefined ? {} : { "idempotency-key": key }) }
    const response = await server.call(name, data, headers)
    const { result, error } = await response.json()
    return { status: response.status, result, code: error?.details.code, details: error?.details ?? {} }
  }
  const importPack = async (): Promise<void> => {
    const content = await server.services.publisher.prepare(await studioOverlay.read(server.db).catch(() => noOverlay))
    await server.db.transaction().execute(async (tx) => {
      await lockContent(tx)
      await content.write(tx, new Date(clock.now))
    })
    await server.services.content.refresh()
  }
  const save: StudioWorld["save"] = async (tile, change, who = ada) => {
    const draft = { ...tile.draft, ...change }
    const { result } = await call<{ version: number }>(
      "studio-save_tile",
      { id: tile.id, base: tile.version, draft },
      who,
    )
    return { ...tile, draft, version: result.version }
  }
  await importPack()
  // As if an editor had sent it.
  const picture = await keepOriginal(mediaFolder(server.services.config), join(pack.dir, "tiles/space/moon.webp"))
  return {
    server,
    pack,
    clock,
    ada,
    ben,
    call,
    importPack,
    save,
    newTile: async (change = {}) => {
      const title = change.title ?? "Bread rises while nobody looks"
      const { result } = await call<{
        tile: StudioTile
      }>("studio-create_tile", { title })
      return save(result.tile, {
        ...filledIn(result.tile.draft, picture),
        ...change,
      })
    },
    publish: async ({ id, version }, at = null) =>
      (
        await call<StudioOutcome>("studio-publish_tile", {
          id,
          base: version,
          at,
        })
      ).result,
    read: async (slug) => {
      const { document } = await (await server.get(`/documents/tiles?slug=${slug}`)).json()
      return document?.title ?? null
    },
    stop: async () => {
      await server.stop()
      removeFolder()
    },
  }
}

/** All that publishing asks for. */
function filledIn(draft: TileDraft, picture: string): TileDraft {
  return {
    ...draft,
    teaser: "Yeast eats sugar and breathes out bubbles.",
    categories: ["space"],
    aspect: "4x3",
    picture: { ...draft.picture, file: picture, alt: "A loaf of bread inside three thin orbits." },
    sources: [{ title: "Bread", by: "A Baker", year: null, kind: "page", doi: null, isbn: null, url: null }],
    opening: [{ type: "paragraph", text: ["It takes an hour, or ", { em: ["a night"] }, "."] }],
    subtiles: draft.subtiles.map((subtile, at) => ({
      ...subtile,
      heading: ["What yeast eats", "What it leaves"][at] ?? "More",
      body: [{ type: "paragraph" as const, text: ["Its text."] }],
    })),
  }
}

/** The fields that have problems, and other files by name. */
export function fieldsOf(problems: readonly StudioProblem[]): string[] {
  return problems.map(({ path, file }) => (path === null ? file : path.join(".")))
}
