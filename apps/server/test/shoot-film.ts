import { runTool } from "../src/modules/media/run-tool.ts"

/** Whether this machine has what makes films. */
export const hasFilmTools = (): Promise<boolean> =>
  runTool("ffmpeg", ["-version"]).then(
    () => true,
    () => false,
  )

/** A film of moving stripes with a tone, encoded as most phones do not. */
export const shootFilm = async (path: string, seconds: number): Promise<void> => {
  const picture = ["-f", "lavfi", "-i", `testsrc=duration=${seconds}:size=160x208:rate=5`]
  const tone = ["-f", "lavfi", "-i", `sine=duration=${seconds}`]
  await runTool("ffmpeg", ["-v", "error", ...picture, ...tone, "-c:v", "mpeg4", "-c:a", "aac", path])
}
