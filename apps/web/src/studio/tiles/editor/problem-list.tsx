import type { StudioProblem } from "@confetti/contract/studio"
import { fieldId } from "../../kit/document.tsx"
import type { Path } from "../../kit/paths.ts"
import { problemWords } from "../../kit/problems.ts"
import { pathWords } from "../fields/path-words.ts"

const row = "w-full min-h-44 py-2 text-start wrap-anywhere"

export function ProblemList({ problems, onGo }: { problems: readonly StudioProblem[]; onGo?: () => void }) {
  return (
    <ul className="draft-problems grid">
      {problems.map(({ path, file, line, message }) => (
        <li key={`${file} ${line} ${path?.join(".")} ${message}`}>
          {path === null ? (
            <p className={row}>
              <code>
                {file}:{line}
              </code>{" "}
              {message}
            </p>
          ) : (
            <button
              type="button"
              className={row}
              onClick={() => {
                onGo?.()
                // After the sheet has returned the focus.
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

function ProblemWords({ path, message }: { path: Path; message: string }) {
  const { isContinuation, text } = problemWords({ path, message })
  return (
    <>
      <b>{isContinuation ? pathWords(path) : `${pathWords(path)}:`}</b> {text}
    </>
  )
}

function focusField(path: Path): void {
  for (let length = path.length; length > 0; length--) {
    const field = document.getElementById(fieldId("draft", path.slice(0, length)))
    if (!field) continue
    field.focus({ preventScroll: true })
    field.scrollIntoView({ block: "center" })
    return
  }
}
