import { Dialog } from '../../design/Dialog.tsx'
import { toolWords } from '../../words/en/table/tools.ts'
import './key-help.css'

/** A list of the keys at a table. */
export function KeyHelp({ close }: { close(): void }) {
  return (
    <Dialog title={toolWords.keys} closable close={close}>
      <dl className="key-help">
        {Object.values(toolWords.keyList).map(({ key, does }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
