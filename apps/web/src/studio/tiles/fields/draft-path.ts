/** Which field of a draft something is about: `["sources", 1, "kind"]`. */
export type DraftPath = readonly (string | number)[]

/** The id of the element that edits a field. */
export function fieldId(path: DraftPath): string {
  return `draft-${path.join("-")}`
}

export function isSamePath(a: DraftPath, b: DraftPath): boolean {
  return a.length === b.length && startsWith(a, b)
}

/** Whether `path` is `start` or lies below it. */
export function startsWith(path: DraftPath, start: DraftPath): boolean {
  return start.every((part, at) => path[at] === part)
}

const words: Readonly<Record<string, string>> = {
  slug: "Address",
  title: "Title",
  teaser: "Teaser",
  categories: "Categories",
  aspect: "Format",
  developing: "Developing story",
  published: "Came out on",
  updated: "Last updated",
  season: "Season",
  formerly: "Former addresses",
  picture: "Picture",
  "picture.alt": "What is seen in the picture",
  "picture.emoji": "Emoji of the picture",
  "picture.extras": "Other emoji of the picture",
  "picture.recipe": "Recipe of the picture",
  "picture.file": "File of the picture",
  opening: "Opening",
  subtiles: "Subtiles",
  sources: "Sources",
  questions: "Questions",
  next: "Expected next",
  "next.date": "When it is expected",
}

const items: Readonly<Record<string, string>> = { subtiles: "Subtile", sources: "Source", questions: "Question" }

const parts: Readonly<Record<string, string>> = {
  heading: "heading",
  date: "date",
  body: "text",
  clip: "film",
  slug: "address",
  title: "title",
  by: "author",
  year: "year",
  kind: "kind",
  doi: "DOI",
  isbn: "ISBN",
  url: "link",
  question: "question",
  options: "option",
  right: "right answer",
  why: "explanation",
}

/** A field's name in words, for where it stands alone. */
export function pathWords(path: DraftPath): string {
  const [first = "", second, third, fourth] = path
  const item = items[first]
  if (item !== undefined && typeof second === "number") {
    const part = typeof third === "string" ? `, ${parts[third] ?? third}` : ""
    const number = third === "options" && typeof fourth === "number" ? ` ${fourth + 1}` : ""
    return `${item} ${second + 1}${part}${number}`
  }
  return words[`${first}.${second ?? ""}`] ?? words[first] ?? "The tile"
}

/** A path as the checks of files write it, counting from one: `questions[1].options[2]`. */
function filePath(path: DraftPath): string {
  return path.map((part, at) => (typeof part === "number" ? `[${part + 1}]` : at === 0 ? part : `.${part}`)).join("")
}

/** What is wrong, without the field that a file's check names first: here it stands beside its field. */
export function problemWords({ path, message }: { path: DraftPath | null; message: string }): {
  /** Whether the words go on a sentence that begins with the field's name. */
  goesOn: boolean
  text: string
} {
  const plain = message.replaceAll("`", "").replace(/:\s*$/, "")
  const named = path === null ? "" : `${filePath(path)} `
  const goesOn = named !== "" && plain.startsWith(named)
  return { goesOn, text: goesOn ? plain.slice(named.length) : plain }
}
