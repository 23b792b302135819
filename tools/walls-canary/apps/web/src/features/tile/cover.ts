export const cover = ""
