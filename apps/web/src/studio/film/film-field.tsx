import type { StudioFilm } from "@confetti/contract/studio"
import { t } from "@confetti/domain/messages/t"
import { announce } from "../../ui/announce.tsx"
import { FileDrop } from "../picture/file-drop.tsx"
import { filmFiles, isSentFilm } from "../picture/file-kinds.ts"
import { CaptionsField } from "./captions-field.tsx"
import "./film-field.css"

export const filmHint = t`MP4, MOV or WebM, at most one minute and 200 MB.`

type Props = {
  label: string
  file: string | null
  hint: string
  problem: string | null
  onFile: (file: string) => void
}

export function FilmField({ label, file, hint, problem, onFile }: Props) {
  const isShown = file !== null && isSentFilm(file)
  return (
    <div className="film-field grid gap-2 min-w-0" role="group" aria-label={label}>
      {isShown && (
        <video
          key={file}
          className="film-shown rounded-card"
          controls
          playsInline
          preload="metadata"
          src={`/studio/films/${file}`}
          poster={`/studio/films/${file.replace(".mp4", "-poster.png")}`}
        />
      )}
      {file !== null && !isShown && <p className="studio-hint">{file} is stored beside the tile’s file.</p>}
      <FileDrop<StudioFilm>
        kind={filmFiles}
        label={`File of ${label}`}
        action={file === null ? "Add a film" : "Choose another film"}
        hint={hint}
        problem={problem}
        sending={t`Uploading the film`}
        making={t`Uploaded. Converting it for every browser…`}
        onSent={(film) => {
          onFile(film.file)
          announce(t`Film added`)
        }}
      >
        {isShown && <CaptionsField film={file} />}
      </FileDrop>
    </div>
  )
}
