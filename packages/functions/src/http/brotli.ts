import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);

/** For answers made for one reader: fast rather than small. Base64, as Lambda hands binary over. */
export async function compressed(text: string): Promise<string> {
  const body = await compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text) } });
  return body.toString("base64");
}
