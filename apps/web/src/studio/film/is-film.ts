/** Whether a draft's file is a film, by its name. */
export function isFilm(file: string): boolean {
  return /\.(?:mp4|m4v|mov|webm)$/i.test(file)
}
