import type { StudioProblem } from "@confetti/contract/studio"
import type { PageDraft } from "@confetti/contract/studio-brand"
import { t } from "@confetti/domain/messages/t"
import { useEffect } from "react"
import { useReadCache } from "../../platform/reads/use-reads.ts"
import { studioCall } from "../access/studio-call.ts"
import { TextField } from "../kit/document-fields.tsx"
import { nameOfSlug } from "../kit/slug.ts"
import { useRested } from "../kit/use-rested.ts"
import { fieldLines } from "../pack-file/conflict-sheet.tsx"
import { FileFrame } from "../pack-file/file-frame.tsx"
import { useFileDraft } from "../pack-file/use-file-draft.ts"
import type { ScreenProps } from "../section.ts"

export const pagesRead = { key: "studio-pages", read: () => studioCall("studio-list_pages", {}) }

const fieldNames: Record<keyof PageDraft, string> = {
  title: t`Title`,
  description: t`Description`,
  markdown: t`Text`,
}

type Props = Pick<ScreenProps, "language" | "ReadingText"> & { slug: string }

export function PageEditor({ slug, language, ReadingText }: Props) {
  const edited = useFileDraft(fileOf(slug))
  const version = edited.current?.state.version
  const cache = useReadCache()
  // Refresh the list beside it, which shows title and origin.
  useEffect(() => {
    if (version !== undefined) void cache.load(pagesRead, 0)
  }, [cache, version])
  const { answer, isOld } = useRested(edited.draft, (page) => studioCall("studio-preview_page", { slug, page }))
  // Problems of the last save, until the current text has been checked.
  const problems = edited.isDirty ? (answer?.problems ?? []) : edited.problems
  const inMarkdown = problems.filter(({ path }) => path?.[0] === "markdown")
  return (
    <div className="page-editor min-w-0">
      <h2 className="mb-2 text-4">{edited.draft?.title || nameOfSlug(slug)}</h2>
      <FileFrame
        name={t`the page “${nameOfSlug(slug)}”`}
        edited={edited}
        language={language}
        linesOf={(page) => fieldLines(page, fieldNames)}
        problems={problems}
      >
        {(page) => (
          <div className="page-editor-columns grid gap-6">
            <div className="studio-form">
              <TextField path="title" label="Title" most={72} />
              <TextField path="description" label="Description, for its head and link previews" most={300} rows={2} />
              <TextField
                path="markdown"
                label="Text"
                rows={22}
                hasLines
                hint="Markdown: ## for a heading, **bold**, *italic*, - for a list, [words](/privacy) for a link."
                problem={inMarkdown.length === 0 ? null : inMarkdown.map(lineText).join(" ")}
              />
            </div>
            <section
              className="page-preview wrap-anywhere rounded-sheet"
              aria-label="As readers see it"
              aria-busy={isOld || undefined}
            >
              <h3 className="text-5">{page.title || "Untitled"}</h3>
              <p className="page-preview-lead ink-2">{page.description}</p>
              <div className="reading">
                <ReadingText text={answer?.body ?? []} />
              </div>
            </section>
          </div>
        )}
      </FileFrame>
    </div>
  )
}

function lineText({ path, message }: StudioProblem): string {
  const line = String(path?.[1])
  return t`Line ${line}: ${message}.`
}

function fileOf(slug: string) {
  return {
    file: `pages/${slug}.md`,
    read: {
      key: `studio-page ${slug}`,
      read: async () => {
        const { page, ...state } = await studioCall("studio-get_page", { slug })
        return { state, draft: page }
      },
    },
    save: (base: number, page: PageDraft) => studioCall("studio-save_page", { slug, base, page }),
  }
}
