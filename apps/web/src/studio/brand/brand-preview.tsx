import type { BrandDraft } from "@confetti/contract/studio-brand"
import { leastContrast, hueContrasts } from "@confetti/domain/color/hue-contrast"
import { t } from "@confetti/domain/messages/t"
import { wordsLanguage } from "@confetti/domain/messages/words-language"

type Props = { brand: BrandDraft; hue: number; iconUrl: string; host: string }

export function BrandPreview({ brand, hue, iconUrl, host }: Props) {
  const { name, tagline, description, shell } = brand
  const shown = name || t`Untitled`
  const least = leastContrast.toLocaleString(wordsLanguage)
  const faint = hueContrasts(hue).filter(({ ratio }) => ratio < leastContrast)
  return (
    <section className="brand-preview grid gap-4 in-hue" style={{ "--hue": hue }} aria-label="Preview">
      <div className="brand-phone flex flex-wrap rounded-sheet">
        <span className="brand-home grid justify-items-center text-center">
          <img src={iconUrl} alt="" width={60} height={60} />
          <span>{shown}</span>
        </span>
        <span className="brand-home grid justify-items-center text-center" data-shape="round">
          <img src={iconUrl} alt="" width={60} height={60} />
          <span>{shown}</span>
        </span>
        <small>On a home screen</small>
      </div>
      <div className="brand-tab flex items-center gap-2 px-4 py-2 text-1 surface-2">
        <img src={iconUrl} alt="" width={16} height={16} />
        <span>{shell.title || shown}</span>
      </div>
      <div className="brand-join grid gap-3 rounded-sheet">
        <h3>Join {shown}</h3>
        <p>{tagline}</p>
        <div className="brand-parts flex flex-wrap items-center">
          <span className="button primary">Join</span>
          <span className="px-3 py-1 font-semibold on-hue rounded-full">New for you</span>
          <span className="underline ink-hue">Read on</span>
        </div>
      </div>
      <div className="flex gap-4 p-4 surface-1 rounded-card">
        <img src={iconUrl} alt="" width={72} height={72} className="flex-none rounded-card" />
        <div className="grid gap-1 min-w-0 wrap-anywhere">
          <small>{host}</small>
          <b>{shell.title || shown}</b>
          <p className="text-1 ink-2">{shell.description || description}</p>
        </div>
      </div>
      <p className="studio-hint">
        {faint.length === 0
          ? `All text in this hue is readable: contrast ${least}:1 or more.`
          : "Some text in this hue would be too faint to read."}
      </p>
    </section>
  )
}
