import type { StudioPicture } from "@confetti/contract/studio"
import { useId, useRef } from "react"
import { request } from "../../platform/api.ts"
import { Image } from "../../ui/image.tsx"
import { useAttempt } from "../../ui/use-attempt.ts"
import { troubleText } from "../trouble-text.ts"

type Props = {
  /** Where what is shown now lies; null where there is no picture yet. */
  src: string | null
  alt: string
  onFile: (file: string) => void
  onAlt: (alt: string) => void
}

const largest = 20 * 1024 * 1024

/** An item's picture, and what it shows in words. It is sent as soon as it is chosen. */
export function ItemPicture({ src, alt, onFile, onAlt }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { isBusy, trouble, attempt } = useAttempt((error) =>
    error instanceof RangeError ? error.message : troubleText(error),
  )
  const send = (file: File) =>
    attempt(async () => {
      if (file.size > largest)
        throw new RangeError("This picture is larger than 20 MB. Make it smaller and choose it again.")
      const headers = { "content-type": file.type || "application/octet-stream" }
      onFile((await request<StudioPicture>("/studio/pictures", { method: "POST", body: file, headers })).file)
    })
  return (
    <fieldset className="studio-item-picture">
      <legend>Picture</legend>
      <div className="studio-item-art">{src !== null && <Image src={src} alt={alt} />}</div>
      <div className="studio-item-picture-words">
        <input
          ref={input}
          id={id}
          className="unseen"
          type="file"
          tabIndex={-1}
          aria-label="Picture file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0]
            if (file) void send(file)
            currentTarget.value = ""
          }}
        />
        <button type="button" className="button" disabled={isBusy} onClick={() => input.current?.click()}>
          {isBusy ? "Sending…" : src === null ? "Choose a picture" : "Choose another picture"}
        </button>
        <p className="studio-trouble" role="alert">
          {trouble}
        </p>
        <label className="studio-field">
          What it shows
          <textarea
            required
            minLength={20}
            maxLength={200}
            rows={4}
            value={alt}
            onChange={({ currentTarget }) => onAlt(currentTarget.value)}
          />
          <small className="studio-hint">For who can’t see it: at least twenty characters.</small>
        </label>
      </div>
    </fieldset>
  )
}
