import { tableWords } from '../../words/en/table/table.ts'
import { useTable } from '../context.ts'

interface Props {
  /** An answer was sent and nothing has come back. */
  readonly isSlow: boolean
  /** Connects again, for a table on a server. */
  readonly reconnect: (() => void) | undefined
}

/** Says that the connection is slow or lost, and offers to connect again. */
export function Connection({ isSlow, reconnect }: Props) {
  const { snapshot, chair } = useTable()
  if (snapshot.status === 'lost') {
    return (
      <p className="table__lost" role="status">
        {tableWords.lost}{' '}
        <button type="button" className="button" onClick={() => chair.renew()}>
          {tableWords.tryNow}
        </button>
      </p>
    )
  }
  if (!isSlow) return null
  return (
    <p className="table__lost" role="status">
      {tableWords.slow}{' '}
      {reconnect && (
        <button type="button" className="button" onClick={reconnect}>
          {tableWords.reconnect}
        </button>
      )}
    </p>
  )
}
