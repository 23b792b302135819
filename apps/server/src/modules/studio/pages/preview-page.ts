import { previewStudioPage } from "@confetti/contract/studio-brand"
import { readCallable } from "../../../platform/callables/define-callable.ts"
import { wordsIn } from "../../../platform/words/words-in.ts"
import { mustParseSoon } from "../../content/pack/must-parse-soon.ts"
import { parsePage } from "../../content/pack/parse-page.ts"
import { type Problem, sortProblems } from "../../content/pack/problem.ts"
import { viewProblems } from "../publish/view-problems.ts"
import { loadPage } from "./load-page.ts"
import { pageText } from "./page-text.ts"

export const previewPageCallable = readCallable(previewStudioPage, async ({ slug, page }, context) => {
  const { db, config, content } = context
  const { file: current, foot } = await loadPage(db, config, slug)
  const { file } = current
  const { text, pathAt } = pageText(page, foot)
  await mustParseSoon({ kind: "page", file, text })
  const problems: Problem[] = []
  const parsed = parsePage(file, text, (line, say, path) => problems.push({ file, line, say, path }))
  const words = wordsIn(content.current().brand.language)
  return { body: parsed?.body ?? [], problems: viewProblems(sortProblems(problems), file, pathAt, words) }
})
