import { pictureFile } from "../../apps/server/src/modules/media/media-name.ts"
import { pictureWidths } from "../../apps/server/src/modules/media/media-request.ts"
import { tileFiles } from "../../apps/server/src/modules/media/store.ts"
import { openDatabase } from "../../apps/server/src/platform/db/open-database.ts"

/** The addresses of all pictures of tiles, in each size, the sizes of one tile apart from each other. */
export async function picturePaths(place: { DATA_DIR: string; DATABASE_URL?: string }): Promise<string[]> {
  const database = await openDatabase(place)
  try {
    const tiles = await tileFiles(database.db)
    const formats = ["avif", "webp"] as const
    return formats.flatMap((format) =>
      pictureWidths.flatMap((width) => tiles.map(({ picture }) => `/media/${pictureFile(picture, width, format)}`)),
    )
  } finally {
    await database.close()
  }
}
