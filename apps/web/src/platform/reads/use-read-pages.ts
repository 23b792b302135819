import { useCallback, useMemo, useState } from "react"
import type { ReadCache, ReadRequest } from "./read-cache.ts"
import { isOfflineError, type Options, useReadCache, useReads } from "./use-reads.ts"

type Cursor = string | number
type PageOf<Before> = { next: Before | null }

/** A list's page: `before` is the previous page's `next`, or null for the first. */
export type ReadPage<Page extends PageOf<Before>, Before extends Cursor> = (
  before: Before | null,
) => ReadRequest<Page | null | undefined>

export type ReadPages<Page> = {
  pages: readonly Page[]
  isPending: boolean
  hasMore: boolean
  isError: boolean
  isOffline: boolean
  showMore: () => void
  retry: () => void
}

/**
 * The requested pages of a list. Each starts where the previous one ends, even after a reread: then known pages stay until as many have
 * arrived. Null while the person is unknown.
 */
export function useReadPages<Page extends PageOf<Before>, Before extends Cursor>(
  readPage: ReadPage<Page, Before> | null,
  options?: Options,
): ReadPages<Page> {
  const cache = useReadCache()
  const list = readPage?.(null).key ?? null
  const [asked, setAsked] = useState({ list, pages: 1 })
  const reads = readPage === null ? [] : knownReads(cache, readPage, asked.list === list ? asked.pages : 1)
  const { states, retry } = useReads(reads, options)
  const arrived = useMemo(() => states.flatMap(({ data }) => data ?? []), [states])
  const failed = states.find(({ data, error }) => data === undefined && error !== null)
  const isPending = !failed && (readPage === null || states.some(({ data }) => data === undefined))

  const [last, setLast] = useState({ list, pages: arrived })
  const isShort = isPending && last.list === list && last.pages.length > arrived.length
  if (!isShort && (last.list !== list || last.pages !== arrived)) setLast({ list, pages: arrived })

  const count = reads.length
  const showMore = useCallback(() => setAsked({ list, pages: count + 1 }), [list, count])
  return {
    pages: isShort ? last.pages : arrived,
    isPending,
    hasMore: arrived.length === count && (arrived.at(-1)?.next ?? null) !== null,
    isError: failed !== undefined,
    isOffline: failed !== undefined && isOfflineError(failed.error),
    showMore,
    retry,
  }
}

export async function refreshPages<Page extends PageOf<Before>, Before extends Cursor>(
  cache: ReadCache,
  readPage: ReadPage<Page, Before>,
): Promise<void> {
  const known = knownReads(cache, readPage, Number.POSITIVE_INFINITY).filter((read) => cache.peek(read).data)
  await Promise.all(known.map((read) => cache.load(read, 0)))
}

function knownReads<Page extends PageOf<Before>, Before extends Cursor>(
  cache: ReadCache,
  readPage: ReadPage<Page, Before>,
  most: number,
) {
  const reads = [readPage(null)]
  for (const read of reads) {
    const next = cache.peek(read).data?.next ?? null
    if (next !== null && reads.length < most) reads.push(readPage(next))
  }
  return reads
}
