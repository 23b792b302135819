import { AppError } from "@confetti/contract/app-error"
import { type ItemKind, isPerk } from "@confetti/domain/rewards/item-kind"

type Written = { choice: string | null; variants: readonly { id: string; name: string }[] }

/** Checks an item across its fields. Throws `reward/invalid-item` naming them. */
export function mustBeSound(kind: ItemKind, { choice, variants }: Written): void {
  const fields = findProblems(kind, choice, variants)
  if (fields.length > 0) throw new AppError("reward/invalid-item", { fields })
}

function findProblems(kind: ItemKind, choice: string | null, variants: Written["variants"]): string[] {
  if (isPerk(kind)) return choice !== null || variants.length > 0 ? ["variants: only goods have them"] : []
  if (variants.length === 0) return choice === null ? [] : ["choice: is only allowed with variants"]
  const ids = variants.map(({ id }) => id)
  return [
    ...(variants.length === 1 ? ["variants: needs at least two, or none"] : []),
    ...(choice === null ? ["choice: is missing, such as Size"] : []),
    ...(new Set(ids).size < ids.length ? ["variants: two have the same id"] : []),
  ]
}
