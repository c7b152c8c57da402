import { parted } from '../../words/en/parted.ts'

/** The name on a face. */
export const CardName = ({ name, className }: { readonly name: string; readonly className: string }) => (
  <span className={`printed-name ${className}`}>{parted(name)}</span>
)
