import { type Deck, makeDeckCode } from '@cardwright/catalog'

/** What stands behind the # of the address. */
export const codeInAddress = (): string => location.hash.slice(1)

export const putInAddress = (deck: Deck): void => history.replaceState(history.state, '', `#${makeDeckCode(deck)}`)
