import { BlockForm, type BlockFormProps } from "./block-form.tsx"
import { chartForm } from "./chart/chart-form.ts"
import { choiceForm } from "./choice/choice-form.ts"
import { compareForm } from "./compare/compare-form.ts"
import type { FormKind } from "./form-kinds.ts"
import { guessForm } from "./guess/guess-form.ts"
import { linkForm } from "./link/link-form.ts"
import { mapForm } from "./map/map-form.ts"
import { scrollForm } from "./scroll/scroll-form.ts"
import { soundForm } from "./sound/sound-form.ts"
import { tableForm } from "./table/table-form.ts"
import { tryForm } from "./try/try-form.ts"

export function KindForm({ kind, ...block }: BlockFormProps & { kind: FormKind }) {
  switch (kind) {
    case "choice":
      return <BlockForm form={choiceForm} {...block} />
    case "table":
      return <BlockForm form={tableForm} {...block} />
    case "chart":
      return <BlockForm form={chartForm} {...block} />
    case "guess":
      return <BlockForm form={guessForm} {...block} />
    case "try":
      return <BlockForm form={tryForm} {...block} />
    case "link":
      return <BlockForm form={linkForm} {...block} />
    case "compare":
      return <BlockForm form={compareForm} {...block} />
    case "scroll":
      return <BlockForm form={scrollForm} {...block} />
    case "sound":
      return <BlockForm form={soundForm} {...block} />
    case "map":
      return <BlockForm form={mapForm} {...block} />
  }
}
