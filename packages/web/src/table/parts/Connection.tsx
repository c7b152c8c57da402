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
        The connection is lost. Trying to come back …{' '}
        <button type="button" className="button" onClick={() => chair.renew()}>
          Try now
        </button>
      </p>
    )
  }
  if (!isSlow) return null
  return (
    <p className="table__lost" role="status">
      No answer yet: the connection is slow, or gone.{' '}
      {reconnect && (
        <button type="button" className="button" onClick={reconnect}>
          Connect again
        </button>
      )}
    </p>
  )
}
