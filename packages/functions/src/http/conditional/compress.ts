import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compress = promisify(brotliCompress);
const zip = promisify(gzip);

/** Brotli as base64, for answers that are made for one client: fast rather than small. */
export async function compressed(text: string): Promise<string> {
  const body = await compress(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text) },
  });
  return body.toString("base64");
}

/** gzip as base64, for clients that do not accept brotli. */
export async function zipped(text: string): Promise<string> {
  return (await zip(text)).toString("base64");
}
