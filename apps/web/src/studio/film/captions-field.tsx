import { t } from "@confetti/domain/messages/t"
import { useRef, useState } from "react"
import { request } from "../../platform/api.ts"
import { announce } from "../../ui/announce.tsx"
import { Button } from "../../ui/button.tsx"
import { useAttempt } from "../../ui/use-attempt.ts"
import { Alert } from "../kit/alert.tsx"
import { troubleText } from "../trouble-text.ts"

/** What an import takes, in bytes. */
const longest = 100_000

export function CaptionsField({ film }: { film: string }) {
  const input = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState<string | null>(null)
  const { isBusy, trouble, attempt } = useAttempt((error) =>
    error instanceof RangeError ? error.message : troubleText(error),
  )
  const send = (text: string, words: string) =>
    attempt(async () => {
      if (text.length > longest) throw new RangeError(t`These captions are larger than 100 kB. Choose a shorter file.`)
      await request(`/studio/films/${film}/captions`, { method: "PUT", body: text })
      setSaid(words)
      announce(words)
    })
  return (
    <>
      <input
        ref={input}
        className="unseen"
        type="file"
        tabIndex={-1}
        aria-label="Captions file"
        accept=".vtt,text/vtt"
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? []
          currentTarget.value = ""
          if (chosen) void chosen.text().then((text) => send(text, t`The captions are here`))
        }}
      />
      <Button disabled={isBusy} onClick={() => input.current?.click()}>
        Choose captions
      </Button>
      <Button disabled={isBusy} onClick={() => void send("", t`It has no captions now`)}>
        Without captions
      </Button>
      <p className="studio-hint">
        {said ?? "Captions are a WebVTT file with what is said in it. Readers have them once it is published again."}
      </p>
      <Alert>{trouble}</Alert>
    </>
  )
}
