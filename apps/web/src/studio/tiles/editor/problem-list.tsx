import type { StudioProblem } from "@confetti/contract/studio"
import { type DraftPath, fieldId, pathWords, problemWords } from "../fields/draft-path.ts"

export function ProblemList({ problems, onGo }: { problems: readonly StudioProblem[]; onGo?: () => void }) {
  return (
    <ul className="draft-problems">
      {problems.map(({ path, file, line, message }) => (
        <li key={`${file} ${line} ${path?.join(".")} ${message}`}>
          {path === null ? (
            <span>
              <code>
                {file}:{line}
              </code>{" "}
              {message}
            </span>
          ) : (
            <button
              type="button"
              onClick={() => {
                onGo?.()
                // A sheet gives the focus back as it closes: after that.
                setTimeout(() => focusField(path))
              }}
            >
              <ProblemWords path={path} message={message} />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

function ProblemWords({ path, message }: { path: DraftPath; message: string }) {
  const { goesOn, text } = problemWords({ path, message })
  return (
    <>
      <b>{goesOn ? pathWords(path) : `${pathWords(path)}:`}</b> {text}
    </>
  )
}

function focusField(path: DraftPath): void {
  for (let length = path.length; length > 0; length--) {
    const field = document.getElementById(fieldId(path.slice(0, length)))
    if (!field) continue
    field.focus({ preventScroll: true })
    field.scrollIntoView({ block: "center" })
    return
  }
}
