import { sha256 } from '@cardwright/engine'

/** A misprint of one card: which words are wrong, and what should stand there. */
export interface Erratum {
  readonly code: string
  readonly wrong: string
  readonly right: string
}

/**
 * Misprints are corrected card by card, and never read by the grammar: the card's code, a hash of its text as it is
 * printed, the wrong words, the right ones. A text that its database has mended has another hash and is left alone.
 */
const LIST: readonly (readonly [code: string, hash: string, wrong: string, right: string])[] = [
  ['AB/W31-E034', 'af8cc59ce875', 'unitl', 'until'],
  ['AB/W31-E080', '6afcddf2f8f7', 'card in on your', 'card is on your'],
  ['APO/S53-E052', '126201100f9d', 'not becomes', 'not become'],
  ['AT/WX02-010', 'f77c994cb0af', '[(1) At', '[(1)] At'],
  ['AW/S18-E012', 'a4a545e35727', 'if this card in your', 'if this card is in your'],
  ['AW/S18-E095', 'aaf660533ac4', 'if this card in your', 'if this card is in your'],
  ['AW/S43-E059', 'f67fa1a1571b', 'return in to', 'return it to'],
  ['AZL/S119-E123', 'f9fba4a38c16', 'a climax is in', 'a climax in'],
  ['BD/W63-E007', 'b95268257b86', '【ACT】', '【AUTO】'],
  ['BD/W63-E060', 'a12e1b8d7589', 'characters)', 'characters]'],
  ['BD/WE42-E019', 'ce885179a698', 'until of turn', 'until end of turn'],
  ['BD/WE42-TE18', 'd4b5d02f2298', '-【CONT】', '【CONT】'],
  ['BFR/S78-E016', 'd97a24b1997c', '[(1) When', '[(1)] When'],
  ['BM/S15-E001', 'ca8605660d95', 'seach', 'search'],
  ['BM/S15-E102', 'a6ea2cb16678', '?Strange?', ' 《Strange》'],
  ['BM/S15-E103', '945417d651e8', '?Strange?', ' 《Strange》'],
  ['BM/S15-TE01', '333f33f97ce2', '?Strange?', ' 《Strange》'],
  ['BM/S15-TE06', 'a1289365912f', '?Strange?', ' 《Strange》'],
  ['BM/S15-TE07', 'fded211b6ba6', '?Strange?', ' 《Strange》'],
  ['BM/S15-TE11', '7ac1b0da98be', '?Strange?', ' 《Strange》'],
  ['BNJ/SX01-054', '7d7b774514be', 'turn..', 'turn.'],
  ['BNJ/SX01-083', '4a2f463410e6', 'room..', 'room.'],
  ['CSM/S96-E054', '8fcb2a5f233d', 'bottom your', 'bottom of your'],
  ['CSM/S96-E074', '65bf04a169a1', 'room}', 'room]'],
  ['DDM/S88-E020', '74986d7ca40e', '【CONT】', '【AUTO】'],
  ['DG/S03-E143', 'c869a680fbfc', 'During you opponent', 'During your opponent'],
  ['DG/S03-PE03', '6f99cf2fb90a', 'the those', 'those'],
  ['DG/S03-TE09', 'c36516d9aff8', 'in you hand', 'in your hand'],
  ['EIS/SX07-041', '2c9e166a879d', ',, and', ', and'],
  ['FGO/S75-E005', 'eb093fd8d215', 'your hard,', 'your hand,'],
  ['FS/S36-E036', '851b9d6f038c', 'in you climax', 'in your climax'],
  ['FS/S64-E029', 'd618fb68437a', 'oppponent', 'opponent'],
  ['FT/S02-082', '543d6ce18adc', '【CONT】', '【AUTO】'],
  ['FZ/S17-E004', 'e1efd70eb886', 'seach', 'search'],
  ['FZ/S17-E031', 'f26c9a73f73b', 'to is its', 'to its'],
  ['FZ/S17-E032', '724db4a6b54f', 'on to separate', 'on separate'],
  ['FZ/S17-E038', 'bddac5ba568e', 'seach', 'search'],
  ['FZ/S17-E091', '63ed2247e446', 'this unit gets', 'this card gets'],
  ['GGO/S59-E003', 'b1307693ead2', 'charaters', 'characters'],
  ['GGO/S59-E047', '82fe8a6dba4f', '【REST】)', '【REST】.'],
  ['GGO/S59-E091', 'dfc5559c553c', 'cards from your deck', 'cards of your deck'],
  ['GGO/SE50-E08', '50041201d44b', 'a climax is in', 'a climax in'],
  ['GL/S52-E071', '2c6e5933e466', 'When you other', 'When your other'],
  ['GL/S52-E072', '9ebfa99064fa', 'chooase', 'choose'],
  ['GRI/S72-TE11', '40234688f610', 'is level 0', 'is 0'],
  ['JJ/S66-E039', 'e2d2f5b41675', "opponent's characters get", "opponent's stage get"],
  ['JJ/S66-PE02', '093b656d0961', 'your had,', 'your hand,'],
  ['KC/S25-E093', '95e5e436a6f7', 'stock..', 'stock.'],
  ['KC/S25-E101', '6fd40f2baee4', 'chose a', 'choose a'],
  ['KC/S25-E134', 'c0d7f7b3b899', 'your may', 'you may'],
  ['KC/S25-TE01', '69f044307c49', 'search you deck', 'search your deck'],
  ['KC/S25-TE20', 'f93d108cfc57', 'unitl', 'until'],
  ['KC/S31-E049', 'edf7ad8b9fde', 'seperate', 'separate'],
  ['KC/S31-E050', 'c0831d686d22', 'seperate', 'separate'],
  ['KC/S31-E052', 'f070bb8262f2', 'Reversed@', '【REVERSE】'],
  ['KC/S31-E053', 'f7a2429596b0', 'Reversed@', '【REVERSE】'],
  ['KC/S31-E096', 'febe17608195', 'the end your', 'the end of your'],
  ['KC/S42-E005', '20a207384258', '【CONT】', '【AUTO】'],
  ['KC/S42-E007', '60d35d641e51', '【CONT】', '【AUTO】'],
  ['KC/S42-PE02', '69eaf0b5471c', '+500 power', '+1500 power'],
  ['KGL/S95-E053', '5bda7044c85d', '[(1) When', '[(1)] When'],
  ['KS/W49-E020', '068c9aeb9857', 'oppponent', 'opponent'],
  ['KS/W49-E027', 'f02a1a75cfdd', 'characters your have', 'characters you have'],
  ['KS/W49-E057', 'e13d0fbd6e5f', 'climax phase.', 'climax phase,'],
  ['KS/W49-PE01', '92b70c839dde', 'three o more', 'three or more'],
  ['KS/W55-E071', '9dea2e754b4e', 'this power gets', 'this card gets'],
  ['LL/W02-E177', '2cf884d0f683', 'the the top', 'the top'],
  ['LL/W02-E180', '3e73d485d07c', 'the the top', 'the top'],
  ['LL/W02-E182', '3efaa31c8007', '【CONT】', '【AUTO】'],
  ['LL/W02-E185', 'a573ee4c75f7', 'tihs', 'this'],
  ['LL/W02-PE01', '48782858cf66', 'charactersm and', 'characters, and'],
  ['LL/W24-E119', 'b4ff8462aace', 'All if your', 'All of your'],
  ['LL/W34-E082', '567681e98b09', 'until power end', 'power until end'],
  ['LL/W34-E106', '9af2b9fcbf35', 'COUNTER Backup', '【COUNTER】 Backup'],
  ['LL/W34-E108', '9e19e143f33b', 'tis previous', 'its previous'],
  ['LL/W36-TE09', '029ff88d8251', 'as 【STAND】', 'as 【REST】'],
  ['LSS/W45-E068', '50246c056e94', 'by by the', 'by the'],
  ['MM/W35-E039', '0deedc11dd4a', 'multiplied the', 'multiplied by the'],
  ['MR/W59-E061', 'ef3a8911aaca', 'room".', 'room]"'],
  ['MR/W80-E010', 'b04c8fc13ef2', 'clock..', 'clock.'],
  ['MR/W80-E034', 'e63c4c5c76e2', '[[', '['],
  ['NK/W30-E002', '896496f26c7a', 'is is canceled', 'is canceled'],
  ['NK/W30-E029', 'cc03b2557b35', 'search you deck', 'search your deck'],
  ['NK/W30-E051', '7933971945ec', 'the the following', 'the following'],
  ['NK/W30-PE05', '1906f1a6ac6f', '【COUNT】', '【COUNTER】'],
  ['NK/W30-TE05', '4d35574b698e', 'as 【AUTO】', 'as 【REST】'],
  ['NK/W30-TE15', '3020ac4992b2', 'as 【AUTO】', 'as 【REST】'],
  ['OSK/S107-E004', '91784defe380', 'times..', 'times.'],
  ['OVL/S62-E001', '44764c063cc6', 'phrase', 'phase'],
  ['P4/S01-053', '79903adb3ef3', 'waitimg', 'waiting'],
  ['P4/S01-085', '8840fbf805a0', 'power or each', 'power for each'],
  ['P4/S01-085', '9f3a8a9e513a', ']:', ']'],
  ['P5/S45-E063', '07c1c4a77607', 'on to separate', 'on separate'],
  ['P5/S45-TE11', '05fafc318a6d', 'power,', 'power.'],
  ['PD/S22-E098b', '7b101682d063', '。', ''],
  ['RSL/S98-E051', 'd7e7c164af1b', '" Choose', '"Choose'],
  ['SAO/S47-E005', 'bbb4cbf590d9', 'is a not an', 'is not an'],
  ['SAO/S47-E059', 'c8f4612a7db5', 'oppponent', 'opponent'],
  ['SAO/S47-E065', 'b91e74bb9631', 'postition', 'position'],
  ['SAO/S47-E079', 'c25c68cafa2b', 'oppponent', 'opponent'],
  ['SAO/S47-E083', '8c26df1181fa', 'Search you deck', 'Search your deck'],
  ['SAO/S47-E088', 'a91c717b10f5', 'to is its', 'to its'],
  ['SAO/S47-E109', '851d7d0eaee8', 'postion', 'position'],
  ['SAO/S51-E023', '219a0be513df', 'shuflle', 'shuffle'],
  ['SAO/S51-E076', '431ce25d8669', 'thte', 'the'],
  ['SAO/S51-E087', 'f7e8a18ddd17', 'opponents turn', "opponent's turn"],
  ['SAO/SE26-E34', 'b7a68c187ee5', 'into our hand', 'into your hand'],
  ['SBY/W64-TE11', 'c0c39140e57f', 'card in from', 'card from'],
  ['SDS/SX03-025', '659535d0d117', 'charcter', 'character'],
  ['SDS/SX03-043', 'f2caf5153d4e', 'postion', 'position'],
  ['SDS/SX03-058', 'd102b0fd8158', 'waiting rom', 'waiting room'],
  ['SFN/S108-E051', '46f4b724e493', 'cannot 【REVERSE】', 'cannot become 【REVERSE】'],
  ['TSK/S70-TE15', 'c82429793bcb', 'in your card', 'in your hand'],
  ['TSK/S82-E047', '45bea82a3215', 'bottom or your', 'bottom of your'],
]

export const hashOf = (text: string): string => sha256(text).slice(0, 12)

const known = new Map(LIST.map(([code, hash, wrong, right]) => [`${code} ${hash}`, { code, wrong, right }]))
const codes = new Set(LIST.map(([code]) => code))

export const ERRATA: readonly Erratum[] = [...known.values()]

/** The erratum of a card's text, if it has one. */
export const erratumOf = (code: string, text: string): Erratum | null =>
  codes.has(code) ? (known.get(`${code} ${hashOf(text)}`) ?? null) : null

export const corrected = (text: string, { wrong, right }: Erratum): string => text.replace(wrong, () => right)
