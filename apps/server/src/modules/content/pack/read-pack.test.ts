import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { inEnglish } from "../../../../test/in-english.ts"
import { makePackFolder, tileText } from "../../../../test/pack-folder.ts"
import { InvalidPack } from "./problem.ts"
import { readPack } from "./read-pack.ts"

const problemsOf = async (files: Record<string, string>): Promise<string[]> => {
  const { dir } = makePackFolder(files)
  try {
    await readPack(dir)
    return []
  } catch (error) {
    if (!(error instanceof InvalidPack)) throw error
    return error.problems.map((problem) => inEnglish(problem).replaceAll(dir, "PACK"))
  }
}

const moon = "tiles/space/moon.md"
const edited = (from: string | RegExp, to: string): Record<string, string> => {
  const text = tileText().replace(from, to)
  if (text === tileText()) throw new Error(`nothing to replace: ${from}`)
  return { [moon]: text }
}

describe("a sound pack", () => {
  it("is read whole", async () => {
    const pack = await readPack(makePackFolder().dir)
    expect(pack.tiles.map(({ slug }) => slug)).toEqual(["whales", "moon"])
    expect(pack.categories.map(({ slug }) => slug)).toEqual(["space", "ocean"])
    expect(pack.tiles[1]?.body).toEqual([
      { type: "paragraph", text: ["The opening text, with ", { em: ["care"] }, "."] },
    ])
    expect(pack.tiles[1]?.subtiles).toMatchObject([
      { form: "prose", title: "A first part", date: null },
      {
        form: "figure",
        body: [
          { type: "figure", text: "4.5 billion" },
          { type: "paragraph", text: ["Years."] },
        ],
      },
    ])
  })

  it("may be written on Windows", async () => {
    expect(await problemsOf({ [moon]: `\uFEFF${tileText().replaceAll("\n", "\r\n")}` })).toEqual([])
  })
})

it.each([
  ["Arabic", "للقمر مد وجزر أيضا"],
  ["Korean", "달에도 조수가 있습니다"],
  ["Japanese with letters that have capitals", "NASA が見た 月の潮"],
])("a title may be written in a script without capitals: %s", async (_script, title) => {
  expect(await problemsOf({ [moon]: tileText().replace("The Moon has tides too", title) })).toEqual([])
})

describe("front matter", () => {
  it.each<[string, string | RegExp, string, string]>([
    ["2", "The Moon has tides too", "Moon", "`title` must have at least 6 characters; it has 4"],
    ["2", "tides too", `tides ${"too ".repeat(20)}`, "`title` must have at most 72 characters; it has 98"],
    ["2", "tides too", "tides too.", "`title` must not end with a full stop"],
    ["2", "The Moon has tides too", "THE MOON HAS TIDES", "`title` must be in sentence case, not in capitals"],
    [
      "2",
      "The Moon has tides too",
      "Many Moons Have Strong Tides",
      "`title` must be in sentence case: only capitalise what a sentence would",
    ],
    [
      "3",
      "Twice a month its whole crust rises and sinks.",
      "Short.",
      "`teaser` must have at least 20 characters; it has 6",
    ],
    ["2", /teaser: .*\n/, "", "`teaser` is missing"],
    ["4", "[space]", "[space, nowhere]", "there is no category `nowhere` in categories.yaml"],
    ["4", "[space]", "[]", "`categories` needs at least one category"],
    ["4", "[space]", "[space, space]", "`categories` lists a category twice"],
    ["5", "4x3", "3x4", "`aspect` must be 19.5x9, 4x3, 1x2, 2x1 or developing"],
    ["5", "aspect: 4x3", "aspect: 4x3\ndeveloping: true", "`aspect` must be `developing` for as long as its story is"],
    [
      "6",
      "2026-01-02",
      "2026-02-30",
      "`published` must be a valid date, such as 2026-10-03, or a time with its zone: 2026-10-03T08:00+02:00",
    ],
    ["7", "# never renamed", "updated: 2025-01-01", "`updated` is before `published`"],
    [
      "7",
      "# never renamed",
      "formerly: [Moon]",
      "`formerly[1]` must be a slug: lowercase letters, digits and hyphens, at most 80 characters",
    ],
    ["7", "# never renamed", "formerly: [whales]", "`formerly` names `whales`, which belongs to tiles/ocean/whales.md"],
    ["7", "# never renamed", "colour: red", "unknown field `colour`"],
    ["8", "file: moon.webp, ", "", "`picture` needs a `file` or a `video`"],
    ["8", "moon.webp", "moon.webp, video: moon.mp4", "`picture` must have either `file` or `video`, not both"],
    ["8", "file: moon.webp", "video: moon.mp4, focus: { x: 0, y: 0 }", "`picture.focus` is only allowed with a `file`"],
    ["8", "moon.webp", "moon.gif", "`picture.file` must name a JPEG, PNG, WebP or AVIF file beside this one"],
    ["8", "moon.webp", "../moon.webp", "`picture.file` must name a JPEG, PNG, WebP or AVIF file beside this one"],
    ["8", "moon.webp", "moon.webp, focus: { x: 2, y: 0 }", "`picture.focus.x` must be from 0 to 1"],
    ["8", "file: moon.webp", "recipe: orbits", "unknown field `picture.recipe`"],
    ["10", "kind: page", "kind: blog", "`sources[1].kind` must be page, book, paper or archive"],
    ["10", "kind: page", "kind: book", "`sources[1].year` is missing: books and papers need one"],
    ["10", ", kind", ", colour: x, kind", "unknown field `sources[1].colour`"],
  ])("line %s: %s → %s: %s", async (line, from, to, message) => {
    const problems = await problemsOf(edited(from, to))
    expect(problems).toContain(`${moon}:${line}: ${message}`)
  })

  it("is YAML, and is there", async () => {
    expect(await problemsOf(edited("teaser", "title"))).toEqual([`${moon}:3: not valid YAML: map keys must be unique`])
    expect(await problemsOf({ [moon]: "Words.\n" })).toEqual([
      `${moon}:1: has no front matter: the first line must be ---`,
    ])
    expect(await problemsOf({ [moon]: "---\ntitle: x\n" })).toEqual([
      `${moon}:1: the front matter is not closed: end it with a line of ---`,
    ])
  })
})

describe("text", () => {
  it.each<[string, string | RegExp, string, string]>([
    ["13", "*care*", "<b>care</b>", "HTML is not supported: text is Markdown only"],
    ["13", "*care*", "![care](x.jpg)", "pictures in the text are not supported: a tile has one in its front matter"],
    ["13", "*care*", "`care`", "code is not supported: write the word without backticks"],
    [
      "13",
      "*care*",
      "[care](javascript:alert)",
      "a link must lead to http://, https:// or a path of this site, not to javascript:alert",
    ],
    [
      "13",
      "*care*",
      "[care](//evil.example)",
      "a link must lead to http://, https:// or a path of this site, not to //evil.example",
    ],
    ["18", "Its text.", "- one\n  - two", "a list item must be one paragraph"],
    ["19", "Its text.", "Its text.\n\n### Late", "### is only allowed at the start of a subtile, for its figure"],
    ["17", "Its text.", "> Words.", "a quotation must end with a line that names its source: — Who, work, year"],
    ["17", "Its text.", "***", "horizontal rules are not supported: start a subtile with ##"],
    ["15", "Its text.\n", "", "the subtile is empty"],
    ["20", "\nYears.\n", "", "a figure needs text below it that explains it"],
    [
      "12",
      "The opening text, with *care*.",
      "",
      "the opening text is missing: readers see it first when the tile opens",
    ],
    ["13", /## A first[^]*/, "", "needs at least one subtile, started with ##"],
    [
      "64",
      "Its text.",
      `Its text.\n${"\n## More\n\nText.\n".repeat(11)}`,
      "can have at most twelve subtiles; it has 13",
    ],
  ])("line %s: %s → %s: %s", async (line, from, to, message) => {
    const problems = await problemsOf(edited(from, to))
    expect(problems).toEqual([`${moon}:${line}: ${message}`])
  })

  it("takes a form from how it begins", async () => {
    const parts = ["1. one\n2. two", "- one\n- two", "> Words.\n> — Who, *work*, 1912", "Prose."]
    const body = parts.map((part, at) => `## Part ${at}\n\n${part}\n`).join("\n")
    const { dir } = makePackFolder({ [moon]: tileText().replace(/## A first[^]*/, body) })
    const [, tile] = (await readPack(dir)).tiles
    expect(tile?.subtiles.map(({ form }) => form)).toEqual(["steps", "set", "quote", "prose"])
    expect(tile?.subtiles[2]?.body).toEqual([{ type: "quote", text: [["Words."]], by: "Who, work, 1912" }])
  })
})

describe("a timeline", () => {
  const developing = (first: string, second: string): Record<string, string> => ({
    [moon]: tileText()
      .replace("aspect: 4x3", "aspect: developing\ndeveloping: true")
      .replace("A first part", first)
      .replace("A second part", second),
  })

  it("dates its entries, oldest first", async () => {
    expect(await problemsOf(developing("2025-03-02: One", "2025-03-02: Two"))).toEqual([])
    expect(await problemsOf(developing("2025-03-02: One", "2025-03-01: Two"))).toEqual([
      `${moon}:20: the timeline must run oldest first: 2025-03-01 is before 2025-03-02`,
    ])
    expect(await problemsOf(developing("2025-03-02: One", "Two"))).toEqual([
      `${moon}:20: a timeline entry must start with its date: ## 2025-03-02: What happened`,
    ])
  })

  it.each([
    ["2027-02-05", []],
    ["2027-02", []],
    ["2027-02-30", ["`next.date` must be a day such as 2027-02-05, or a month such as 2027-02"]],
    ["2027", ["`next.date` must be a day such as 2027-02-05, or a month such as 2027-02"]],
  ])("says what it waits for, on a day or in a month: %s", async (date, problems) => {
    const pack = developing("2025-03-02: One", "2025-03-02: Two")
    const next = `next: { date: "${date}", text: It goes on. }`
    const check = { [moon]: pack[moon]?.replace("developing: true", `developing: true\n${next}`) ?? "" }
    expect(await problemsOf(check)).toEqual(problems.map((message) => `${moon}:7: ${message}`))
  })

  it("waits for nothing once it is finished", async () => {
    const finished = tileText().replace("aspect: 4x3", "aspect: 4x3\nnext: { date: 2027-02, text: It goes on. }")
    expect(await problemsOf({ [moon]: finished })).toEqual([
      `${moon}:6: \`next\` is only for a developing story: remove it, or set \`developing\``,
    ])
  })
})

describe("a pack as a whole", () => {
  it("has each slug once, also among former ones", async () => {
    expect(await problemsOf({ "tiles/moon.md": tileText() })).toEqual([
      "tiles/space/moon.md:1: the slug `moon` is already used by tiles/moon.md",
    ])
  })

  it("gives each subtile a slug of its own, which stays when the tile is renamed", async () => {
    const named = edited("## A second part", "## A second part {slug: how-rock-bends}")
    const slugsOf = async (files: Record<string, string>) => {
      const tile = (await readPack(makePackFolder(files).dir)).tiles.find(({ fields }) => fields.title.includes("Moon"))
      return tile?.subtiles.map(({ slug, title }) => [slug, title])
    }
    expect(await slugsOf(named)).toEqual([
      ["moon-a-first-part", "A first part"],
      ["how-rock-bends", "A second part"],
    ])
    expect((await slugsOf(edited("categories:", "formerly: [luna, moon-2]\ncategories:")))?.[0]?.[0]).toBe(
      "luna-a-first-part",
    )
  })

  it("has each slug once, subtiles' too", async () => {
    const saysSo = (slug: string, owner: string) =>
      `${moon}:17: the subtile's slug \`${slug}\` is already used by ${owner}: give it another with {slug: …} after its heading`
    expect(await problemsOf({ ...edited("## A second part", "## A second part {slug: moon}") })).toEqual([
      saysSo("moon", moon).replace(":17:", ":19:"),
    ])
    expect(await problemsOf({ "tiles/moon-a-first-part.md": tileText() })).toEqual([
      saysSo("moon-a-first-part", "tiles/moon-a-first-part.md").replace(":17:", ":15:"),
    ])
    expect(await problemsOf(edited("## A second part", "## A second part {slug: Games}"))).toEqual([
      `${moon}:19: the subtile's slug must be a slug: lowercase letters, digits and hyphens, at most 80 characters`,
    ])
    expect(await problemsOf(edited("## A second part", "## A second part {slug: games}"))).toEqual([
      `${moon}:19: the subtile's slug \`games\` is one of the app's own paths and cannot be a slug`,
    ])
  })

  it("has nothing whose name is a path of the app's own", async () => {
    const taken = "is one of the app's own paths and cannot be a slug"
    expect(await problemsOf({ "tiles/space/games.md": tileText() })).toEqual([
      `tiles/space/games.md:1: \`games\` ${taken}`,
    ])
    for (const slug of ["search", "settings", "me", "tiles", "studio"])
      expect(await problemsOf(edited("categories:", `formerly: [${slug}]\ncategories:`))).toEqual([
        `${moon}:4: \`formerly[1]\` \`${slug}\` ${taken}`,
      ])
  })

  it("says where the product's channels are, by their kind", async () => {
    const brand = "name: X\ntagline: x\ndescription: x\nlanguage: en\nlinks: {}\nchannels:\n"
    const { dir } = makePackFolder({
      "pack.yaml": `${brand}  microblog: https://micro.example/us\n  chat: https://chat.example\n`,
    })
    expect((await readPack(dir)).brand.channels).toEqual({
      microblog: "https://micro.example/us",
      chat: "https://chat.example",
    })
    expect(
      await problemsOf({ "pack.yaml": `${brand}  chat: http://chat.example\n  radio: https://radio.example\n` }),
    ).toEqual(["pack.yaml:7: `channels.chat` must be an https address", "pack.yaml:8: unknown field `channels.radio`"])
  })

  it("may name a cover's format by its label", async () => {
    const pack = await readPack(makePackFolder(edited("aspect: 4x3", "aspect: 4X3")).dir)
    expect(pack.tiles[1]?.fields.aspect).toBe("4x3")
  })

  it("may say more in the shell's title than the name", async () => {
    const { dir } = makePackFolder({
      "pack.yaml":
        "name: X\ntagline: x\ndescription: x\nlanguage: en\nlinks: {}\nshell: { title: X and more, description: Words }\n",
    })
    expect((await readPack(dir)).brand.shell).toEqual({ title: "X and more", description: "Words" })
  })

  it("tells all problems of all files at once", async () => {
    const problems = await problemsOf({
      "pack.yaml": "name: \ntagline: x\ndescription: x\nlanguage: en\nlinks: { about: /about, shop: 'javascript:x' }\n",
      "categories.yaml": "- { slug: space, title: Space, hue: 400 }\n",
      "pages/jobs.md": "---\ntitle: Jobs\ndescription: x\nform: petition\n---\nWork `here`.\n",
      ...edited("4x3", "4x4"),
    })
    expect(problems).toEqual([
      "categories.yaml:1: `[1].hue` must be from 0 to 360",
      "pack.yaml:1: `name` is missing",
      "pack.yaml:5: `links.shop` must be a path of this site or an http(s) address",
      "pages/jobs.md:1: there is no page `jobs`: pages are about, privacy, terms, support, feedback, survey, word-game, account-deletion",
      "pages/jobs.md:4: `form` must be feedback or survey",
      "pages/jobs.md:6: code is not supported: write the word without backticks",
      `${moon}:5: \`aspect\` must be 19.5x9, 4x3, 1x2, 2x1 or developing`,
    ])
  })

  it("is a folder with a brand and categories", async () => {
    const pack = makePackFolder()
    pack.remove("pack.yaml")
    pack.remove("categories.yaml")
    await expect(readPack(pack.dir)).rejects.toThrow(/^categories\.yaml:1: is missing.*\npack\.yaml:1: is missing/)
  })

  it("never fails on a tile but by naming a line of it", async () => {
    const marks = fc.constantFrom(
      "## ",
      "### ",
      "> ",
      "— ",
      "- ",
      "1. ",
      "\n",
      "\n\n",
      "*a*",
      "[b](/c)",
      "<i>",
      "---\n",
      "words",
    )
    const body = fc.array(marks, { maxLength: 30 }).map((parts) => parts.join(""))
    await fc.assert(
      fc.asyncProperty(body, async (text) => {
        const file = tileText().replace(/The opening[^]*/, text)
        const lines = file.split("\n").length
        for (const problem of await problemsOf({ [moon]: file })) {
          const line = Number(/^tiles\/space\/moon\.md:(\d+): ./.exec(problem)?.[1])
          expect(line).toBeGreaterThanOrEqual(1)
          expect(line).toBeLessThanOrEqual(lines)
        }
      }),
      { numRuns: 150 },
    )
  })
})

describe("posts", () => {
  const post = {
    kind: "tiktok_social",
    title: "Us, elsewhere",
    address: "https://www.tiktok.com/@testfetti",
  }
  const social = (...posts: object[]) => ({
    "social.yaml": posts.map((each) => `- ${JSON.stringify(each)}\n`).join(""),
  })
  const alt = "A full moon inside three thin orbits."

  it("are none where there is no file of them, and in their order where there is", async () => {
    expect((await readPack(makePackFolder().dir)).posts).toEqual([])
    const two = social(post, { ...post, kind: "ig_social", address: "https://www.instagram.com/testfetti/" })
    expect((await readPack(makePackFolder(two).dir)).posts).toMatchObject([
      { type: "tiktok_social", handle: "@testfetti", text: "", picture: null },
      { type: "ig_social", id: "testfetti" },
    ])
  })

  it.each([
    [{ ...post, kind: "youtube" }, "`[1].kind` must be tiktok_video, tiktok_social or ig_social"],
    [{ ...post, title: "" }, "`[1].title` is empty"],
    [{ ...post, embed: "<script>" }, "unknown field `[1].embed`"],
    [
      { ...post, address: "https://example.com/@testfetti" },
      "`address` must be the address of a channel, such as https://www.tiktok.com/@name",
    ],
    [
      { ...post, picture: { video: "a.mp4", alt } },
      "`[1].picture.video` is not allowed on a post, which has a picture",
    ],
    [
      { ...post, picture: { file: "a.webp", alt: "Moon" } },
      "`[1].picture.alt` must have at least 20 characters; it has 4",
    ],
  ])("refuse %j", async (wrong, problem) => {
    expect(await problemsOf(social(wrong))).toEqual([`social.yaml:1: ${problem}`])
  })

  it("are there once each, and not without end", async () => {
    expect(await problemsOf(social(post, { ...post, picture: { file: "a.webp", alt } }))).toEqual([
      "social.yaml:2: the post https://www.tiktok.com/@testfetti appears twice",
    ])
    const many = Array.from({ length: 13 }, (_, at) => ({ ...post, address: `${post.address}${at}` }))
    expect(await problemsOf(social(...many))).toEqual([
      "social.yaml:1: the file can have at most 12 posts that are switched on",
    ])
  })
})
