import { t } from "@confetti/domain/messages/t"
import { type ItemKind, isPerk } from "@confetti/domain/rewards/item-kind"
import type { ReactNode } from "react"
import { Field, Form, Select } from "../kit/form.tsx"
import { slugOf } from "../kit/slug.ts"
import type { ItemDraft } from "./item-draft.ts"
import { ItemPicture } from "./item-picture.tsx"
import { VariantsField } from "./variants-field.tsx"

const kindNames: Record<ItemKind, string> = {
  goods: t`A physical item`,
  hue: t`A shelf colour`,
  icon: t`An app icon`,
}

type Props = {
  draft: ItemDraft
  isNew: boolean
  freeKinds: readonly ItemKind[]
  src: string | null
  isBusy: boolean
  error: ReactNode
  onChange: (change: Partial<ItemDraft>) => void
  onSave: () => void
}

export function ItemForm({ draft, isNew, freeKinds, src, isBusy, error, onChange, onSave }: Props) {
  const { id, kind, title, teaser, text, cost, file, alt, choice, variants } = draft
  // The id follows the name until it is edited.
  const changeTitle = (value: string) =>
    onChange({ title: value, ...(isNew && id === slugOf(title, 64) && { id: slugOf(value, 64) }) })
  return (
    <Form
      className="studio-item-form"
      action={isBusy ? "Saving…" : isNew ? "Add, switched off" : "Save"}
      isBusy={isBusy}
      onSubmit={onSave}
    >
      <ItemPicture
        src={file === null ? src : `/studio/pictures/${file}`}
        alt={alt}
        onFile={(sent) => onChange({ file: sent })}
        onAlt={(words) => onChange({ alt: words })}
      />
      <Field label="Name" required minLength={2} maxLength={40} value={title} onType={changeTitle} />
      {isNew && (
        <div className="studio-item-pair grid gap-4">
          <Field
            label="Id, can’t be changed later"
            required
            maxLength={64}
            pattern="[a-z0-9]+(-[a-z0-9]+)*"
            title="Lowercase letters, digits and single hyphens"
            autoCapitalize="none"
            spellCheck={false}
            value={id}
            onType={(typed) => onChange({ id: typed })}
          />
          <Select
            label="What it is"
            options={freeKinds.map((each) => [each, kindNames[each]])}
            value={kind}
            onChoose={(chosen) => onChange({ kind: chosen })}
          />
        </div>
      )}
      <Field
        label="One line"
        required
        minLength={10}
        maxLength={120}
        value={teaser}
        onType={(typed) => onChange({ teaser: typed })}
      />
      <Field
        label="Text"
        hint="Material, size and packaging. An empty line starts a paragraph."
        required
        minLength={20}
        maxLength={1200}
        rows={6}
        value={text}
        onType={(typed) => onChange({ text: typed })}
      />
      <div className="studio-item-cost">
        <Field
          label="Points"
          required
          type="number"
          inputMode="numeric"
          min={1}
          max={10_000_000}
          step={1}
          value={cost}
          onType={(typed) => onChange({ cost: typed })}
        />
      </div>
      {!isPerk(kind) && <VariantsField choice={choice} variants={variants} onChange={onChange} />}
      <div role="alert">{error}</div>
    </Form>
  )
}
