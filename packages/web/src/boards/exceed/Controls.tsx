import { listed } from '@cardwright/engine/english'
import type { ExceedOption } from '@cardwright/exceed'
import { useRef, useState } from 'react'
import { WaysMenu } from '../../table/card/WaysMenu.tsx'
import { useTable } from '../../table/context.ts'
import type { BoardProps } from '../../table/contract.ts'
import { exceedWords } from '../../words/en/boards/exceed/board.ts'
import { Icon } from './Icon.tsx'
import { inOrder, isChange } from './offers.ts'
import { isPayment, lifePaid, type Payment, paymentOf } from './payment.ts'
import { icons } from './stats.ts'

/** Beside the question: what changing cards or paying takes. */
export function Controls(props: BoardProps) {
  // what can be done next would tell how things end that are still being shown
  const { isAhead } = useTable()
  if (isAhead) return null
  return isPayment(props.answering.ask) ? <Paying {...props} /> : <Changing {...props} />
}

/** Life in place of cards; and where all that there is has to be given, one click for it. */
function Paying({ answering, words }: BoardProps) {
  const { ask, chosen, sending } = answering
  const payment = paymentOf(ask, chosen)
  if (!ask || !payment) return null
  const { only, unit } = payment
  const names = (ask.options as readonly ExceedOption[]).map(({ def = '' }) => words.name(def))
  return (
    <>
      <LifePaid answering={answering} unit={unit} />
      {only !== null && chosen.length === 0 && (
        <button
          type="button"
          className="button button--main"
          data-lit
          title={listed(names)}
          aria-disabled={sending || undefined}
          onClick={() => answering.answer(only)}
        >
          {exceedWords.payAll(names)}
        </button>
      )}
    </>
  )
}

/** EX-151: one place for all the life that is paid, a unit more or less with each press. */
function LifePaid({ answering, unit }: Pick<BoardProps, 'answering'> & Pick<Payment, 'unit'>) {
  const paid = lifePaid(answering)
  if (paid === null) return null
  const { price, chosen, next } = paid
  const last = chosen.at(-1)
  return (
    <fieldset className="ex-life-paid">
      <legend className="visually-hidden">{exceedWords.lifePaid}</legend>
      <button
        type="button"
        className="button"
        aria-label={exceedWords.lessLife(price)}
        disabled={last === undefined}
        onClick={() => last && answering.choose(last.key)}
      >
        −
      </button>
      <span>
        <b>{exceedWords.lifeChosen(price * chosen.length)}</b>
        <small>{exceedWords.lifeEach(price, unit)}</small>
      </span>
      <button
        type="button"
        className="button"
        data-danger
        data-lit={next !== null || undefined}
        aria-label={exceedWords.moreLife(price)}
        disabled={next === null}
        onClick={() => next && answering.choose(next.key)}
      >
        +
      </button>
    </fieldset>
  )
}

/** Changing cards, for as much Force as one likes. */
function Changing({ answering, words, asking }: BoardProps) {
  const { ask, offered } = answering
  const amounts = inOrder(offered.filter(isChange))
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  if (ask === null || amounts.length === 0) return null
  return (
    <>
      <button
        ref={button}
        type="button"
        className="button"
        aria-haspopup="menu"
        title={exceedWords.changing}
        data-lit
        onClick={() => setOpen(true)}
      >
        <Icon name={icons.change} />
        {exceedWords.changeCardsMore}
      </button>
      {isOpen && (
        <WaysMenu
          anchor={button}
          label={exceedWords.changeCards}
          ways={amounts.map((option) => ({
            id: option.key,
            text: words.option(option, ask, asking) ?? option.key,
            option,
            go: () => answering.choose(option.key),
          }))}
          close={() => setOpen(false)}
        />
      )}
    </>
  )
}
