import type { ReactNode } from 'react'

/** Small signs of this game, drawn so that they can be told apart without their colour. */
const drawings = {
  dawn: (
    <>
      <path d="M5 17a7 7 0 0 1 14 0z" />
      <path
        d="M2 20.5h20M12 3v4M4.6 6.6l2.6 2.6M19.4 6.6l-2.6 2.6"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </>
  ),
  tide: (
    <path
      d="M2 8.5c3.3-4 6.7-4 10 0s6.7 4 10 0M2 16c3.3-4 6.7-4 10 0s6.7 4 10 0"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
    />
  ),
  moss: (
    <path d="M20.5 3.5C9 4 3.5 9.5 4 18.5l-2 2.8 1.7 1.2 1.9-2.6C15 21.5 21 15 20.5 3.5zM7 17.5C9 13 12 10.5 16 8.5c-3 2.6-5.3 5.4-7 9.3z" />
  ),
  ember: (
    <path d="M12.6 2c.6 4.3 6.4 6.5 6.4 12.4A6.9 6.9 0 0 1 12 22a6.9 6.9 0 0 1-7-7.2c0-3.4 2.3-4.9 2.7-8.3 1.8 1 2.7 2.6 2.7 4.5C12.3 8.8 13.3 5.6 12.6 2zM12 20c2 0 3.3-1.5 3.3-3.3 0-2-1.7-2.7-2.3-4.6-.9 1.7-4.3 2.3-4.3 5C8.7 18.7 10.1 20 12 20z" />
  ),
  life: <path d="M12 21S3 15.2 3 8.8A4.9 4.9 0 0 1 12 6.2a4.9 4.9 0 0 1 9 2.6C21 15.2 12 21 12 21z" />,
  ice: (
    <path
      d="M12 2v20M3.3 7l17.4 10M20.7 7 3.3 17M9.5 3.8 12 6.3l2.5-2.5M9.5 20.2 12 17.7l2.5 2.5M3.7 10.4l3.4-.9-.9-3.4M20.3 13.6l-3.4.9.9 3.4M20.3 10.4l-3.4-.9.9-3.4M3.7 13.6l3.4.9-.9 3.4"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
    />
  ),
  guard: <path d="M12 2 4 5v6c0 5.2 3.3 9 8 11 4.7-2 8-5.8 8-11V5z" />,
  grave: <path d="M5 21V10a7 7 0 0 1 14 0v11zM3 22v-2h18v2zm8-15v2H9v2h2v5h2v-5h2V9h-2V7z" fillRule="evenodd" />,
  deck: (
    <path d="M6 3h10a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zm14 4v12a2 2 0 0 1-2 2H8v-1h9a2 2 0 0 0 2-2V7z" />
  ),
  hand: <path d="M3 8l7-3 4 11-7 3zM12 4l7 1-1.5 12-3.5-.4z" />,
  power: <path d="M13.5 2 5 13.5h5L8.5 22 19 9.5h-6z" />,
} as const satisfies Record<string, ReactNode>

export type MarkName = keyof typeof drawings

export function Mark({ name, label }: { name: MarkName; label?: string }) {
  return (
    <svg
      className="xo-mark"
      viewBox="0 0 24 24"
      fill="currentColor"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {drawings[name]}
    </svg>
  )
}
