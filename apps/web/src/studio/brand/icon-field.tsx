import { useRef, useState } from "react"
import { announce } from "../../ui/announce.tsx"
import { troubleText } from "../trouble-text.ts"
import { sendIcon } from "./send-icon.ts"

type Props = {
  /** Where it is seen now. */
  url: string
  hasOwn: boolean
  problem: string | null
  onChange: (name: string) => void
}

/** One square picture, from which all icons are made. */
export function IconField({ url, hasOwn, problem, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const take = async (file: File | undefined) => {
    if (!file) return
    setBusy(true)
    setTrouble(null)
    try {
      const sent = await sendIcon(file)
      if ("flaw" in sent) return setTrouble(sent.flaw)
      onChange(sent.name)
      announce("The icon is here. It is published when you save.")
    } catch (error) {
      setTrouble(troubleText(error))
    } finally {
      setBusy(false)
      if (input.current) input.current.value = ""
    }
  }
  return (
    <div className="icon-field">
      <img src={url} alt="The icon" width={96} height={96} />
      <div>
        <b>Icon</b>
        <p className="studio-hint">
          One square PNG, WebP or JPEG of 512 pixels or more. All sizes are made from it, for tabs and home screens.
        </p>
        <input
          ref={input}
          className="unseen"
          type="file"
          aria-label="Picture of the icon"
          tabIndex={-1}
          accept="image/png,image/webp,image/jpeg,image/avif"
          onChange={({ currentTarget: { files } }) => void take(files?.[0])}
        />
        <div className="studio-answers">
          <button type="button" className="button" disabled={isBusy} onClick={() => input.current?.click()}>
            {isBusy ? "Sending…" : "Choose a picture"}
          </button>
          {hasOwn && (
            <button type="button" className="button" onClick={() => onChange("")}>
              Use the built-in one
            </button>
          )}
        </div>
        <p className="studio-trouble" role="alert">
          {trouble ?? problem}
        </p>
      </div>
    </div>
  )
}
