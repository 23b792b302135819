import { t } from "@confetti/domain/messages/t"

/** Which field of a draft something is about: `["sources", 1, "kind"]`. */
export type DraftPath = readonly (string | number)[]

export function fieldId(path: DraftPath): string {
  return `draft-${path.join("-")}`
}

export function isSamePath(a: DraftPath, b: DraftPath): boolean {
  return a.length === b.length && startsWith(a, b)
}

export function startsWith(path: DraftPath, start: DraftPath): boolean {
  return start.every((part, at) => path[at] === part)
}

const words: Readonly<Record<string, string>> = {
  slug: t`Address`,
  title: t`Title`,
  teaser: t`Teaser`,
  categories: t`Categories`,
  aspect: t`Format`,
  developing: t`Developing story`,
  published: t`Came out on`,
  updated: t`Last updated`,
  season: t`Season`,
  formerly: t`Former addresses`,
  picture: t`Picture`,
  "picture.alt": t`What is seen in the picture`,
  "picture.file": t`File of the picture`,
  opening: t`Opening`,
  subtiles: t`Subtiles`,
  sources: t`Sources`,
  questions: t`Questions`,
  next: t`Expected next`,
  "next.date": t`When it is expected`,
}

const items: Readonly<Record<string, (at: number) => string>> = {
  subtiles: (at) => t`Subtile ${at + 1}`,
  sources: (at) => t`Source ${at + 1}`,
  questions: (at) => t`Question ${at + 1}`,
}

const parts: Readonly<Record<string, string>> = {
  heading: t`heading`,
  date: t`date`,
  body: t`text`,
  clip: t`film`,
  slug: t`address`,
  title: t`title`,
  by: t`author`,
  year: t`year`,
  kind: t`kind`,
  doi: "DOI",
  isbn: "ISBN",
  url: t`link`,
  question: t`question`,
  options: t`option`,
  right: t`right answer`,
  why: t`explanation`,
}

export function pathWords(path: DraftPath): string {
  const [first = "", second, third, fourth] = path
  const item = items[first]
  if (item !== undefined && typeof second === "number") {
    if (typeof third !== "string") return item(second)
    const isOption = third === "options" && typeof fourth === "number"
    const part = isOption ? t`option ${fourth + 1}` : (parts[third] ?? third)
    return `${item(second)}, ${part}`
  }
  return words[`${first}.${second ?? ""}`] ?? words[first] ?? t`The tile`
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
