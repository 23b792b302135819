/** In the family of `ui/icon.tsx`, but not part of every first page. */
const paths = {
  photo:
    "M5.5 4.5h13A1.5 1.5 0 0 1 20 6v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18V6a1.5 1.5 0 0 1 1.5-1.5zM10.2 9.4a1.7 1.7 0 1 1-3.4 0 1.7 1.7 0 0 1 3.4 0zM4.5 18l5-5 3.2 3.2 2.6-2.6 4.5 4.4",
  camera:
    "M5 7.5h2.6L9 5h6l1.4 2.5H19A1.5 1.5 0 0 1 20.5 9v9a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18V9A1.5 1.5 0 0 1 5 7.5zM15.5 13a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0z",
  pause: "M9 6v12M15 6v12",
} as const

export function AttachIcon({ name }: { name: keyof typeof paths }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
