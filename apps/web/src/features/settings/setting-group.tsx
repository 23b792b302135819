import type { ReactNode } from "react"

/** Settings that belong together, under one heading. */
export function SettingGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="setting-group">
      <h2>{title}</h2>
      <div>{children}</div>
    </section>
  )
}
