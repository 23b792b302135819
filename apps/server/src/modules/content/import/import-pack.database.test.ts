// @module-tag embedded
import { socialPost } from "@confetti/contract/feed-item"
import { tile as tileSchema } from "@confetti/contract/tile"
import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { makeImporter } from "../../../../test/import-folder.ts"
import { makePackFolder, type PackFolder, questionsText, tileText } from "../../../../test/pack-folder.ts"
import { smallPicture } from "../../../../test/small-picture.ts"
import { openTestDatabase } from "../../../../test/test-database.ts"
import type { Db, OpenDatabase } from "../../../platform/db/open-database.ts"
import { tileId } from "../pack/tile-id.ts"
import { questionsOf } from "../questions-store.ts"
import { describeChange } from "./content-change.ts"

let database: OpenDatabase
let db: Db
let pack: PackFolder
let importer: ReturnType<typeof makeImporter>

beforeAll(async () => {
  database = await openTestDatabase()
  db = database.db
})
afterAll(() => database.close())

beforeEach(async () => {
  await sql`truncate content_state, categories, media, tiles, subtiles, tile_questions, former_slugs, pages, social_posts`.execute(
    db,
  )
  pack = makePackFolder()
  importer = makeImporter(db)
})

const imported = async (): Promise<[version: number, ...changes: string[]]> => {
  const { version, changes } = await importer.run(pack.dir)
  return [version, ...changes.map(describeChange)]
}
const tileBySlug = (slug: string) =>
  db.selectFrom("tiles").selectAll().where("slug", "=", slug).executeTakeFirstOrThrow()
const formerSlugs = async (): Promise<Record<string, string>> =>
  Object.fromEntries(
    (await db.selectFrom("former_slugs").selectAll().execute()).map(({ slug, tile_id }) => [slug, tile_id]),
  )

const moon = "tiles/space/moon.md"

describe("the first import", () => {
  it("writes everything, in documents of the contract", async () => {
    expect(await imported()).toEqual([
      1,
      "created tile whales",
      "created tile moon",
      "created category space",
      "created category ocean",
      "created brand Testfetti",
    ])
    const row = await tileBySlug("moon")
    const document = tileSchema.parse(JSON.parse(row.document))
    expect(document).toMatchObject({
      id: tileId("moon"),
      version: 1,
      publishedAt: "2026-01-02T00:00:00.000Z",
      picture: { width: 1242, height: 1656, widths: [414, 828, 1242], thumbhash: "AAAA", color: "#808080" },
      subtileIds: [`${tileId("moon")}-a-first-part`, `${tileId("moon")}-a-second-part`],
    })
    expect(row).toMatchObject({ title_words: "the moon has tides too", category: "space", removed_at: null })
    const media = await db.selectFrom("media").select("id").execute()
    expect(media.map(({ id }) => id)).toEqual(
      expect.arrayContaining([document.picture.id, document.card.replace(".jpg", "")]),
    )
  })

  it("writes each subtile as a tile of its own, without children", async () => {
    await imported()
    const rows = await db
      .selectFrom("subtiles")
      .selectAll()
      .where("tile_id", "=", tileId("moon"))
      .orderBy("position")
      .execute()
    const documents = rows.map(({ document }) => tileSchema.parse(JSON.parse(document)))
    expect(documents.map(({ title, parentId, subtiles }) => ({ title, parentId, subtiles }))).toEqual([
      { title: "A first part", parentId: tileId("moon"), subtiles: [] },
      { title: "A second part", parentId: tileId("moon"), subtiles: [] },
    ])
  })
})

describe("another import", () => {
  it("of the same pack changes and draws nothing", async () => {
    await imported()
    const drawn = importer.drawn.length
    const before = await db.selectFrom("content_state").selectAll().executeTakeFirst()
    expect(await imported()).toEqual([1])
    expect(await db.selectFrom("content_state").selectAll().executeTakeFirst()).toEqual(before)
    expect(importer.drawn.length).toBe(drawn)
  })

  it("counts up the version of what changed alone, and keeps how well it is liked", async () => {
    await imported()
    await db.updateTable("tiles").set({ merit: 0.5 }).execute()
    pack.write(moon, tileText({ title: "The Moon has tides of stone" }))
    expect(await imported()).toEqual([2, "changed tile moon"])
    expect(await tileBySlug("moon")).toMatchObject({ version: 2, merit: 0.5, title: "The Moon has tides of stone" })
    expect(JSON.parse((await tileBySlug("moon")).document)).toMatchObject({ version: 2 })
    expect(await tileBySlug("whales")).toMatchObject({ version: 1 })
  })

  it("does not mind what no reader sees", async () => {
    await imported()
    pack.write(moon, `${tileText().replace("# never renamed", "# a note")}\n\n`)
    expect(await imported()).toEqual([1])
  })

  it("marks a tile whose file is gone, and takes it back with its file", async () => {
    await imported()
    pack.remove(moon)
    expect(await imported()).toEqual([2, "removed tile moon"])
    expect(await tileBySlug("moon")).toMatchObject({ removed_at: expect.any(Date), version: 1 })
    expect(await imported()).toEqual([2])
    pack.write(moon, tileText())
    expect(await imported()).toEqual([3, "restored tile moon"])
    expect(await tileBySlug("moon")).toMatchObject({ removed_at: null, version: 1 })
  })

  it("follows categories, pages and the brand", async () => {
    await imported()
    pack.write("pages/about.md", "---\ntitle: About\ndescription: What this is.\n---\n## Us\n\nWords.\n")
    expect(await imported()).toEqual([2, "created page about"])
    pack.write(
      "categories.yaml",
      "- { slug: ocean, title: Ocean, hue: 242.5 }\n- { slug: space, title: Space, emoji: 🪐, hue: 282 }\n",
    )
    expect(await imported()).toEqual([3, "changed category ocean", "changed category space"])
    pack.remove("pages/about.md")
    pack.write("pack.yaml", "name: Streamer\ntagline: x\ndescription: x\nlanguage: en\nlinks: {}\n")
    // The link-preview cards carry the name, so the tiles change with it.
    expect(await imported()).toEqual([
      4,
      "changed tile whales",
      "changed tile moon",
      "removed page about",
      "changed brand Streamer",
    ])
  })
})

describe("posts", () => {
  const channel = `- kind: ig_social
  title: Behind the tiles
  address: https://www.instagram.com/testfetti/
`
  const video = `- kind: tiktok_video
  title: How a candle burns
  text: In one breath.
  address: https://www.tiktok.com/@testfetti/video/7301234567890123456
  picture: { file: candle.webp, alt: A candle inside three thin orbits. }
`
  beforeEach(() => pack.write("candle.webp", smallPicture))

  const posts = async () => {
    const rows = await db.selectFrom("social_posts").select("document").orderBy("position").execute()
    return rows.map(({ document }) => socialPost.parse(JSON.parse(document)))
  }

  it("are written as cards of the contract, in their order, with a poster where they have one", async () => {
    pack.write("social.yaml", channel + video)
    expect(await imported()).toEqual(
      expect.arrayContaining(["created post ig_social.testfetti", "created post tiktok_video.7301234567890123456"]),
    )
    const [first, second] = await posts()
    expect(first).toMatchObject({ type: "ig_social", handle: "@testfetti", text: "", picture: null })
    expect(second).toMatchObject({ text: "In one breath.", picture: { width: 1242, height: 2691, color: "#808080" } })
    const { id } = second?.picture ?? {}
    expect(
      await db
        .selectFrom("media")
        .selectAll()
        .where("id", "=", id ?? "")
        .execute(),
    ).toHaveLength(1)
  })

  it("are followed as they change, change places and go", async () => {
    pack.write("social.yaml", channel + video)
    await imported()
    expect(await imported()).toEqual([1])
    pack.write("social.yaml", channel.replace("Behind", "Beside") + video)
    expect(await imported()).toEqual([2, "changed post ig_social.testfetti"])
    pack.write("social.yaml", video)
    expect(await imported()).toEqual([
      3,
      "changed post tiktok_video.7301234567890123456",
      "removed post ig_social.testfetti",
    ])
    pack.remove("social.yaml")
    expect(await imported()).toEqual([4, "removed post tiktok_video.7301234567890123456"])
    expect(await posts()).toEqual([])
  })

  it("name a picture that is beside them", async () => {
    pack.write("social.yaml", channel + "  picture: { file: poster.jpg, alt: Two people laughing at a telescope. }\n")
    await expect(importer.run(pack.dir)).rejects.toThrow(
      "social.yaml:4: `picture.file` poster.jpg was not found beside this file",
    )
  })
})

describe("the tiles of the day", () => {
  const dated = async () => {
    const { daily_tiles } = await db.selectFrom("content_state").select("daily_tiles").executeTakeFirstOrThrow()
    return (JSON.parse(daily_tiles) as { day: string; tileId: string }[]).map(({ day, tileId }) => [day, tileId])
  }

  it("are written, changed and taken out without another version of their tiles", async () => {
    pack.write("daily-tiles.yaml", "2026-12-14: moon\n")
    expect(await imported()).toContain("changed days daily-tiles.yaml")
    expect(await dated()).toEqual([["2026-12-14", tileId("moon")]])
    expect(await imported()).toEqual([1])
    pack.write("daily-tiles.yaml", "2026-12-14: moon\n2026-12-15: whales\n")
    expect(await imported()).toEqual([2, "changed days daily-tiles.yaml"])
    expect(await dated()).toEqual([
      ["2026-12-14", tileId("moon")],
      ["2026-12-15", tileId("whales")],
    ])
    expect(await tileBySlug("moon")).toMatchObject({ version: 1 })
    pack.remove("daily-tiles.yaml")
    expect(await imported()).toEqual([3, "changed days daily-tiles.yaml"])
    expect(await dated()).toEqual([])
  })

  it("that run out are a warning, and refuse nothing", async () => {
    pack.write("daily-tiles.yaml", "2026-12-14: moon\n")
    const on = async (day: string) => (await importer.run(pack.dir, new Date(`${day}T08:00:00Z`))).warnings
    expect(await on("2026-12-14")).toEqual([
      "daily-tiles.yaml dates 1 day from 2026-12-14 on, fewer than 14: 2026-12-15 is the first without a tile of its own.",
    ])
    expect(await on("2027-03-01")).toHaveLength(1)
    pack.remove("daily-tiles.yaml")
    expect(await on("2027-03-01")).toEqual([])
  })
})

describe("questions", () => {
  const asked = tileText({ questions: questionsText })
  const questions = async () => (await questionsOf(db, [tileId("moon"), tileId("whales")])).get(tileId("moon"))

  it("are written beside their tile, with the place of the right option", async () => {
    pack.write(moon, asked)
    expect(await imported()).toContain("created tile moon")
    expect(await questions()).toEqual([
      {
        question: "What rises and sinks on the Moon?",
        options: ["Its whole crust", "Its only ocean", "Its thin clouds", "Its iron core"],
        rightOption: 0,
        why: "The Earth pulls at the stone, twice a month.",
      },
      expect.objectContaining({ question: "By how much does it rise?", rightOption: 1 }),
    ])
    expect((await questionsOf(db, [tileId("whales")])).size).toBe(0)
    expect((await questionsOf(db, [])).size).toBe(0)
    expect(await imported()).toEqual([1])
  })

  it("come, change and go without another version of their tile, and nothing is drawn for them", async () => {
    await imported()
    const [before, drawn] = [await tileBySlug("moon"), importer.drawn.length]
    pack.write(moon, asked)
    expect(await imported()).toEqual([2, "changed questions moon"])
    pack.write(moon, asked.replace("right: Half a metre", "right: Five metres"))
    expect(await imported()).toEqual([3, "changed questions moon"])
    expect((await questions())?.map(({ rightOption }) => rightOption)).toEqual([0, 2])
    expect(await imported()).toEqual([3])
    pack.write(moon, tileText())
    expect(await imported()).toEqual([4, "changed questions moon"])
    expect(await questions()).toBeUndefined()
    expect([await tileBySlug("moon"), importer.drawn.length]).toEqual([before, drawn])
  })

  it("are told with their tile where that changes too", async () => {
    await imported()
    pack.write(moon, tileText({ title: "The Moon has tides of stone", questions: questionsText }))
    expect(await imported()).toEqual([2, "changed tile moon"])
    expect(await questions()).toHaveLength(2)
  })

  it("go with their tile and come back with it", async () => {
    pack.write(moon, asked)
    await imported()
    pack.remove(moon)
    expect(await imported()).toEqual([2, "removed tile moon"])
    expect(await questions()).toBeUndefined()
    pack.write(moon, asked)
    expect(await imported()).toEqual([3, "restored tile moon"])
    expect(await questions()).toHaveLength(2)
  })

  it("are not written where anything is wrong with the pack", async () => {
    pack.write(moon, asked)
    await imported()
    pack.write(moon, asked.replace("right: Half a metre", "right: Half an inch"))
    await expect(imported()).rejects.toThrow(
      `${moon}:26: \`questions[2].right\` must be one of the \`options\`, word for word`,
    )
    expect(await questions()).toHaveLength(2)
  })
})

describe("a renamed tile", () => {
  it("keeps its id and redirects, through a chain of names and back", async () => {
    await imported()
    pack.rename(moon, "tiles/space/tides.md")
    pack.write("tiles/space/tides.md", tileText({ formerly: ["moon"] }))
    expect(await imported()).toEqual([2, "renamed tile moon → tides"])
    pack.rename("tiles/space/tides.md", "tiles/space/rock.md")
    pack.write("tiles/space/rock.md", tileText({ formerly: ["moon", "tides"] }))
    expect(await imported()).toEqual([3, "renamed tile tides → rock"])
    expect(await tileBySlug("rock")).toMatchObject({ id: tileId("moon"), version: 3 })
    expect(await formerSlugs()).toEqual({ moon: tileId("moon"), tides: tileId("moon") })
    pack.rename("tiles/space/rock.md", moon)
    pack.write(moon, tileText({ formerly: ["moon", "tides", "rock"] }))
    expect(await imported()).toEqual([4, "renamed tile rock → moon"])
    expect(await formerSlugs()).toEqual({ tides: tileId("moon"), rock: tileId("moon") })
  })

  it("may take the slug of a tile that is gone, which then comes back under another", async () => {
    await imported()
    pack.remove(moon)
    await imported()
    pack.rename("tiles/ocean/whales.md", moon)
    pack.write(moon, tileText({ title: "Whales sing in rhyme", formerly: ["whales"] }))
    expect(await imported()).toEqual([3, "renamed tile whales → moon"])
    expect(await tileBySlug("moon")).toMatchObject({ id: tileId("whales") })
    expect(await tileBySlug(`~${tileId("moon")}`)).toMatchObject({ id: tileId("moon") })
    expect(await imported()).toEqual([3])
  })

  it("may swap slugs with another when both give up the old ones", async () => {
    await imported()
    pack.rename(moon, "tiles/space/b.md")
    pack.rename("tiles/ocean/whales.md", "tiles/ocean/c.md")
    pack.write("tiles/space/b.md", tileText({ formerly: ["moon"] }))
    pack.write("tiles/ocean/c.md", tileText({ title: "Whales sing in rhyme", formerly: ["whales"] }))
    await imported()
    pack.rename("tiles/space/b.md", "tiles/space/swap.md")
    pack.rename("tiles/ocean/c.md", "tiles/space/b.md")
    pack.rename("tiles/space/swap.md", "tiles/ocean/c.md")
    expect((await imported()).slice(1, 3)).toEqual(["renamed tile b → c", "renamed tile c → b"])
    expect(await tileBySlug("b")).toMatchObject({ id: tileId("whales") })
    expect(await formerSlugs()).toEqual({ moon: tileId("moon"), whales: tileId("whales") })
  })

  it("must name its first slug first, or nothing is written", async () => {
    await imported()
    pack.rename(moon, "tiles/space/tides.md")
    pack.write("tiles/space/tides.md", tileText({ formerly: ["moon"] }))
    await imported()
    pack.rename("tiles/space/tides.md", "tiles/space/rock.md")
    pack.write("tiles/space/rock.md", tileText({ formerly: ["tides"] }))
    await expect(imported()).rejects.toThrow(
      "tiles/space/rock.md:7: this tile was first published as `moon`: start `formerly` with it, so that its likes and reads are kept",
    )
    expect(await tileBySlug("tides")).toMatchObject({ id: tileId("moon"), removed_at: null })
  })
})

describe("an invalid pack", () => {
  it("writes nothing", async () => {
    pack.write("tiles/space/broken.md", tileText({ title: "Bad" }))
    await expect(imported()).rejects.toThrow(
      "tiles/space/broken.md:2: `title` must have at least 6 characters; it has 3",
    )
    expect(await db.selectFrom("tiles").select("id").execute()).toEqual([])
    expect(await db.selectFrom("content_state").select("version").execute()).toEqual([])
    expect(importer.drawn).toEqual([])
  })

  it("names pictures that are missing or no pictures", async () => {
    pack.write(moon, tileText({ picture: "file: moon.jpg" }))
    await expect(imported()).rejects.toThrow(`${moon}:8: \`picture.file\` moon.jpg was not found beside this file`)
    pack.write("tiles/space/moon.jpg", "not a picture")
    await expect(imported()).rejects.toThrow(`${moon}:8: \`picture.file\` moon.jpg can't be read as a picture`)
  })
})

describe("imports at once", () => {
  it("wait for each other, and all but the first find nothing to do", async () => {
    const results = await Promise.all([importer, makeImporter(db), makeImporter(db)].map(({ run }) => run(pack.dir)))
    expect(results.map(({ changes }) => changes.length).sort((a, b) => a - b)).toEqual([0, 0, 5])
    expect(new Set(results.map(({ version }) => version))).toEqual(new Set([1]))
  })
})
