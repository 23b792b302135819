import { copyFileSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { makeSmallPack, type SmallPack } from "./small-pack.ts"
import { type StartedServer, startServer } from "./start-server.ts"
import { makeDataDir } from "./template-data.ts"

export type OwnServer = StartedServer & { pack: SmallPack; dataDir: string }

type Options = {
  /** Changes the pack's files before the server reads them. */
  edit?: (pack: SmallPack) => void
  env?: Record<string, string>
}

/** A server beside the one for all journeys, over a small pack that may be edited while it runs. */
export async function startOwnServer({ edit, env = {} }: Options = {}): Promise<OwnServer> {
  const pack = makeSmallPack()
  edit?.(pack)
  const dataDir = makeDataDir("imported")
  const server = await startServer({ CONTENT_DIR: pack.dir, DATA_DIR: dataDir, ...env })
  return {
    ...server,
    pack,
    dataDir,
    stop: async () => {
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
      pack.remove()
    },
  }
}

/** A server that many own: each journey's owner comes there for the first time, though others have been there. */
export type EditedServer = OwnServer & { takeOwner: () => string }

/** More than journeys that one worker runs on it. */
const owners = Array.from({ length: 100 }, (_, at) => `owner-${at + 1}@confetti.test`)

export async function startEditedServer(): Promise<EditedServer> {
  const server = await startOwnServer({ env: { EDITORS: owners.join() } })
  const left = [...owners]
  const takeOwner = () => {
    const owner = left.shift()
    if (owner === undefined) throw new Error("All owners of this server have been taken.")
    return owner
  }
  return { ...server, takeOwner }
}

const posts = `- kind: tiktok_video
  title: How a candle eats itself
  text: Sixty seconds and one flame.
  address: https://www.tiktok.com/@confetti/video/7301234567890123456
  picture: { file: flame.webp, alt: A candle inside three thin orbits. }
- kind: ig_social
  title: Behind the tiles
  address: https://www.instagram.com/confetti/
- kind: tiktok_social
  title: We film what we write
  address: https://www.tiktok.com/@confetti
`

/** Lower prices: an afternoon pays for stickers, an afternoon and a friend for a tote bag. */
const prices = { stickers: 10, tote: 40 }

/** A server whose operator has posts elsewhere, and a shop that can be afforded. */
export function startOperatedServer(env: Record<string, string> = {}): Promise<OwnServer> {
  return startOwnServer({
    edit: ({ dir }) => {
      writeFileSync(join(dir, "social.yaml"), posts)
      copyFileSync(join(dir, "shop/patch.webp"), join(dir, "flame.webp"))
      const shop = join(dir, "shop/shop.yaml")
      let yaml = readFileSync(shop, "utf8")
      for (const [id, cost] of Object.entries(prices))
        yaml = yaml.replace(new RegExp(`(- id: ${id}\n[^]*?cost: )[0-9]+`), `$1${cost}`)
      writeFileSync(shop, yaml)
    },
    // The posts have the places between tiles to themselves.
    env: { GAMES: "none", ...env },
  })
}
