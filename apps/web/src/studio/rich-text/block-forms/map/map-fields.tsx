import { blockLimits } from "@confetti/domain/tile/block-limits"
import { TextField } from "../../../pack-file/text-field.tsx"
import type { FieldsProps } from "../block-form-kind.ts"
import { RowList } from "../row-list.tsx"
import { TitleField } from "../title-field.tsx"
import { UnitField } from "../unit-field.tsx"
import { WordsField } from "../words-field.tsx"
import { emptyPlace, type MapValues } from "./map-values.ts"
import { PlaceFields } from "./place-fields.tsx"
import { RegionFields } from "./region-fields.tsx"

export function MapFields({ values, flaws, onChange }: FieldsProps<MapValues>) {
  const { region, places, routes } = values
  return (
    <>
      <TitleField values={values} flaws={flaws} onChange={onChange} />
      <RegionFields
        region={region}
        flawOf={(side) => flaws[`region.${side}`] ?? null}
        onChange={(change) => onChange({ region: { ...region, ...change } })}
      />
      <RowList
        legend="Places"
        hint="In the order they are gone through."
        rows={places}
        empty={emptyPlace}
        most={blockLimits.places.most}
        flaw={flaws["places"]}
        className="block-form-part"
        nameOf={({ label }) => label}
        onChange={(next) => onChange({ places: next })}
      >
        {(place, at, set) => (
          <PlaceFields
            legend={`Place ${at + 1}`}
            place={place}
            flawOf={(field) => flaws[`places.${at}.${field}`] ?? null}
            onChange={set}
          />
        )}
      </RowList>
      <RowList
        legend="Routes"
        hint="The shortest ways on the globe between points. May be left out."
        rows={routes}
        empty={{ points: "" }}
        least={0}
        most={blockLimits.routes.most}
        flaw={undefined}
        className="block-form-part"
        nameOf={() => ""}
        onChange={(next) => onChange({ routes: next })}
      >
        {({ points }, at, set) => (
          <TextField
            label={`Route ${at + 1}`}
            value={points}
            rows={3}
            problem={flaws[`routes.${at}.points`] ?? null}
            hint="Latitude and longitude, a point a line."
            onChange={(next) => set({ points: next })}
          />
        )}
      </RowList>
      <UnitField values={values} flaws={flaws} onChange={onChange} />
      <WordsField
        values={values}
        flaws={flaws}
        hint="What is to be seen in it, for those who don’t see it."
        onChange={onChange}
      />
    </>
  )
}
