import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compress = promisify(brotliCompress);
const zip = promisify(gzip);

/** For answers made for one reader: fast rather than small. Base64, as Lambda hands binary over. */
export async function compressed(text: string): Promise<string> {
  const body = await compress(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text) },
  });
  return body.toString("base64");
}

/** The same for who does not take brotli. */
export async function zipped(text: string): Promise<string> {
  return (await zip(text)).toString("base64");
}
