/** What `statfs` says of a disk: how many blocks it has, how many are free for us, and the bytes of one. */
type Disk = { blocks: number; bavail: number; bsize: number }

const mostReserve = 5 * 1024 ** 3

/** True where a tenth of the disk stays free with so many bytes more on it; of a large disk, 5 GB. */
export function hasRoom({ blocks, bavail, bsize }: Disk, size: number): boolean {
  const reserve = Math.min((blocks * bsize) / 10, mostReserve)
  return bavail * bsize - size >= reserve
}
