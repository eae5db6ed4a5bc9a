import { type ByteReader, ascii, byteReader } from "./byte-reader";
import type { CodePage } from "./code-pages";
import { type Align, type PrintedLine, type Printing, startPrinting } from "./paper";
import { columnDots, picture, rowDots } from "./picture";

const LF = 0x0a;
const ESC = 0x1b;
const FS = 0x1c;
const GS = 0x1d;
const ALIGNS: readonly Align[] = ["left", "center", "right"];
/** By the numbers of Epson's `ESC t`. */
const PAGES: Readonly<Record<number, CodePage>> = {
  0: "cp437",
  2: "cp850",
  16: "windows-1252",
  18: "cp852",
  19: "cp858",
  40: "iso-8859-15",
};

/** What a printer prints that speaks ESC/POS. */
export function printEscPos(bytes: Uint8Array): PrintedLine[] {
  const reader = byteReader(bytes);
  const printing = startPrinting();
  const state = { qr: "" };
  while (reader.peek() !== undefined) {
    const byte = reader.next();
    if (byte === LF) printing.feed();
    else if (byte === ESC) escape({ reader, printing });
    else if (byte === FS) reader.next();
    else if (byte === GS) group({ reader, printing, state });
    else if (byte >= 0x20) printing.bytes(Uint8Array.of(byte));
  }
  return printing.end();
}

function escape({ reader, printing }: { reader: ByteReader; printing: Printing }): void {
  const { style } = printing;
  const command = String.fromCharCode(reader.next());
  if (command === "@") printing.reset();
  else if (command === "E" || command === "G") style.isBold = (reader.next() & 1) === 1;
  else if (command === "-") style.isUnderlined = (reader.next() & 3) > 0;
  else if (command === "a") style.align = ALIGNS[reader.next() & 3] ?? "left";
  else if (command === "t") style.page = PAGES[reader.next()] ?? "cp437";
  else if (command === "d") for (let lines = reader.next(); lines > 0; lines -= 1) printing.feed();
  else if (command === "*") {
    const isHigh = reader.next() >= 0x20;
    const width = reader.word();
    const data = reader.take(width * (isHigh ? 3 : 1));
    if (isHigh) printing.add(picture({ align: style.align, width, height: 24, isBlack: columnDots(data) }));
    // The line feed after a strip moves the paper by the strip's height.
    if (reader.peek() === LF) reader.next();
  } else if (command === "p") reader.take(3);
  else if (["M", "3", "4", "J", "V", "R", "{", " ", "!"].includes(command)) reader.next();
}

function group({ reader, printing, state }: { reader: ByteReader; printing: Printing; state: { qr: string } }): void {
  const { style } = printing;
  const command = String.fromCharCode(reader.next());
  if (command === "!") {
    const size = reader.next();
    style.width = (size >> 4) + 1;
    style.height = (size & 0x0f) + 1;
  } else if (command === "B") style.isInverse = (reader.next() & 1) === 1;
  else if (command === "V") {
    // The functions from 0x41 on name how far the paper is fed before.
    if (reader.next() >= 0x41) reader.next();
    printing.add({ kind: "cut" });
  } else if (command === "k") {
    const kind = reader.next();
    const value = ascii(kind > 0x40 ? reader.take(reader.next()) : reader.until(0));
    printing.add({ kind: "barcode", align: style.align, value: value.replace(/^\{[ABC]/, "") });
  } else if (command === "v") {
    reader.take(2);
    const width = reader.word() * 8;
    const height = reader.word();
    const data = reader.take((width / 8) * height);
    printing.add(picture({ align: style.align, width, height, isBlack: rowDots(data, width) }));
  } else if (command === "(") symbol({ reader, printing, state });
  else if (command === "P" || command === "L" || command === "W") reader.take(2);
  else reader.next();
}

/** `GS ( k`: a QR code is stored by one function and printed by another. Other functions in parentheses are skipped. */
function symbol({ reader, printing, state }: { reader: ByteReader; printing: Printing; state: { qr: string } }): void {
  const kind = String.fromCharCode(reader.next());
  const data = reader.take(reader.word());
  const [symbology, action] = data;
  if (kind !== "k" || symbology !== 0x31) return;
  if (action === 0x50) state.qr = ascii(data.subarray(3));
  if (action === 0x51) printing.add({ kind: "qr", align: printing.style.align, value: state.qr });
}
