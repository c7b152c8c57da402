import { Suspense } from 'react'
import { Picture } from '../../design/Picture.tsx'

/** A symbol on the board, there as soon as the pictures are. */
export function Icon({ name, label, className }: { name: string; label?: string; className?: string }) {
  return (
    <Suspense fallback={null}>
      <Picture name={name} label={label} className={className} />
    </Suspense>
  )
}
