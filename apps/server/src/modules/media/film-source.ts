/**
 * Options for ffmpeg before a film's path: a local file of the allowed formats, whatever its name. Other formats can refer to files and
 * addresses, which ffmpeg would open.
 */
export const filmSource = ["-protocol_whitelist", "file", "-format_whitelist", "mov,mp4,matroska,webm"] as const
