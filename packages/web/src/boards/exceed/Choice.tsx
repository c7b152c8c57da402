import { capital } from '@cardwright/engine/english'
import { type CSSProperties, useState } from 'react'
import { CardFace } from '../../table/card/CardFace.tsx'
import type { ChoiceProps } from '../../table/contract.ts'
import { exceedWords } from '../../words/en/boards/exceed/board.ts'
import { FighterRadio } from '../FighterRadio.tsx'
import { faceLines, Lines } from './Abilities.tsx'
import { cardData, type FighterData, fighterData } from './facts.ts'
import { looksOf } from './fighters.ts'
import { Icon } from './Icon.tsx'
import { looks } from './looks.ts'
import { icons } from './stats.ts'
import './choice.css'

/** Who to fight as: both faces, how they fight, and their own cards to look at. */
export function Choice({ entry, words, value, onChange }: ChoiceProps) {
  const { names = [], any } = entry.sides ?? {}
  const fighters = names.flatMap((id) => fighterData({ entry }, id) ?? [])
  const [looked, setLooked] = useState<string | null>(null)
  const shown = fighters.find(({ id }) => id === (looked ?? value)) ?? null
  const choose = (id: string) => {
    setLooked(id)
    onChange(id)
  }
  const radio = (id: string, name: string, picture: string, look: (id: string | null) => void) => (
    <FighterRadio
      key={id}
      id={id}
      name={name}
      colour={looksOf(id).colour}
      className="ex-choice__fighter"
      isChosen={value === id}
      choose={choose}
      look={look}
    >
      <Icon name={picture} />
    </FighterRadio>
  )
  return (
    <div className="ex-choice">
      <fieldset className="ex-choice__list">
        <legend className="visually-hidden">{exceedWords.fighter}</legend>
        {any !== undefined && radio(any, exceedWords.anyone, icons.wild, () => {})}
        {fighters.map(({ id, name }) => radio(id, name, looksOf(id).figure, setLooked))}
      </fieldset>
      {shown ? (
        <Details fighter={shown} entry={entry} words={words} />
      ) : (
        <p className="ex-choice__none">{exceedWords.mayCome(fighters.length)}</p>
      )}
    </div>
  )
}

function Details({ fighter, entry, words }: Pick<ChoiceProps, 'entry' | 'words'> & { fighter: FighterData }) {
  const { id, name, style, exceedCost, deck } = fighter
  const { colour, figure, emblem } = looksOf(id)
  const own = deck.flatMap(({ card }) => cardData({ entry }, card) ?? []).filter(({ kind }) => kind !== 'normal')
  return (
    <section className="ex-choice__details" style={{ '--own': colour } as CSSProperties} aria-label={name}>
      <div className="ex-choice__figure" aria-hidden>
        <Icon name={emblem} className="ex-choice__emblem" />
        <Icon name={figure} />
      </div>
      <div className="ex-choice__about">
        <h2 data-content>{name}</h2>
        {style && (
          <p className="ex-choice__style" data-content>
            {capital(style)}.
          </p>
        )}
        <h3>{exceedWords.basicMode}</h3>
        <Lines lines={faceLines({ entry, words }, id, 'basic')} />
        <h3>
          {exceedWords.exceedMode}
          {exceedCost !== null && <small>{exceedWords.forGauge(exceedCost)}</small>}
        </h3>
        <Lines lines={faceLines({ entry, words }, id, 'exceed')} />
      </div>
      <ul className="ex-choice__cards" aria-label={exceedWords.cardsOf(name)}>
        {own.map((def) => (
          <li key={def.id} className="card card--large ex-choice__card">
            <CardFace look={looks} entry={entry} words={words} card={def.id} size="large" />
          </li>
        ))}
      </ul>
    </section>
  )
}
