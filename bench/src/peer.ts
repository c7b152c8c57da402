/** One implementation of the duel. Game number i is shuffled by `duel-i` and played by `choice-i`, whoever plays it. */
export interface Peer {
  readonly name: string
  play(first: number, games: number): { decisions: number; checksum: number }
}
