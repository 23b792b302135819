import { type ComponentType, Suspense, use } from "react"
import type { ScreenProps, Section } from "../section.ts"

const loading = new Map<string, Promise<ComponentType<ScreenProps>>>()

function loadOf({ id, load }: Section): Promise<ComponentType<ScreenProps>> {
  const known = loading.get(id)
  if (known) return known
  const asked = load().catch((error: unknown) => {
    loading.delete(id)
    throw error
  })
  loading.set(id, asked)
  return asked
}

export function SectionScreen({ section, ...props }: ScreenProps & { section: Section }) {
  return (
    <Suspense fallback={<div className="studio-waiting" role="status" aria-label="Loading" />}>
      <LoadedSection section={section} {...props} />
    </Suspense>
  )
}

function LoadedSection({ section, ...props }: ScreenProps & { section: Section }) {
  const Screen = use(loadOf(section))
  return <Screen {...props} />
}
