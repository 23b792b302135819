import { type ComponentType, createElement, type ReactNode, Suspense, use, useState } from "react"

export type LazyScreen<Props> = ComponentType<Props> & { preload: () => Promise<unknown> }

/**
 * A screen whose code comes when it is needed. Once preloaded it renders at once, without a gap: that is how the server
 * renders it, and how the browser takes over a page the server rendered. `meanwhile` is shown until then, and `otherwise` in place of one
 * that can't be fetched.
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = <div className="waiting" />,
  otherwise?: ComponentType<Props>,
): LazyScreen<Props> {
  let loaded: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined
  const preload = () => {
    loading ??= load().then(
      (component) => {
        loaded = component
        return component
      },
      (error) => {
        // Offline just now; the next try may succeed.
        loading = undefined
        throw error
      },
    )
    return loading
  }
  function Arriving({ coming, props }: { coming: Promise<ComponentType<Props>>; props: Props }) {
    return createElement(use(coming), props)
  }
  function Screen(props: Props) {
    // As it was when it came: what arrived meanwhile must not begin anew when it is next rendered.
    const [atHand] = useState(() => loaded)
    // Fetched once per mount: a fetch per render would go on without end where it fails.
    const [coming] = useState(() => {
      if (atHand) return undefined
      return otherwise ? preload().catch(() => otherwise) : preload()
    })
    if (!coming) return atHand && createElement(atHand, props)
    return (
      <Suspense fallback={meanwhile}>
        <Arriving coming={coming} props={props} />
      </Suspense>
    )
  }
  return Object.assign(Screen, { preload })
}
