import type { EventBatch, SentEvent } from "@confetti/contract/events"
import type { Platform } from "@confetti/contract/platform"
import { t } from "@confetti/domain/messages/t"
import { ApiError, call } from "../../api.ts"
import { classifyError } from "../../classify-error.ts"
import { onOnline } from "../../connection.ts"
import { followDevice } from "../../device/follow-device.ts"
import { deviceId, randomId } from "../../ids.ts"
import { shownFault } from "../../shown-fault.ts"
import { mayCount, type Notice } from "../log-event.ts"
import { nativePlatform } from "../native.ts"
import { createSender, type SendResult } from "./create-sender.ts"
import type { SavedEvent } from "./event-store.ts"
import { openStore } from "./indexed-store.ts"

export function runSender(): (notice: Notice) => void {
  const deviceNow = followDevice()
  const opening = openStore().then((store) => {
    const sender = createSender({
      store,
      post: postEvents,
      mayCount,
      newId: randomId,
      deviceNow,
      now: Date.now,
      after: (ms, act) => void setTimeout(act, ms),
      onFailure: ({ message }) =>
        shownFault.set({
          title: t`Usage counting failed`,
          text: t`Your changes are safe. Only our usage count is affected. Error: ${message}`,
        }),
    })
    const flush = () => void sender.flush()
    onOnline(flush)
    document.addEventListener("visibilitychange", () => document.hidden && flush())
    // After notices received meanwhile, sends what waited.
    setTimeout(flush)
    return sender
  })
  return (notice) => void opening.then((sender) => sender.receive(notice))
}

async function postEvents(saved: readonly SavedEvent[]): Promise<SendResult> {
  // Offline requests fail, and browsers log each one.
  if (!navigator.onLine) return { ok: false, reason: "later", error: new ApiError("offline", "You are offline.") }
  const data: EventBatch = { installation: deviceId("cf_installation"), events: saved.map(sentEvent) }
  try {
    // `keepalive`, so that events of a closing page still arrive.
    await call("analytics-log_events", data, { keepalive: true })
    return { ok: true }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { ok: false, reason: reasonOf(error), error }
  }
}

function reasonOf(error: unknown): (SendResult & { ok: false })["reason"] {
  const failure = classifyError(error)
  return failure.is === "later" && !failure.isShown ? "failed" : failure.is
}

function sentEvent({ id, name, params, at, isNative, device }: SavedEvent): SentEvent {
  return { id, name, params: { ...params }, at: new Date(at).toISOString(), platform: platform(), isNative, device }
}

function platform(): Platform {
  const native = nativePlatform()
  if (native === null) return "web"
  return native === "ios" ? "ios" : "unknown"
}
