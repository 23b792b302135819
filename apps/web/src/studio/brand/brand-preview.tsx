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
    <section className="brand-preview in-hue" style={{ "--hue": hue }} aria-label="Preview">
      <div className="brand-phone">
        <span className="brand-home">
          <img src={iconUrl} alt="" width={60} height={60} />
          <span>{shown}</span>
        </span>
        <span className="brand-home" data-shape="round">
          <img src={iconUrl} alt="" width={60} height={60} />
          <span>{shown}</span>
        </span>
        <small>On a home screen</small>
      </div>
      <div className="brand-tab">
        <img src={iconUrl} alt="" width={16} height={16} />
        <span>{shell.title || shown}</span>
      </div>
      <div className="brand-join">
        <h3>Join {shown}</h3>
        <p>{tagline}</p>
        <div className="brand-parts">
          <span className="button primary">Join</span>
          <span className="brand-chip">New for you</span>
          <span className="brand-link">Read on</span>
        </div>
      </div>
      <div className="brand-card">
        <img src={iconUrl} alt="" width={72} height={72} />
        <div>
          <small>{host}</small>
          <b>{shell.title || shown}</b>
          <p>{shell.description || description}</p>
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
