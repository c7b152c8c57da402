import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)

/** Good enough at a small part of the time that the best takes. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT }

/** JSON as short text, made in a thread of its own. */
export async function pack(value: unknown): Promise<string> {
  return (await compress(JSON.stringify(value), { params })).toString('base64')
}

export async function unpack<T>(text: string): Promise<T> {
  return JSON.parse((await decompress(Buffer.from(text, 'base64'))).toString()) as T
}
