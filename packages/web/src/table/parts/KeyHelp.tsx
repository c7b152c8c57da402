import { Dialog } from '../../design/Dialog.tsx'
import './key-help.css'

const keys = [
  ['1 – 9', 'Choose what bears the digit: a card, an answer, a place'],
  ['← ↑ ↓ →', 'Walk along what is lit'],
  ['Enter', 'Choose what has the focus; send what was chosen'],
  ['Esc', 'Take back what was chosen, close what is open'],
  ['Space', 'Show the rest at once; step by step, go on'],
  ['Ctrl + Z', 'Undo'],
  ['?', 'This list'],
] as const

/** A list of the keys at a table. */
export function KeyHelp({ close }: { close(): void }) {
  return (
    <Dialog title="Keys" close={close}>
      <dl className="key-help">
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <div className="dialog__choices">
        <button type="button" className="button" onClick={close}>
          Close
        </button>
      </div>
    </Dialog>
  )
}
