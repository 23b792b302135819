import { z } from "zod"
import { filmSource } from "./film-source.ts"
import { runTool, type ToolBounds } from "./run-tool.ts"

const probed = z.object({
  /** Seconds; missing in films recorded by a browser. */
  format: z.object({ duration: z.coerce.number().optional(), format_name: z.string() }),
  streams: z.array(
    z.object({
      index: z.int(),
      codec_type: z.string().optional(),
      codec_name: z.string().optional(),
      pix_fmt: z.string().optional(),
      width: z.int().optional(),
      height: z.int().optional(),
      sample_aspect_ratio: z.string().optional(),
      avg_frame_rate: z.string().optional(),
      nb_frames: z.coerce.number().optional(),
      disposition: z.object({ attached_pic: z.int().optional() }).optional(),
      side_data_list: z.array(z.object({ rotation: z.number().optional() })).optional(),
    }),
  ),
})

export type Probed = z.output<typeof probed>
export type ProbedStream = Probed["streams"][number]

/** Runs ffprobe on a film. Throws like `runTool`, and if it is no film. */
export async function probeFilm(
  path: string,
  input: readonly string[] = filmSource,
  bounds?: ToolBounds,
): Promise<Probed> {
  const flags = ["-v", "error", "-print_format", "json", "-show_format", "-show_streams"]
  return probed.parse(JSON.parse(await runTool("ffprobe", [...flags, ...input, path], bounds)))
}

/** A film's video stream, without cover art, and its sound. */
export function streamsOf({ streams }: Probed): { picture?: ProbedStream; sound?: ProbedStream } {
  const picture = streams.find(
    ({ codec_type, disposition }) => codec_type === "video" && disposition?.attached_pic !== 1,
  )
  const sound = streams.find(({ codec_type, codec_name }) => codec_type === "audio" && codec_name !== undefined)
  return { ...(picture && { picture }), ...(sound && { sound }) }
}
