import { Icon } from "../../../ui/icon.tsx"

type Props = {
  isMine: boolean
  isReported: boolean
  /** Their name, or "" for somebody who gave none. */
  by: string
  onShare: () => void
  onReport: () => void
  onHide: () => void
}

/** Everything one can do with a thought, in words. Nobody reports or hides themselves. */
export function MenuList({ isMine, isReported, by, onShare, onReport, onHide }: Props) {
  return (
    <ul className="menu">
      <li>
        <button type="button" onClick={onShare}>
          <Icon name="share" />
          Share
        </button>
      </li>
      {!isMine && (
        <>
          <li>
            {isReported ? (
              <p className="thought-menu-done">
                <Icon name="check" />
                You have reported it
              </p>
            ) : (
              <button type="button" onClick={onReport}>
                <Icon name="report" />
                Report
              </button>
            )}
          </li>
          <li>
            <button type="button" onClick={onHide}>
              <Icon name="hide" />
              {by === "" ? (
                <span>Hide this person</span>
              ) : (
                <span>
                  Hide <bdi>{by}</bdi>
                </span>
              )}
            </button>
          </li>
        </>
      )}
    </ul>
  )
}
