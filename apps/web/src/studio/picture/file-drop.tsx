import { type ReactNode, useId, useRef, useState } from "react"
import { Button } from "../../ui/button.tsx"
import { Alert } from "../kit/alert.tsx"
import { FileButton } from "./file-button.tsx"
import type { FileKind } from "./file-kinds.ts"
import { useUpload } from "./use-upload.ts"
import "./picture-field.css"

type Props<Answer> = {
  kind: FileKind
  /** The file's label for screen readers. */
  label: string
  action: string
  hint: string
  problem: string | null
  /** Progress labels for uploading and converting. */
  sending: string
  making?: string
  /** Announced to screen readers only, when the file is uploaded. */
  came?: string
  onSent: (answer: Answer) => void
  onSending?: ((isSending: boolean) => void) | undefined
  children?: ReactNode
}

/** Uploads a chosen or dropped file and shows its progress. */
export function FileDrop<Answer>({ kind, label, action, hint, problem, onSent, onSending, ...props }: Props<Answer>) {
  const { sending, making, came, children } = props
  const id = useId()
  const chooser = useRef<HTMLButtonElement>(null)
  const [isOver, setOver] = useState(false)
  const [hasCome, setCome] = useState(false)
  const { share, error, send, cancel } = useUpload<Answer>(kind, {
    onSending,
    onSent: (answer) => {
      onSent(answer)
      setCome(true)
    },
  })
  const isMaking = share === 1 && making !== undefined
  return (
    <>
      <div
        className="file-drop flex flex-wrap items-center gap-2-4 p-4 rounded-card"
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          const [dropped] = event.dataTransfer.files
          if (dropped) send(dropped)
        }}
      >
        <FileButton
          ref={chooser}
          label={label}
          accept={kind.accept}
          data-invalid={problem !== null || undefined}
          aria-describedby={`${id}-hint ${id}-problem`}
          onFile={send}
        >
          {action}
        </FileButton>
        {children}
        <p className="studio-hint" id={`${id}-hint`}>
          {hint}
        </p>
        {share !== null && (
          <div className="file-progress flex items-center gap-3">
            <progress max={1} {...(!isMaking && { value: share })} aria-label={isMaking ? making : sending} />
            {making !== undefined && <span role="status">{isMaking && making}</span>}
            <Button
              onClick={() => {
                cancel()
                // The button disappears, so its focus moves.
                chooser.current?.focus()
              }}
            >
              Stop
            </Button>
          </div>
        )}
      </div>
      {came !== undefined && (
        <p className="unseen" role="status">
          {hasCome && share === null && came}
        </p>
      )}
      <Alert>{error}</Alert>
      <p className="studio-error" id={`${id}-problem`}>
        {problem}
      </p>
    </>
  )
}
