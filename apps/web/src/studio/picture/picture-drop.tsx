import type { StudioPicture } from "@confetti/contract/studio"
import { useId, useRef, useState } from "react"
import { Button } from "../../ui/button.tsx"
import { Alert } from "../kit/alert.tsx"
import { FieldProblem } from "./field-problem.tsx"
import { flawOfChosen } from "./flaw-of-chosen.ts"
import { useUpload } from "./use-upload.ts"
import "./picture-field.css"

type Props = {
  hasPicture: boolean
  problem: string | null
  onSent: (picture: StudioPicture) => void
  /** One is on its way, or did not come after all. That it came `onSent` says. */
  onSending?: (isSending: boolean) => void
}

export function PictureDrop({ hasPicture, problem, onSent, onSending }: Props) {
  const name = useId()
  const input = useRef<HTMLInputElement>(null)
  const chooser = useRef<HTMLButtonElement>(null)
  const [isOver, setOver] = useState(false)
  const [hasCome, setCome] = useState(false)
  const { share, trouble, send, cancel } = useUpload<StudioPicture>({
    path: "/studio/pictures",
    flawOf: flawOfChosen,
    onSending,
    onSent: (picture) => {
      onSent(picture)
      setCome(true)
    },
  })
  return (
    <>
      <div
        className="picture-drop"
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
        <input
          ref={input}
          id={`${name}-file`}
          className="picture-input"
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          tabIndex={-1}
          aria-hidden="true"
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? []
            if (chosen) send(chosen)
            // The same file may be chosen again.
            currentTarget.value = ""
          }}
        />
        <Button
          ref={chooser}
          data-invalid={problem !== null || undefined}
          aria-describedby={`${name}-hint ${name}-problem`}
          onClick={() => input.current?.click()}
        >
          {hasPicture ? "Choose another picture" : "Choose a picture"}
        </Button>
        <p className="studio-hint" id={`${name}-hint`}>
          Or drop one here. JPEG, PNG, WebP or AVIF, up to 20 MB.
        </p>
        {share !== null && (
          <div className="picture-progress">
            <progress max={1} value={share} aria-label="Sending the picture" />
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
      {/* For whoever does not see the picture, and for nobody else: an announcement would be shown as well. */}
      <p className="unseen" role="status">
        {hasCome && share === null && "The picture is here"}
      </p>
      <Alert>{trouble}</Alert>
      <FieldProblem id={`${name}-problem`} problem={problem} />
    </>
  )
}
