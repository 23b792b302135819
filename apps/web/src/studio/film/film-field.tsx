import type { StudioFilm } from "@confetti/contract/studio"
import { t } from "@confetti/domain/messages/t"
import { useId, useRef } from "react"
import { announce } from "../../ui/announce.tsx"
import { Button } from "../../ui/button.tsx"
import { Alert } from "../kit/alert.tsx"
import { FieldProblem } from "../picture/field-problem.tsx"
import { useUpload } from "../picture/use-upload.ts"
import { CaptionsField } from "./captions-field.tsx"
import { filmTrouble, flawOfFilm } from "./flaw-of-film.ts"
import "./film-field.css"

export const filmHint = t`MP4, MOV or WebM of a minute at most, up to 200 MB.`

/** A cover downloads on a phone: the import takes no longer one, in seconds. */
export const longestCoverFilm = 20

/** A film among the originals: the hash of its bytes. Others lie beside a file of the pack. */
const original = /^[a-z2-7]{20}\.mp4$/

type Props = {
  label: string
  file: string | null
  hint: string
  problem: string | null
  onFile: (file: string) => void
}

export function FilmField({ label, file, hint, problem, onFile }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { share, trouble, send, cancel } = useUpload<StudioFilm>({
    path: "/studio/films",
    flawOf: flawOfFilm,
    troubleOf: filmTrouble,
    onSent: (film) => {
      onFile(film.file)
      announce(t`The film is here`)
    },
  })
  const isShown = file !== null && original.test(file)
  const isMaking = share === 1
  return (
    <div className="film-field" role="group" aria-label={label}>
      <input
        ref={input}
        className="unseen"
        type="file"
        tabIndex={-1}
        aria-label={`File of ${label}`}
        accept="video/mp4,video/quicktime,video/webm"
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? []
          if (chosen) send(chosen)
          // The same file may be chosen again.
          currentTarget.value = ""
        }}
      />
      {isShown && (
        <>
          {/* biome-ignore lint/a11y/useMediaCaption: its captions are sent below, and may still be missing */}
          <video
            key={file}
            className="film-shown"
            controls
            playsInline
            preload="metadata"
            src={`/studio/films/${file}`}
            poster={`/studio/films/${file.replace(".mp4", "-poster.png")}`}
          />
        </>
      )}
      {file !== null && !isShown && <p className="studio-hint">{file} lies beside the tile’s file.</p>}
      <div className="film-choice">
        <Button
          aria-describedby={`${id}-hint ${id}-problem`}
          disabled={share !== null}
          onClick={() => input.current?.click()}
        >
          {file === null ? "Add a film" : "Choose another film"}
        </Button>
        {isShown && <CaptionsField film={file} />}
        <p className="studio-hint" id={`${id}-hint`}>
          {hint}
        </p>
      </div>
      {share !== null && (
        <div className="picture-progress">
          <progress
            max={1}
            {...(!isMaking && { value: share })}
            aria-label={isMaking ? "Making the film" : "Sending it"}
          />
          <span role="status">{isMaking ? "Sent. Making it fit for every browser…" : ""}</span>
          <Button onClick={cancel}>Stop</Button>
        </div>
      )}
      <Alert>{trouble}</Alert>
      <FieldProblem id={`${id}-problem`} problem={problem} />
    </div>
  )
}
