import type { ReactNode, Ref } from "react"
import { useLocation } from "../../platform/location.ts"
import { plainClick } from "../../ui/plain-click.ts"

type Props = {
  title: ReactNode
  /** For a title that receives the focus when the screen opens. */
  titleRef?: Ref<HTMLHeadingElement>
  about?: ReactNode
  back?: { title: string; href: string } | null
  /** Beside the title: tabs, a picture, or the most frequent action. */
  aside?: ReactNode
  className?: string
  children: ReactNode
}

export function Screen({ title, titleRef, about, back, aside, className, children }: Props) {
  const [, go] = useLocation()
  return (
    <div className={className === undefined ? "studio-page" : `studio-page ${className}`}>
      <header className="studio-head flex flex-wrap justify-between items-end mb-5">
        <div>
          {back && (
            <a
              className="inline-flex items-center min-h-44 ink-2 font-semibold"
              href={back.href}
              onClick={plainClick(() => go(back.href))}
            >
              ‹ {back.title}
            </a>
          )}
          <h1 className="text-5" ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
            {title}
          </h1>
          {about && <p className="measure mt-2 ink-2">{about}</p>}
        </div>
        {aside}
      </header>
      {children}
    </div>
  )
}
