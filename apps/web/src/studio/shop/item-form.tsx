import { t } from "@confetti/domain/messages/t"
import { isPerk, itemKinds, type ItemKind } from "@confetti/domain/rewards/item-kind"
import type { ReactNode } from "react"
import { type ItemDraft, slugOf } from "./item-draft.ts"
import { ItemPicture } from "./item-picture.tsx"
import { VariantsField } from "./variants-field.tsx"

const kindNames: Record<ItemKind, string> = {
  goods: t`Something that is sent`,
  hue: t`A hue for the shelf`,
  icon: t`An icon for the app`,
}

type Props = {
  draft: ItemDraft
  isNew: boolean
  /** Kinds of which the shop has none yet. */
  freeKinds: readonly ItemKind[]
  src: string | null
  isBusy: boolean
  trouble: ReactNode
  onChange: (change: Partial<ItemDraft>) => void
  onSave: () => void
}

export function ItemForm({ draft, isNew, freeKinds, src, isBusy, trouble, onChange, onSave }: Props) {
  const { id, kind, title, teaser, text, cost, file, alt, choice, variants } = draft
  // Until it is typed, the name suggests the id.
  const changeTitle = (value: string) =>
    onChange({ title: value, ...(isNew && id === slugOf(title, 64) && { id: slugOf(value, 64) }) })
  return (
    <form
      className="studio-form studio-item-form"
      onSubmit={(event) => {
        event.preventDefault()
        onSave()
      }}
    >
      <ItemPicture
        src={file === null ? src : `/studio/pictures/${file}`}
        alt={alt}
        onFile={(sent) => onChange({ file: sent })}
        onAlt={(words) => onChange({ alt: words })}
      />
      <label className="studio-field">
        Name
        <input
          required
          minLength={2}
          maxLength={40}
          value={title}
          onChange={({ currentTarget }) => changeTitle(currentTarget.value)}
        />
      </label>
      {isNew && (
        <div className="studio-item-pair">
          <label className="studio-field">
            Id, for good
            <input
              required
              maxLength={64}
              pattern="[a-z0-9]+(-[a-z0-9]+)*"
              title="Small letters, digits and single hyphens"
              autoCapitalize="none"
              spellCheck={false}
              value={id}
              onChange={({ currentTarget }) => onChange({ id: currentTarget.value })}
            />
          </label>
          <label className="studio-field">
            What it is
            <select value={kind} onChange={({ currentTarget }) => onChange({ kind: kindOf(currentTarget.value) })}>
              {freeKinds.map((each) => (
                <option key={each} value={each}>
                  {kindNames[each]}
                </option>
              ))}
            </select>
          </label>
        </div>
      )}
      <label className="studio-field">
        One line
        <input
          required
          minLength={10}
          maxLength={120}
          value={teaser}
          onChange={({ currentTarget }) => onChange({ teaser: currentTarget.value })}
        />
      </label>
      <label className="studio-field">
        Text
        <textarea
          required
          minLength={20}
          maxLength={1200}
          rows={6}
          value={text}
          onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
        />
        <small className="studio-hint">
          What it is made of, how big it is, how it comes. An empty line begins a paragraph.
        </small>
      </label>
      <label className="studio-field studio-item-cost">
        Points
        <input
          required
          type="number"
          inputMode="numeric"
          min={1}
          max={10_000_000}
          step={1}
          value={cost}
          onChange={({ currentTarget }) => onChange({ cost: currentTarget.value })}
        />
      </label>
      {!isPerk(kind) && <VariantsField choice={choice} variants={variants} onChange={onChange} />}
      <div role="alert">{trouble}</div>
      <div className="studio-answers">
        <button type="submit" className="button primary" disabled={isBusy}>
          {isBusy ? "Saving…" : isNew ? "Add it, switched off" : "Save"}
        </button>
      </div>
    </form>
  )
}

function kindOf(value: string): ItemKind {
  return itemKinds.find((kind) => kind === value) ?? "goods"
}
