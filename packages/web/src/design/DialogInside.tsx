import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { commonWords } from '../words/en/common.ts'
import './dialog.css'

interface DialogProps {
  readonly title: string
  readonly children: ReactNode
  readonly wide?: boolean
  /** Ends with a button that closes it; dialogs that ask something end with their answers instead. */
  readonly closable?: boolean
  /** What else that end offers. */
  readonly beside?: ReactNode
  close(): void
}

export function DialogInside({ title, children, wide = false, closable = false, beside, close }: DialogProps) {
  return (
    <ModalOverlay className="overlay" isOpen isDismissable onOpenChange={(open) => !open && close()}>
      <Modal className={`modal ${wide ? 'modal--wide' : ''}`}>
        <AriaDialog className="dialog">
          <Heading slot="title" className="dialog__title">
            {title}
          </Heading>
          {children}
          {closable && (
            <div className="dialog__choices">
              {beside}
              <button type="button" className="button" onClick={close}>
                {commonWords.close}
              </button>
            </div>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

interface ConfirmProps {
  readonly title: string
  readonly text: string
  readonly yes: string
  onYes(): void
  close(): void
}

export function ConfirmInside({ title, text, yes, onYes, close }: ConfirmProps) {
  return (
    <DialogInside title={title} close={close}>
      <p>{text}</p>
      <div className="dialog__choices">
        <button type="button" className="button button--quiet" onClick={close}>
          {commonWords.back}
        </button>
        <button
          type="button"
          className="button"
          data-danger
          onClick={() => {
            close()
            onYes()
          }}
        >
          {yes}
        </button>
      </div>
    </DialogInside>
  )
}
