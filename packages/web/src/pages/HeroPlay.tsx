import { Sign } from '../design/Picture.tsx'
import { homeWords } from '../words/en/pages/home.ts'
import './hero-play.css'

/** A Strike on the pier, again and again: both attacks are turned up, the faster comes first, and it tells. */
export function HeroPlay() {
  return (
    <div className="hero-play" aria-hidden>
      <div className="hero-play__life">
        <span className="hero-play__bar hero-play__bar--own" />
        <span className="hero-play__bar hero-play__bar--other" />
      </div>
      <span className="hero-play__sun" />
      <span className="hero-play__sea" />
      <HeroCard side="own" name="Spike" sign="sword-clash" numbers={[3, '2–3', 5]} />
      <HeroCard side="other" name="Sweep" sign="scythe" numbers={[2, '1–3', 6]} />
      <p className="hero-play__told">
        <span>{homeWords.strike.speeds}</span>
        <span>{homeWords.strike.reach}</span>
        <span>{homeWords.strike.damage}</span>
      </p>
      <Sign name="high-kick" className="hero-play__fighter hero-play__fighter--own" />
      <Sign name="high-punch" className="hero-play__fighter hero-play__fighter--other" />
      <b className="hero-play__loss">−5</b>
      <span className="hero-play__pier">
        {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((space) => (
          <i key={space}>{space}</i>
        ))}
      </span>
    </div>
  )
}

interface CardProps {
  readonly side: 'own' | 'other'
  readonly name: string
  readonly sign: string
  readonly numbers: readonly [speed: number, range: string, power: number]
}

function HeroCard({ side, name, sign, numbers: [speed, range, power] }: CardProps) {
  return (
    <div className={`hero-play__card hero-play__card--${side}`}>
      <div className="hero-play__face">
        <b data-content>{name}</b>
        <Sign name={sign} />
        <small>{homeWords.strike.speed(speed)}</small>
        <small>{homeWords.strike.range(range)}</small>
        <small>{homeWords.strike.power(power)}</small>
      </div>
      <div className="hero-play__back" />
    </div>
  )
}
