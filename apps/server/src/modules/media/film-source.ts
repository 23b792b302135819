/**
 * What tools are told of an editor's film, before its path: it is one file of the kinds a film may be, whatever its name says. Others
 * are lists of further files and addresses, which the tool would open.
 */
export const filmSource = ["-protocol_whitelist", "file", "-format_whitelist", "mov,mp4,matroska,webm"] as const
