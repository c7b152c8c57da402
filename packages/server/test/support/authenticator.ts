import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** A passkey in software: ES256, attestation "none". */
export class Authenticator {
  readonly id: Buffer
  readonly #origin: string
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  #count: number

  constructor(origin: string, id: Buffer = randomBytes(32), count = 0) {
    this.#origin = origin
    this.id = id
    this.#count = count
  }

  create(challenge: string) {
    const { x, y } = this.#keys.publicKey.export({ format: 'jwk' })
    const [left, right] = [x!, y!].map((part) => Buffer.from(part, 'base64url'))
    const hex = (text: string) => Buffer.from(text, 'hex')
    // COSE key in CBOR: { 1: 2, 3: -7, -1: 1, -2: x, -3: y }
    const cose = Buffer.concat([hex('a5010203262001215820'), left!, hex('225820'), right!])
    const data = Buffer.concat([this.#data(0x45), Buffer.alloc(16), hex('0020'), this.id, cose])
    // { fmt: 'none', attStmt: {}, authData }
    const size = Buffer.from([data.length])
    const head = hex('a363666d74646e6f6e656761747453746d74a0686175746844617461')
    const attestationObject = Buffer.concat([head, hex('58'), size, data]).toString('base64url')
    return this.#response({
      clientDataJSON: this.#client('webauthn.create', challenge).toString('base64url'),
      attestationObject,
    })
  }

  get(challenge: string) {
    const clientData = this.#client('webauthn.get', challenge)
    const data = this.#data(0x05)
    const signed = Buffer.concat([data, createHash('sha256').update(clientData).digest()])
    return this.#response({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
    })
  }

  #data(flags: number): Buffer {
    const rest = Buffer.from([flags, 0, 0, 0, ++this.#count])
    return Buffer.concat([createHash('sha256').update(new URL(this.#origin).hostname).digest(), rest])
  }

  #response(response: object) {
    const id = this.id.toString('base64url')
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
  }

  #client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }))
  }
}
