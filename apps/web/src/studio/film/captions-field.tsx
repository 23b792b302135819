import { t } from "@confetti/domain/messages/t"
import { useState } from "react"
import { request } from "../../platform/api.ts"
import { Button } from "../../ui/button.tsx"
import { Alert } from "../kit/alert.tsx"
import { NotYet, useAction } from "../kit/use-action.ts"
import { FileButton } from "../picture/file-button.tsx"

/** The import's limit in bytes. */
const longest = 100_000

export function CaptionsField({ film }: { film: string }) {
  const [said, setSaid] = useState<string | null>(null)
  const { isBusy, error, act } = useAction()
  const send = (readText: () => Promise<string>, words: string) =>
    void act(async () => {
      const body = await readText()
      if (body.length > longest) throw new NotYet(t`These captions are larger than 100 kB. Choose a shorter file.`)
      await request(`/studio/films/${film}/captions`, { method: "PUT", body })
      setSaid(words)
    }, words)
  return (
    <>
      <FileButton
        label="Captions file"
        accept=".vtt,text/vtt"
        disabled={isBusy}
        onFile={(file) => send(() => file.text(), t`Captions added`)}
      >
        Choose captions
      </FileButton>
      <Button disabled={isBusy} onClick={() => send(async () => "", t`Captions removed`)}>
        Remove captions
      </Button>
      <p className="studio-hint">
        {said ?? "Captions are a WebVTT file of what is said. Readers get them when the tile is next published."}
      </p>
      <Alert>{error}</Alert>
    </>
  )
}
