/**
 * A file's transfer: queued (`idle`), asking for the offset (`starting`), `sending`, `paused` by its owner, `waiting` for the connection,
 * or finished.
 */
export type Transfer = {
  is: "idle" | "starting" | "sending" | "paused" | "waiting" | "done" | "refused" | "cancelled"
  /** The file's number in its upload, from 1. */
  attempt: number
  /** Bytes acknowledged by the server. */
  sent: number
  /** Bytes. */
  size: number
  failures: number
}

export type TransferEvent =
  | { type: "begin" }
  | { type: "acknowledged"; sent: number }
  /** The connection broke, or the server is unavailable. */
  | { type: "cut" }
  | { type: "refuse" }
  | { type: "arrive" }
  | { type: "pause" }
  | { type: "go-on" }
  | { type: "cancel" }

export function newTransfer(size: number, attempt: number, sent = 0): Transfer {
  return { is: "idle", attempt, sent, size, failures: 0 }
}

/** Returns the same object if nothing changes. */
export function nextTransfer(transfer: Transfer, event: TransferEvent): Transfer {
  const { is } = transfer
  const isUnderWay = is === "starting" || is === "sending"
  const isOpen = isUnderWay || is === "idle" || is === "waiting"
  switch (event.type) {
    case "begin":
      return is === "idle" || is === "waiting" ? { ...transfer, is: "starting" } : transfer
    case "acknowledged":
      return isUnderWay ? afterWord(transfer, event.sent) : transfer
    case "cut":
      return isUnderWay ? { ...transfer, is: "waiting", failures: transfer.failures + 1 } : transfer
    case "refuse":
      return isUnderWay ? { ...transfer, is: "refused" } : transfer
    case "arrive":
      return isUnderWay ? { ...transfer, is: "done", sent: transfer.size } : transfer
    case "pause":
      return isOpen ? { ...transfer, is: "paused" } : transfer
    case "go-on":
      return is === "paused" ? { ...transfer, is: "idle", failures: 0 } : transfer
    case "cancel":
      return isOpen || is === "paused" || is === "refused" ? { ...transfer, is: "cancelled" } : transfer
  }
}

/** Acknowledged bytes reset the number of failures. */
function afterWord(transfer: Transfer, said: number): Transfer {
  const sent = Math.max(0, Math.min(said, transfer.size))
  return { ...transfer, is: "sending", sent, failures: sent > transfer.sent ? 0 : transfer.failures }
}

export function isResting({ is }: Transfer): boolean {
  return is === "paused" || is === "done" || is === "refused" || is === "cancelled"
}
