import { t } from "@confetti/domain/messages/t"
import { call } from "../../../platform/api.ts"
import { deviceValues } from "../../../platform/device-values.ts"
import { type Toggle, toggleMutation } from "../../../platform/sync/mutation.ts"
import { createQueue } from "../../../platform/sync/queue.ts"
import { announce } from "../../../ui/announce.tsx"
import { marksHere } from "./marks-here.ts"

/** Finding the thought with this id interesting, or no more. What is shown depends on the thought as it was read: `marksHere.shownOver`. */
export const interestingToggle: Omit<Toggle, "shown"> = {
  kind: "interesting",
  send: ([{ id, isOn }], init) =>
    call(isOn ? "thoughts-mark_interesting" : "thoughts-unmark_interesting", { thoughtId: id }, init),
  apply: marksHere.apply,
  commit: marksHere.settle,
  revert({ id, isOn }, error) {
    marksHere.settle({ id, isOn: !isOn })
    announce(isOn ? t`Your mark was taken back. ${error.message}` : t`It is marked again. ${error.message}`)
  },
  // The button says it itself, where the finger is.
  onToggle: () => undefined,
}

/** What waits on the device and is sent. */
export const interestingMutation = toggleMutation({
  ...interestingToggle,
  shown: { has: () => false, useAll: () => [] },
})

// What waits from before is shown at once: who is here is known only later, and without a connection much later.
const waiting = createQueue(deviceValues)
  .waiting()
  .map(([, entry]) => entry)
marksHere.reset(
  waiting.flatMap(({ kind, input }) =>
    kind === interestingMutation.kind && interestingMutation.isInput(input) ? input : [],
  ),
)
