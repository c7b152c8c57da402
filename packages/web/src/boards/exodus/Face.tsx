import { capital } from '@cardwright/engine/english'
import type { CreatureDef, ExodusDef, SymmetryDef } from '@cardwright/exodus'
import type { ReactNode, RefObject } from 'react'
import { CardName } from '../../table/card/CardName.tsx'
import { useWholeLines } from '../../table/card/use-whole-lines.ts'
import type { FaceProps } from '../../table/contract.ts'
import { boardWords } from '../../words/en/boards/exodus.ts'
import { Hue } from './Energy.tsx'
import { Mark } from './marks.tsx'
import './face.css'

/** A card of Exodus: creatures, Flash and Lasting symmetries and energies each have a frame of their own. */
export function Face(props: FaceProps) {
  const def = props.entry.game.library.get(props.card) as ExodusDef | undefined
  if (!def) return <div className="xo-face">{props.card}</div>
  switch (def.kind) {
    case 'creature':
      return <CreatureFace def={def} {...props} />
    case 'symmetry':
      return <SymmetryFace def={def} {...props} />
    case 'energy':
      return (
        <div className="xo-face" data-kind="energy" data-hue={def.hue}>
          <div className="xo-face__energy">
            <Hue name={def.hue} />
          </div>
          <span className="xo-face__name">{def.name}</span>
        </div>
      )
  }
}

function CreatureFace({ def, size, picture, words }: FaceProps & { def: CreatureDef }) {
  return (
    <div className="xo-face" data-kind="creature" data-subtype={def.subtype}>
      <Head name={def.name} />
      <div className="xo-face__art">{picture}</div>
      {size !== 'small' && (
        <>
          <p className="xo-face__type">
            {capital(def.subtype)}
            <span className="xo-face__stars" role="img" aria-label={boardWords.stars(def.stars)}>
              {'★'.repeat(def.stars)}
            </span>
          </p>
          <Text lines={words.lines?.(def) ?? []} size={size} />
        </>
      )}
    </div>
  )
}

function SymmetryFace({ def, size, picture, words }: FaceProps & { def: SymmetryDef }) {
  const pay = def.script.pay ?? 0
  return (
    <div className="xo-face" data-kind={def.lasting ? 'lasting' : 'flash'}>
      <Head name={def.name}>
        {pay > 0 && (
          <span className="xo-face__pay" title={boardWords.pay(pay)}>
            <Mark name="power" />
            {pay}
          </span>
        )}
      </Head>
      <div className="xo-face__art">{picture}</div>
      {size !== 'small' && (
        <>
          <p className="xo-face__type">
            {kindOf(def)} <span className="xo-face__what">{boardWords.symmetry}</span>
          </p>
          <Text lines={words.lines?.(def) ?? []} size={size} />
        </>
      )}
    </div>
  )
}

const kindOf = ({ lasting }: SymmetryDef): string => (lasting ? boardWords.lastingKind : boardWords.flashKind)

/** What is printed beside the text: the kind of a symmetry. */
export function print(card: string, { entry }: Pick<FaceProps, 'entry'>): string {
  const def = entry.game.library.get(card) as ExodusDef | undefined
  return def?.kind === 'symmetry' ? `${kindOf(def)} ${boardWords.symmetry}` : ''
}

function Head({ name, children }: { name: string; children?: ReactNode }) {
  return (
    <div className="xo-face__head">
      <CardName name={name} className="xo-face__name" />
      {children}
    </div>
  )
}

type Lines = ReturnType<NonNullable<FaceProps['words']['lines']>>

function Text({ lines, size }: { lines: Lines; size: FaceProps['size'] }) {
  if (lines.length === 0) return null
  // enlarged it can be scrolled
  return size === 'large' ? <Printed lines={lines} /> : <Clamped lines={lines} />
}

const Clamped = ({ lines }: { lines: Lines }) => <Printed lines={lines} box={useWholeLines()} />

function Printed({ lines, box }: { lines: Lines; box?: RefObject<HTMLDivElement | null> }) {
  return (
    <div ref={box} className="xo-face__text">
      {lines.map(({ head, text }) => (
        <p key={text}>
          {head && <b>{head}: </b>}
          {text}
        </p>
      ))}
    </div>
  )
}
