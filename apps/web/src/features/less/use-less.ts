import type { LessEffect } from "@confetti/contract/feed"
import { t } from "@confetti/domain/messages/t"
import { useState } from "react"
import { logEvent } from "../../platform/analytics/log-event.ts"
import { ApiError } from "../../platform/api.ts"
import type { Less, LessSource, ShownFeed } from "./less-api.ts"
import { lessText, moreText } from "./less-text.ts"

export type OpenFeed = {
  shown: () => Promise<ShownFeed>
  takeOrder: (ids: readonly string[]) => Promise<void>
  less: LessSource
}

type State = { effect: LessEffect | null; said: string | null; isBusy: boolean; isUndone: boolean }

const asked: State = { effect: null, said: null, isBusy: false, isUndone: false }

export function useLess({ shown, takeOrder, less: source }: OpenFeed) {
  const [state, setState] = useState(asked)

  const run = async (act: (shown: ShownFeed) => Promise<LessEffect>, isUndone: boolean) => {
    setState({ ...state, isBusy: true })
    try {
      const effect = await act(await shown())
      await takeOrder(effect.tileIds)
      setState({ effect, said: isUndone ? moreText(effect) : lessText(effect), isBusy: false, isUndone })
    } catch (error) {
      setState({ ...state, isBusy: false, said: errorText(error) })
    }
  }

  return {
    ...state,
    ask: (less: Less) => {
      logEvent("show_less", { scope: less.scope, subject: less.subject })
      return run((feed) => source.showLess(less, feed), false)
    },
    undo: () => state.effect && run((feed) => source.undoLess(state.effect?.wish.id ?? "", feed), true),
  }
}

function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return t`Something went wrong. Your feed has not changed.`
  return error.code === "offline"
    ? t`You are offline. Your feed has not changed. Try again when you are online.`
    : `${error.message} ${t`Your feed has not changed.`}`
}
