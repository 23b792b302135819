import { t } from "@confetti/domain/messages/t"
import { useEffect, useRef, useState } from "react"
import { canShareFiles, type ShareOutcome } from "../../platform/share.ts"
import { Button } from "../../ui/button.tsx"
import { Icon } from "../../ui/icon.tsx"
import { Sheet } from "../../ui/sheet.tsx"
import { cardSize, drawShareCard, type ShareCard } from "./draw-share-card.ts"
import "./share-card.css"

type Props = {
  card: ShareCard
  fileName: string
  onShare: (file: File) => Promise<ShareOutcome>
  onSave: (file: File) => void
  onLink: () => void
  onClose: () => void
}

export function ShareCardSheet({ card, fileName, onShare, onSave, onLink, onClose }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const [said, setSaid] = useState<string | null>(null)
  // As when the sheet was opened: later reads do not redraw it.
  const [drawn] = useState(card)
  useEffect(() => {
    let isOver = false
    const draw = async () => {
      if (!canvas.current) return
      try {
        await drawShareCard(canvas.current, drawn)
        const made = await fileOf(canvas.current, fileName)
        if (!isOver) setFile(made)
      } catch {
        if (!isOver) setSaid(t`This browser can’t create the picture. You can share the link instead.`)
      }
    }
    void draw()
    return () => {
      isOver = true
    }
  }, [drawn, fileName])
  const canShare = file !== null && canShareFiles(file)
  const save = (given: File) => {
    onSave(given)
    setSaid(t`Saved to your downloads.`)
  }
  const share = async (given: File) => {
    const outcome = await onShare(given)
    if (outcome === "shared") onClose()
    else if (outcome === "refused") save(given)
  }
  return (
    <Sheet title="Share as a picture" className="share-card-sheet" onClose={onClose}>
      <canvas
        className="share-card mx-auto mt-2 mb-4 rounded-card surface-2"
        ref={canvas}
        width={cardSize.width}
        height={cardSize.height}
        role="img"
        aria-label={`${drawn.title}. ${drawn.teaser}`}
        data-drawn={file !== null || undefined}
      />
      <div className="share-card-ways flex flex-wrap justify-center gap-2">
        {canShare && (
          <Button kind="primary" onClick={() => void share(file)}>
            <Icon name="share" />
            Share the picture
          </Button>
        )}
        <Button kind={canShare ? undefined : "primary"} disabled={file === null} onClick={() => file && save(file)}>
          Save the picture
        </Button>
        <Button onClick={onLink}>Share the link</Button>
      </div>
      <p className="share-card-said mt-3 ink-2 text-center" role="status">
        {said}
      </p>
    </Sheet>
  )
}

function fileOf(canvas: HTMLCanvasElement, name: string): Promise<File> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(new File([blob], name, { type: blob.type })) : reject(new Error("Nothing was drawn."))),
      "image/jpeg",
      0.92,
    )
  })
}
