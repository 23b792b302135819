import { type ComponentType, createElement, type ReactNode, Suspense, use, useState } from "react"

export type LazyScreen<Props> = ComponentType<Props> & { preload: () => Promise<unknown> }

/**
 * A lazy screen. Once preloaded it renders synchronously, as on the server and for hydration. `meanwhile` is shown while loading,
 * `otherwise` after a failure.
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
        // A later try may succeed.
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
    // Fixed at mounting: a screen loaded meanwhile must not restart.
    const [atHand] = useState(() => loaded)
    // Loaded once per mount: a load per render would never end on failures.
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
