import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { commonWords } from '../words/en/common.ts'
import './dialog.css'

interface DialogProps {
  readonly title: string
  readonly children: ReactNode
  readonly wide?: boolean
  /** Has a button that closes it, always in sight; dialogs that ask something end with their answers instead. */
  readonly closable?: boolean
  close(): void
}

export function DialogInside({ title, children, wide = false, closable = false, close }: DialogProps) {
  return (
    <ModalOverlay className="overlay" isOpen isDismissable onOpenChange={(open) => !open && close()}>
      <Modal className={`modal ${wide ? 'modal--wide' : ''}`}>
        <AriaDialog className="dialog">
          <header className="dialog__head">
            <Heading slot="title" className="dialog__title">
              {title}
            </Heading>
            {closable && (
              <button type="button" className="dialog__close" aria-label={commonWords.close} onClick={close}>
                ×
              </button>
            )}
          </header>
          {children}
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
