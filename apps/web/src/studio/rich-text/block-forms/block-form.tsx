import { useState } from "react"
import type { BlockFormKind } from "./block-form-kind.ts"
import { FilledForm } from "./filled-form.tsx"
import { UnreadForm } from "./unread-form.tsx"

export type BlockFormProps = {
  yaml: string
  isNew: boolean
  onSave: (yaml: string) => boolean
  onClose: () => void
}

export function BlockForm<Values>({ form, yaml, ...block }: BlockFormProps & { form: BlockFormKind<Values> }) {
  const [opened] = useState(() => form.read(yaml))
  if (!opened.ok) return <UnreadForm reason={opened.reason} onClose={block.onClose} />
  return <FilledForm form={form} opened={opened.values} {...block} />
}
