import { mostClipPixels } from "./clip-bounds.ts"
import { filmSource } from "./film-source.ts"

/** Formats that phones, cameras and browsers record, and subtitle tracks, which are dropped. ffmpeg's other decoders are disabled. */
const decoders =
  "h264,hevc,vp8,vp9,libvpx,libvpx-vp9,av1,libdav1d,libaom-av1,mpeg4,h263,mjpeg,prores,aac,opus,libopus,vorbis,libvorbis,mp3,mp3float,ac3,eac3,alac,flac,amrnb,amrwb,pcm_s16le,pcm_s16be,pcm_s24le,pcm_s24be,pcm_s32le,pcm_f32le,pcm_mulaw,mov_text,webvtt,subrip,ass,text"

export const clipInput: readonly string[] = [
  ...filmSource,
  "-codec_whitelist",
  decoders,
  "-max_pixels",
  String(mostClipPixels),
]
