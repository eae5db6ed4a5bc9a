import { type ByteReader, ascii, byteReader } from "./byte-reader";
import type { CodePage } from "./code-pages";
import { type Align, type PrintedLine, type Printing, startPrinting } from "./paper";
import { columnDots, picture } from "./picture";

const LF = 0x0a;
const CR = 0x0d;
const ESC = 0x1b;
const GS = 0x1d;
const RS = 0x1e;
const ALIGNS: readonly Align[] = ["left", "center", "right"];
/** By the numbers of Star's `ESC GS t`. */
const PAGES: Readonly<Record<number, CodePage>> = { 1: "cp437", 4: "cp858", 5: "cp852", 32: "windows-1252" };

/** What a printer prints that speaks StarPRNT, or the line mode of older Star printers. */
export function printStar(bytes: Uint8Array): PrintedLine[] {
  const reader = byteReader(bytes);
  const printing = startPrinting();
  const state = { qr: "" };
  while (reader.peek() !== undefined) {
    const byte = reader.next();
    if (byte === LF) printing.feed();
    else if (byte === ESC) escape({ reader, printing, state });
    else if (byte >= 0x20) printing.bytes(Uint8Array.of(byte));
  }
  return printing.end();
}

function escape({ reader, printing, state }: { reader: ByteReader; printing: Printing; state: { qr: string } }): void {
  const { style } = printing;
  const code = reader.next();
  const command = String.fromCharCode(code);
  if (command === "@") printing.reset();
  else if (command === "E") style.isBold = true;
  else if (command === "F") style.isBold = false;
  else if (command === "4") style.isInverse = true;
  else if (command === "5") style.isInverse = false;
  else if (command === "-") style.isUnderlined = (reader.next() & 1) === 1;
  else if (command === "i") {
    style.height = reader.next() + 1;
    style.width = reader.next() + 1;
  } else if (command === "a") for (let lines = reader.next(); lines > 0; lines -= 1) printing.feed();
  else if (command === "b") {
    reader.take(4);
    printing.add({ kind: "barcode", align: style.align, value: ascii(reader.until(RS)) });
  } else if (command === "d") {
    reader.next();
    printing.add({ kind: "cut" });
  } else if (command === "X") {
    const width = reader.word();
    const isBlack = columnDots(reader.take(width * 3));
    printing.add(picture({ align: style.align, width, height: 24, isBlack }));
    // The end of a strip moves the paper by the strip's height.
    while (reader.peek() === LF || reader.peek() === CR) reader.next();
  } else if (code === GS) group({ reader, printing, state });
  else if (code === RS) reader.take(2);
  else if (code === 0x07) reader.take(3);
  else if (command === "z" || command === "R") reader.next();
}

function group({ reader, printing, state }: { reader: ByteReader; printing: Printing; state: { qr: string } }): void {
  const { style } = printing;
  const command = String.fromCharCode(reader.next());
  if (command === "a") style.align = ALIGNS[reader.next() & 3] ?? "left";
  else if (command === "t") style.page = PAGES[reader.next()] ?? "cp437";
  else if (command === "y") {
    const action = String.fromCharCode(reader.next());
    if (action === "S") reader.take(2);
    else if (action === "D") {
      reader.take(2);
      state.qr = ascii(reader.take(reader.word()));
    } else if (action === "P") printing.add({ kind: "qr", align: style.align, value: state.qr });
  } else reader.next();
}
