/** The upper half of the code page of ESC/POS printers, as far as the tests use it. */
const CP858: Readonly<Record<number, string>> = {
  0x81: "ü",
  0x84: "ä",
  0x85: "à",
  0x8e: "Ä",
  0x94: "ö",
  0x99: "Ö",
  0x9a: "Ü",
  0x9e: "×",
  0xc4: "─",
  0xcd: "═",
  0xd5: "€",
  0xe1: "ß",
};

/** The commands of ESC/POS that the documents need, with the number of bytes that follow the two of their name. */
const PARAMETERS: Readonly<Record<string, number>> = {
  "\u001b@": 0,
  "\u001c.": 0,
  "\u001bM": 1,
  "\u001bt": 1,
  "\u001bE": 1,
  "\u001b-": 1,
  "\u001ba": 1,
  "\u001d!": 1,
  "\u001dB": 1,
  "\u001dV": 1,
  "\u001dh": 1,
  "\u001dw": 1,
  "\u001dH": 1,
};

/** What an ESC/POS printer prints: its text, `[qr …]`, `[barcode …]`, `[picture WxH]` and `[cut]`. */
export function readEscPos(bytes: Uint8Array): string {
  let text = "";
  let at = 0;
  const byte = (offset: number): number => bytes[at + offset] ?? 0;
  const characters = (from: number, to: number): string =>
    Buffer.from(bytes.subarray(at + from, at + to)).toString("latin1");
  while (at < bytes.length) {
    const first = byte(0);
    if (first !== 0x1b && first !== 0x1c && first !== 0x1d) {
      text += first < 0x80 ? String.fromCharCode(first) : (CP858[first] ?? "\uFFFD");
      at += 1;
      continue;
    }
    const command = characters(0, 2);
    if (command === "\u001d(") {
      const length = byte(3) + byte(4) * 256;
      if (byte(6) === 0x50) text += `[qr ${characters(8, 5 + length)}]`;
      at += 5 + length;
    } else if (command === "\u001dk") {
      // The one form is followed by the number of its bytes, the other one ends with a zero.
      const end = byte(2) > 0x40 ? 4 + byte(3) : bytes.indexOf(0, at + 3) - at + 1;
      text += `[barcode ${byte(2) > 0x40 ? characters(4, end) : characters(3, end - 1)}]`;
      at += end;
    } else if (command === "\u001dv") {
      const [width, height] = [byte(4) + byte(5) * 256, byte(6) + byte(7) * 256];
      text += `[picture ${width * 8}x${height}]`;
      at += 8 + width * height;
    } else {
      const parameters = PARAMETERS[command];
      if (parameters === undefined) throw new Error(`Unknown command ${JSON.stringify(command)} at ${at}`);
      if (command === "\u001dV") text += "[cut]";
      at += 2 + parameters;
    }
  }
  return text;
}
