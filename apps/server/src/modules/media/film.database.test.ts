import { existsSync } from "node:fs"
import { join } from "node:path"
import { expect, it, onTestFinished } from "vitest"
import { makeImporter } from "../../../test/import-folder.ts"
import { makePackFolder, tileText } from "../../../test/pack-folder.ts"
import { hasFilmTools, shootFilm } from "../../../test/shoot-film.ts"
import { openTestDatabase } from "../../../test/test-database.ts"

it.skipIf(!(await hasFilmTools()))("a film plays over its first frame in a tile", async () => {
  const database = await openTestDatabase()
  onTestFinished(() => database.close())
  const pack = makePackFolder({ "tiles/space/moon.md": tileText({ picture: "video: moonrise.mov" }) })
  await shootFilm(join(pack.dir, "tiles/space/moonrise.mov"), 1)
  const importer = makeImporter(database.db)
  await importer.run(pack.dir)
  const row = await database.db
    .selectFrom("tiles")
    .select("document")
    .where("slug", "=", "moon")
    .executeTakeFirstOrThrow()
  const { video } = JSON.parse(row.document)
  expect(video).toEqual({ src: expect.stringMatching(/^\/media\/[a-z2-7]{20}\.mp4$/), type: "video/mp4" })
  expect(existsSync(join(importer.tools.folder.files, video.src.replace("/media/", "")))).toBe(true)
  expect(importer.drawn).toContainEqual(
    expect.objectContaining({ art: { kind: "original", file: expect.stringMatching(/-poster\.png$/) } }),
  )
})
