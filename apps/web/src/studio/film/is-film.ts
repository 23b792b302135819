export function isFilm(file: string): boolean {
  return /\.(?:mp4|m4v|mov|webm)$/i.test(file)
}
