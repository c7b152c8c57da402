import './scene.css'

/** The harbour of Saltmere at dusk: what stands behind the fighters. Colours are the theme's. */
export function Scene() {
  return (
    <svg className="ex-scene" viewBox="0 0 900 360" preserveAspectRatio="xMidYMax slice" aria-hidden focusable="false">
      <rect className="ex-scene__sky" width="900" height="360" />
      <path className="ex-scene__band-1" d="M0 150C150 132 250 166 420 146S720 124 900 152V360H0Z" />
      <path className="ex-scene__band-2" d="M0 216C180 198 300 232 470 212S760 196 900 220V360H0Z" />
      <g transform="translate(0 86)">
        <circle className="ex-scene__sun" cx="612" cy="196" r="46" />
        <g className="ex-scene__far">
          <path d="M0 214V188L26 172 52 188V180H78V164H92V152L104 142 116 152V180H146L160 168 176 180V192H216V184L236 172 258 184V206H300V214Z" />
          <path d="M640 214V200H664V186L682 174 700 186V196H730V178H752V196H784V168L800 156 818 168V186H846V176L866 164 888 176H900V214Z" />
          <path d="M352 214 357 128H383L388 214ZM350 128H390V118H350ZM357 118V104H383V118ZM354 104 370 88 386 104Z" />
        </g>
        <path className="ex-scene__beam" d="M370 110 0 60V92Z" />
        <path className="ex-scene__sea" d="M0 212H900V360H0Z" />
        <g className="ex-scene__glints">
          <path d="M560 226H664M574 238H650M588 250H636M598 262H626" />
          <path d="M70 232H150M210 246H280M20 262H92M320 236H372M430 258H500M716 240H790M820 256H872M690 268H742" />
        </g>
        <g className="ex-scene__boat">
          <path d="M188 236H246L236 250H198Z" />
          <path d="M214 234V184L240 228H214ZM210 234V194L192 228H210Z" />
        </g>
      </g>
    </svg>
  )
}
