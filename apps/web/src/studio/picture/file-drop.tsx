import { type ReactNode, useId, useRef, useState } from "react"
import { Button } from "../../ui/button.tsx"
import { Alert } from "../kit/alert.tsx"
import { FileButton } from "./file-button.tsx"
import type { FileKind } from "./file-kinds.ts"
import { useUpload } from "./use-upload.ts"
import "./picture-field.css"

type Props<Answer> = {
  kind: FileKind
  /** Label of the file for screen readers. */
  label: string
  /** Label of the button. */
  action: string
  hint: string
  problem: string | null
  /** Labels of the progress while the file is sent, and while the server converts it. */
  sending: string
  making?: string
  /** Said once it has come to whoever does not see it, and to nobody else: an announcement would be shown as well. */
  came?: string
  onSent: (answer: Answer) => void
  onSending?: ((isSending: boolean) => void) | undefined
  /** More buttons beside it. */
  children?: ReactNode
}

/** Sends a file that is chosen or dropped here, and shows how far it is. */
export function FileDrop<Answer>({ kind, label, action, hint, problem, onSent, onSending, ...props }: Props<Answer>) {
  const { sending, making, came, children } = props
  const id = useId()
  const chooser = useRef<HTMLButtonElement>(null)
  const [isOver, setOver] = useState(false)
  const [hasCome, setCome] = useState(false)
  const { share, trouble, send, cancel } = useUpload<Answer>(kind, {
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
        className="file-drop"
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
          <div className="file-progress">
            <progress max={1} {...(!isMaking && { value: share })} aria-label={isMaking ? making : sending} />
            {making !== undefined && <span role="status">{isMaking && making}</span>}
            <Button
              onClick={() => {
                cancel()
                // Its own button goes, and the focus with it.
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
      <Alert>{trouble}</Alert>
      <p className="studio-trouble" id={`${id}-problem`}>
        {problem}
      </p>
    </>
  )
}
