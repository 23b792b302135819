import { fencedWords } from "@confetti/contract/fenced-words"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { fenced, findProblems, firstLine, readText } from "../../../../../test/fenced-text.ts"

const choice = [
  "question: Which cards must you turn over?",
  "options:",
  "  - E and 4",
  "  - E and 7",
  "  - 7",
  "right: E and 7",
  "why: The 4 can break nothing.",
]

describe("a fenced block", () => {
  it("stands among the text around it", () => {
    const { blocks, problems } = readText(`Before.\n\n${fenced("choice", ...choice)}\n\nAfter.`)
    expect(problems).toEqual([])
    expect(blocks.map(({ type }) => type)).toEqual(["paragraph", "choice", "paragraph"])
  })

  it.each([
    [
      "no kind",
      fenced("", "question: x"),
      "20: code is not supported (text indented by four spaces counts as code). A fenced block names its kind: ",
    ],
    ["text set in", "    set in", "20: code is not supported"],
    [
      "a kind that is none",
      fenced("poll", "question: x"),
      "20: there is no block `poll`: a fenced block must be one of ",
    ],
    ["something behind its kind", fenced("choice big", ...choice), "20: nothing may follow `choice` on its line"],
    ["nothing in it", fenced("choice"), "20: choice: must hold fields, each on its own line"],
    ["a list in it", fenced("choice", "- one"), "20: choice: must hold fields"],
    ["no YAML in it", fenced("choice", "question: 'x"), "21: choice: not valid YAML"],
  ])("with %s is reported at its line", (_what, markdown, message) => {
    expect(readText(markdown).problems[0]).toContain(message)
  })

  it("is reported at a line of its own, whatever stands in it", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("choice"),
        fc.array(fc.string({ maxLength: 30 }), { maxLength: 6 }),
        (kind, lines) => {
          const inside = lines.map((line) => line.replace(/[`~\r\n]/g, "")).filter((line) => line.trim() !== "")
          for (const problem of readText(fenced(kind, ...inside)).problems) {
            const line = Number.parseInt(problem, 10)
            expect(line).toBeGreaterThanOrEqual(firstLine)
            expect(line).toBeLessThanOrEqual(firstLine + inside.length + 1)
          }
        },
      ),
    )
  })
})

describe("a choice", () => {
  it("is read as it is written, a number as its words", () => {
    expect(readText(fenced("choice", ...choice)).blocks).toEqual([
      {
        type: "choice",
        question: "Which cards must you turn over?",
        options: ["E and 4", "E and 7", "7"],
        right: "E and 7",
        why: "The 4 can break nothing.",
      },
    ])
  })

  it.each([
    ["right: E and 7", "right: E", "26: choice: `right` must be one of the `options`, word for word"],
    ["  - 7", "  - e  and 4", "25: choice: `options[3]` is the same as another option"],
    ["why: The 4 can break nothing.", "", "21: choice: `why` is missing"],
    ["why: The", "because: The", "27: choice: unknown field `because`"],
    ["Which cards", "Which ".repeat(30), "21: choice: `question` must have at most 140 characters; it has 200"],
    ["  - 7", "  - 7\n  - 8\n  - 9", "22: choice: `options` can have at most four options"],
    ["  - E and 4\n  - E and 7\n", "", "22: choice: `options` needs at least two options"],
  ])("%j → %j: %s", (from, to, message) => {
    expect(findProblems("choice", choice, from, to)).toContain(message)
  })
})

const table = [
  "title: What the tanks said",
  "columns: [Month, Spies, Truth]",
  "rows:",
  "  - [June 1940, 1000, 122]",
  "  - [June 1941, 1550, 271]",
]

describe("a table", () => {
  it("is read as it is written, a number as its words", () => {
    expect(readText(fenced("table", ...table)).blocks).toEqual([
      {
        type: "table",
        title: "What the tanks said",
        columns: ["Month", "Spies", "Truth"],
        rows: [
          ["June 1940", "1000", "122"],
          ["June 1941", "1550", "271"],
        ],
      },
    ])
  })

  it.each([
    [", 271]", "]", "25: table: `rows[2]` has 2 cells; there are 3 columns"],
    ["1550", '""', "25: table: `rows[2][2]` is empty"],
    ["Month, Spies, Truth", "Month", "22: table: `columns` needs at least two columns"],
    ["Month, Spies, Truth", "A, B, C, D, E, F", "22: table: `columns` can have at most 5 columns"],
    ["title: What the tanks said", "", "21: table: `title` is missing"],
  ])("%j → %j: %s", (from, to, message) => expect(findProblems("table", table, from, to)).toContain(message))
})

const scroll = [
  "title: Down to the bottom",
  "unit: m",
  "items:",
  "  - { value: 0, label: The surface }",
  "  - { value: 565, label: An emperor penguin, text: The deepest dive known of a bird. }",
  "  - { value: 10935, label: The bottom }",
]

describe("a long scroll", () => {
  it("is read as it is written, and told in words", () => {
    const [block] = readText(fenced("scroll", ...scroll)).blocks
    expect(block).toEqual({
      type: "scroll",
      title: "Down to the bottom",
      unit: "m",
      items: [
        { value: 0, label: "The surface", text: "" },
        { value: 565, label: "An emperor penguin", text: "The deepest dive known of a bird." },
        { value: 10_935, label: "The bottom", text: "" },
      ],
    })
    expect(block?.type === "scroll" && fencedWords(block)).toEqual([
      "Down to the bottom.",
      "0 m, The surface.",
      "565 m, An emperor penguin: The deepest dive known of a bird.",
      "10935 m, The bottom.",
    ])
  })

  it.each([
    ["value: 565", "value: -1", "25: scroll: `items[2].value` must continue in the same direction as the ones before"],
    ["value: 565", "value: 0", "25: scroll: `items[2].value` must continue in the same direction as the ones before"],
    [
      "value: 10935",
      "value: 100",
      "26: scroll: `items[3].value` must continue in the same direction as the ones before",
    ],
    [
      "value: 565",
      "value: 5",
      "23: scroll: `items` are too close together: neighbours must be at least 1/60 of the whole range apart",
    ],
    ["The bottom }", "The surface }", "26: scroll: `items[3].label` is the same as another label"],
    ["  - { value: 0, label: The surface }", "", "23: scroll: `items` needs at least 3 items"],
  ])("%j → %j: %s", (from, to, message) => expect(findProblems("scroll", scroll, from, to)).toEqual([message]))
})

const chart = [
  "kind: bars",
  "title: How often each digit comes first",
  'unit: "%"',
  "words: One comes first in thirty of a hundred, two in eighteen.",
  "items:",
  "  - { label: 1, value: 30.1 }",
  "  - { label: 2, value: 17.6 }",
  "highlight: 1",
]

describe("a chart", () => {
  it("is read as it is written; what is left out is empty", () => {
    const [whole] = readText(fenced("chart", ...chart)).blocks
    expect(whole).toMatchObject({
      kind: "bars",
      unit: "%",
      highlight: "1",
      items: [{ label: "1", value: 30.1 }, { label: "2" }],
    })
    const [bare] = readText(fenced("chart", ...chart.filter((line) => !/^unit|^highlight/.test(line)))).blocks
    expect(bare).toMatchObject({ unit: "", highlight: null })
  })

  it.each([
    ["kind: bars", "kind: pie", "21: chart: `kind` must be bars, dots, line or squares"],
    ["kind: bars", "kind: line", "25: chart: `items` must be 3 to 60 in a chart of line; there are 2"],
    ["17.6", "-1", "27: chart: `items[2].value` is below zero, which bars cannot show"],
    ["label: 2", "label: 1", "27: chart: `items[2].label` is the same as another label"],
    ["17.6", "many", "27: chart: `items[2].value` must be a number"],
    ["highlight: 1", "highlight: 3", "28: chart: `highlight` must be one of the labels, word for word"],
    [
      "words: One comes first in thirty of a hundred, two in eighteen.",
      "words: Bars.",
      "24: chart: `words` must have at least 20 characters; it has 5",
    ],
  ])("%j → %j: %s", (from, to, message) => expect(findProblems("chart", chart, from, to)).toContain(message))

  it("of squares has a hundred at most", () => {
    const squares = chart.map((line) => line.replace("kind: bars", "kind: squares").replace("17.6", "80"))
    expect(readText(fenced("chart", ...squares)).problems).toEqual([
      "25: chart: `items` must add up to 100; they add up to 110.1",
    ])
  })
})

const guess = [
  "question: On which step do the dinosaurs come?",
  "min: 1",
  "max: 46",
  "answer: 44",
  "why: Nearly everything comes in the last three.",
]

describe("a guess", () => {
  it("is read as it is written; a step is one where none is named", () => {
    expect(readText(fenced("guess", ...guess)).blocks).toMatchObject([
      { min: 1, max: 46, step: 1, unit: "", answer: 44 },
    ])
  })

  it.each([
    ["answer: 44", "answer: 47", "24: guess: `answer` must lie between `min` and `max`"],
    ["max: 46", "max: 1", "23: guess: `max` must be above `min`"],
    ["max: 46", "max: 46\nstep: 2", "24: guess: `step` must divide the range from `min` to `max` evenly"],
    ["max: 46", "max: 46\nstep: 15", "24: guess: `step` must leave 4 to 10000 positions; there are 3"],
    ["max: 46", "max: 46\nstep: 0", "24: guess: `step` must be above zero"],
    ["answer: 44", "answer: 1e13", "24: guess: `answer` is too large"],
  ])("%j → %j: %s", (from, to, message) => expect(findProblems("guess", guess, from, to)).toContain(message))
})

const experiment = [
  "experiment: coin-game",
  "title: Toss for it",
  "byHand: Take a coin and a friend, and let the friend choose.",
]

describe("something to try", () => {
  it("is read as it is written", () => {
    expect(readText(fenced("try", ...experiment)).blocks).toEqual([
      {
        type: "try",
        experiment: "coin-game",
        title: "Toss for it",
        byHand: "Take a coin and a friend, and let the friend choose.",
      },
    ])
  })

  it.each([
    [
      "coin-game",
      "dice-game",
      "21: try: `experiment` must be blind-spot, cricket-thermometer, coin-game or card-check",
    ],
    ["byHand: Take a coin and a friend, and let the friend choose.", "", "21: try: `byHand` is missing"],
    [
      "Take a coin and a friend, and let the friend choose.",
      "Take a coin.",
      "23: try: `byHand` must have at least 20 characters; it has 12",
    ],
    ["title: Toss for it", "title: Toss for it\ncode: x", "23: try: unknown field `code`"],
  ])("%j → %j: %s", (from, to, message) => expect(findProblems("try", experiment, from, to)).toContain(message))
})

const sound = [
  "title: Six pips",
  "words: Five short pips a second apart, and a long one.",
  "notes:",
  "  - { pitch: 1000, lasts: 0.1, times: 5, every: 1 }",
  "  - { at: 5, pitch: 1000, lasts: 0.5 }",
  "  - { pitch: [400, 1600], lasts: 0.02, wave: noise, loudness: 0.5 }",
]

describe("a sound", () => {
  it("is read as it is written; what is left out is soft, and one note follows the other", () => {
    const pip = { at: 0, lasts: 0.1, pitch: [1000, 1000], wave: "sine", loudness: 1, attack: 0.01, release: 0.03 }
    expect(readText(fenced("sound", ...sound)).blocks).toEqual([
      {
        type: "sound",
        title: "Six pips",
        words: "Five short pips a second apart, and a long one.",
        times: 1,
        every: 1,
        notes: [
          { ...pip, times: 5, every: 1 },
          { ...pip, at: 5, lasts: 0.5, times: 1, every: 0.5 },
          expect.objectContaining({
            at: 5.5,
            pitch: [400, 1600],
            wave: "noise",
            loudness: 0.5,
            attack: 0.01,
            release: 0.01,
          }),
        ],
      },
    ])
  })

  it.each([
    ["wave: noise", "wave: organ", "26: sound: `notes[3].wave` must be sine, triangle, square, sawtooth or noise"],
    [
      "[400, 1600]",
      "[1600, 400]",
      "26: sound: `notes[3].pitch` of noise must be its lowest and highest pitch: [from, to]",
    ],
    ["at: 5, pitch: 1000", "at: 5, pitch: 12", "25: sound: `notes[2].pitch` is below 20 hertz, too low to hear"],
    [
      "at: 5, pitch: 1000",
      "at: 5, pitch: high",
      "25: sound: `notes[2].pitch` must be one pitch in hertz, or two: [from, to]; 20 to 16000",
    ],
    [
      "lasts: 0.5",
      "lasts: 0.5, attack: 0.4, release: 0.2",
      "25: sound: `notes[2].lasts` is shorter than `attack` and `release` together",
    ],
    ["times: 5, every: 1", "times: 5", "24: sound: `notes[1].times` and `every` must be given together"],
    [
      "times: 5, every: 1",
      "times: 399, every: 0.01",
      "23: sound: `notes` play 401 notes with their repeats; the limit is 400",
    ],
    [
      "title: Six pips",
      "title: Six pips\ntimes: 9\nevery: 6",
      "25: sound: `notes` last 53.5 seconds in all; they must last 0.2 to 40",
    ],
    ["title: Six pips", "title: Six pips\ntimes: 9", "22: sound: `times` and `every` must be given together"],
    ["loudness: 0.5", "loudness: 5", "26: sound: `notes[3].loudness` must be at most 1"],
    ["words: Five short pips a second apart, and a long one.", "", "21: sound: `words` is missing"],
  ])("%j → %j: %s", (from, to, message) => expect(findProblems("sound", sound, from, to)).toContain(message))
})

const link = ["tile: whales", "why: Whales hear it, too."]

describe("a link", () => {
  it("is read as it is written; it may say nothing of its own", () => {
    expect(readText(fenced("link", ...link)).blocks).toEqual([
      { type: "link", tile: "whales", why: "Whales hear it, too." },
    ])
    expect(readText(fenced("link", "tile: 1984")).blocks).toEqual([{ type: "link", tile: "1984", why: "" }])
  })

  it.each([
    ["tile: whales", "", "21: link: `tile` is missing"],
    ["tile: whales", "tile: whales\ntitle: Whales", "22: link: unknown field `title`"],
    ["Whales hear it, too.", "Whales ".repeat(20), "22: link: `why` must have at most 120 characters; it has 139"],
  ])("%j → %j: %s", (from, to, message) => expect(findProblems("link", link, from, to)).toContain(message))
})

const compare = [
  "before: { picture: hill-1900.png, alt: A bare hill under low clouds., label: 1900 }",
  "after:",
  "  picture: hill-2000.png",
  "  alt: The same hill, grown over with a wood.",
  "  label: Today",
  "caption: One hill, a century apart.",
]

describe("a comparison", () => {
  it("is read as it is written", () => {
    expect(readText(fenced("compare", ...compare)).blocks).toEqual([
      {
        type: "compare",
        before: { picture: "hill-1900.png", alt: "A bare hill under low clouds.", label: "1900" },
        after: { picture: "hill-2000.png", alt: "The same hill, grown over with a wood.", label: "Today" },
        caption: "One hill, a century apart.",
      },
    ])
  })

  it.each([
    ["hill-2000.png", "hill-1900.png", "23: compare: `after.picture` is the same file as `before.picture`"],
    [
      "hill-2000.png",
      "../hill.png",
      "23: compare: `after.picture` must name a JPEG, PNG, WebP or AVIF file beside this one",
    ],
    ["  alt: The same hill, grown over with a wood.", "  alt: ''", "24: compare: `after.alt` is empty"],
    ["  alt: The same hill, grown over with a wood.\n", "", "22: compare: `after.alt` is missing"],
    [
      "label: Today",
      `label: ${"Today ".repeat(5)}`,
      "25: compare: `after.label` must have at most 24 characters; it has 29",
    ],
    ["caption: One hill, a century apart.", "", "21: compare: `caption` is missing"],
  ])("%j → %j: %s", (from, to, message) => expect(findProblems("compare", compare, from, to)).toContain(message))
})
