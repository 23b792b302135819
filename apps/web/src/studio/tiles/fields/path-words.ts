import type { StudioProblem } from "@confetti/contract/studio"
import { t } from "@confetti/domain/messages/t"
import type { Path } from "../../kit/paths.ts"
import { problemWords } from "../../kit/problems.ts"

const words: Readonly<Record<string, string>> = {
  slug: t`Address`,
  title: t`Title`,
  teaser: t`Teaser`,
  categories: t`Categories`,
  aspect: t`Format`,
  developing: t`Developing story`,
  published: t`Published on`,
  updated: t`Last updated`,
  season: t`Season`,
  formerly: t`Former addresses`,
  picture: t`Picture`,
  "picture.alt": t`Description of the picture`,
  "picture.file": t`File of the picture`,
  opening: t`Opening`,
  subtiles: t`Subtiles`,
  sources: t`Sources`,
  questions: t`Questions`,
  next: t`Expected next`,
  "next.date": t`Expected date`,
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

export function pathWords(path: Path): string {
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

export function problemText({ path, file, line, message }: StudioProblem): string {
  if (path === null) return `${file}:${line} ${message}`
  const { isContinuation, text } = problemWords({ path, message })
  return isContinuation ? `${pathWords(path)} ${text}` : `${pathWords(path)}: ${text}`
}
