import type { DraftSubtile, TileDraft } from "@confetti/contract/tile-draft"
import { stringify } from "yaml"
import { readYaml } from "../../content/pack/read-yaml.ts"
import { headingOf, imageOf, markdownOf } from "./markdown-of.ts"

export type DraftPath = readonly (string | number)[]

export type FormattedTile = {
  text: string
  /** The field of a line, for a problem that only has its line. */
  pathAt: (line: number) => DraftPath
}

type Lines = { text: string; path: DraftPath }

/** A draft as an editor's file. Required fields are included even if empty. */
export function formatTile(draft: TileDraft): FormattedTile {
  const yaml = stringify(frontMatter(draft), { lineWidth: 0, blockQuote: false })
  const parts: Lines[] = [
    { text: `---\n${yaml}---`, path: [] },
    { text: "", path: ["opening"] },
    { text: markdownOf(draft.opening), path: ["opening"] },
    ...draft.subtiles.flatMap((subtile, at) => subtileLines(subtile, ["subtiles", at])),
  ]
  const text = `${parts.map((part) => part.text).join("\n")}\n`
  const paths = parts.flatMap((part) => part.text.split("\n").map(() => part.path))
  const fields = frontMatterPaths(yaml)
  return { text, pathAt: (line) => fields.get(line) ?? paths[line - 1] ?? [] }
}

function subtileLines({ heading, date, slug, body, clip }: DraftSubtile, path: DraftPath): Lines[] {
  const dated = date === null ? heading : `${date}: ${heading}`
  const title = slug === null ? dated : `${dated} {slug: ${slug}}`
  const lines: Lines[] = [
    { text: "", path },
    { text: headingOf(2, title), path: [...path, "heading"] },
  ]
  const text = markdownOf(body)
  // A figure follows its heading directly, as in the pack.
  if (text !== "" && body[0]?.type !== "figure") lines.push({ text: "", path: [...path, "body"] })
  if (text !== "") lines.push({ text, path: [...path, "body"] })
  if (clip) lines.push({ text: `\n${imageOf(clip.file, clip.alt)}`, path: [...path, "clip"] })
  return lines
}

/** Omits empty optional fields; required ones stay, so that a problem has a line. */
function frontMatter({ picture, ...draft }: TileDraft): object {
  return {
    title: draft.title,
    teaser: draft.teaser,
    categories: draft.categories,
    aspect: draft.aspect,
    ...(draft.developing && { developing: true }),
    published: draft.published,
    ...given({ updated: draft.updated, season: draft.season }),
    ...(draft.formerly.length > 0 && { formerly: draft.formerly }),
    picture: { ...artOf(picture), alt: picture.alt },
    sources: draft.sources.map(({ title, by, year, kind, ...links }) => ({
      title,
      by,
      ...(year !== null && { year }),
      kind,
      ...given(links),
    })),
    ...(draft.questions.length > 0 && { questions: draft.questions }),
    ...(draft.next && { next: draft.next }),
  }
}

export function artOf({ kind, file, focus }: TileDraft["picture"]): object {
  return kind === "video" ? { video: file } : { file, ...(focus && { focus }) }
}

function given(fields: Readonly<Record<string, string | null>>): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== ""))
}

/** The innermost field of each line of the front matter, which begins on the file's second line. */
function frontMatterPaths(yaml: string): Map<number, DraftPath> {
  const paths = new Map<number, DraftPath>()
  const source = readYaml(yaml, 2, () => {})
  const visit = (value: unknown, path: DraftPath): void => {
    if (path.length > 0) paths.set(source?.lineOf(path) ?? 1, path)
    if (typeof value !== "object" || value === null) return
    for (const [key, inner] of Object.entries(value)) visit(inner, [...path, Array.isArray(value) ? Number(key) : key])
  }
  visit(source?.value, [])
  return paths
}
