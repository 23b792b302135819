/** An event of Chromium's trace. */
export type TraceEvent = {
  name: string
  ph: string
  args?: { frame_reporter?: FrameReport; chrome_frame_reporter?: FrameReport }
}

type FrameReport = { state?: string; affects_smoothness?: boolean; scroll_state?: string }

/** Frames that were due while a finger or its momentum moved the page. */
export type Frames = { due: number; dropped: number; partial: number }

/**
 * Counts frames as Chromium does itself for its smoothness figures: its compositor reports of each frame that was due whether
 * it was shown (whole, or without the main thread's part), not needed, or dropped. Only frames of a scroll are counted.
 *
 * Gaps between `requestAnimationFrame` calls would measure the wrong thread: this feed is moved by the compositor, and asking
 * for such calls would make the main thread take part in every frame. Without a GPU the frames are drawn by the processor, so
 * the share of dropped ones says something only beside that of an empty page on the same machine at the same time.
 */
export function countFrames(events: readonly TraceEvent[]): Frames {
  const frames: Frames = { due: 0, dropped: 0, partial: 0 }
  for (const { name, ph, args } of events) {
    // Older versions of Chromium call it by the longer name.
    const report = args?.frame_reporter ?? args?.chrome_frame_reporter
    if (name !== "PipelineReporter" || ph === "E" || ph === "e" || !report) continue
    if (!report.scroll_state || report.scroll_state === "SCROLL_NONE") continue
    if (report.state === "STATE_NO_UPDATE_DESIRED") continue
    frames.due += 1
    if (report.state === "STATE_DROPPED") frames.dropped += 1
    if (report.state === "STATE_PRESENTED_PARTIAL") frames.partial += 1
  }
  return frames
}

export function addFrames(sum: Frames, more: Frames): Frames {
  return { due: sum.due + more.due, dropped: sum.dropped + more.dropped, partial: sum.partial + more.partial }
}
