import { isDeepStrictEqual } from "node:util";
import { type CodePage, decodeText } from "./code-pages";

export type Align = "left" | "center" | "right";

/** Letters of one style beside each other. */
export interface PrintedText {
  text: string;
  isBold?: boolean;
  isUnderlined?: boolean;
  isInverse?: boolean;
  /** How many times as wide and as high as usual, where it is more than once. */
  width?: number;
  height?: number;
}

/** One line of paper, as a person sees it. */
export type PrintedLine =
  | { kind: "text"; align: Align; texts: PrintedText[] }
  | { kind: "qr"; align: Align; value: string }
  | { kind: "barcode"; align: Align; value: string }
  /** Its black dots as the path of an SVG. */
  | { kind: "picture"; align: Align; width: number; height: number; path: string }
  | { kind: "cut" };

/** What a printer remembers between commands. */
export interface Style {
  align: Align;
  page: CodePage;
  isBold: boolean;
  isUnderlined: boolean;
  isInverse: boolean;
  width: number;
  height: number;
}

const PLAIN: Style = {
  align: "left",
  page: "cp437",
  isBold: false,
  isUnderlined: false,
  isInverse: false,
  width: 1,
  height: 1,
};

export interface Printing {
  style: Style;
  /** Takes bytes of text in the code page of the style. */
  bytes(bytes: Uint8Array): void;
  text(text: string): void;
  /** Ends the line. An empty one feeds the paper. */
  feed(): void;
  add(line: Exclude<PrintedLine, { kind: "text" }>): void;
  reset(): void;
  end(): PrintedLine[];
}

/** Collects what the commands of a printer's language print. */
export function startPrinting(): Printing {
  const lines: PrintedLine[] = [];
  const style = { ...PLAIN };
  let texts: PrintedText[] = [];
  const feed = (): void => {
    lines.push({ kind: "text", align: style.align, texts });
    texts = [];
  };
  const text = (given: string): void => {
    if (given === "") return;
    const last = texts.at(-1);
    const now = shown(style);
    if (last && isDeepStrictEqual(last, { ...now, text: last.text })) last.text += given;
    else texts.push({ ...now, text: given });
  };
  return {
    style,
    text,
    bytes: (bytes) => text(decodeText(bytes, style.page)),
    feed,
    add: (line) => {
      if (texts.length > 0) feed();
      lines.push(line);
    },
    reset: () => void Object.assign(style, PLAIN),
    end: () => {
      if (texts.length > 0) feed();
      return joined(lines);
    },
  };
}

/** The words on the paper, line by line: what a witness is asked for. */
export function wordsOf(lines: readonly PrintedLine[]): string {
  return lines
    .map((line) => {
      if (line.kind === "text") return line.texts.map(({ text }) => text).join("");
      return line.kind === "qr" || line.kind === "barcode" ? line.value : "";
    })
    .join("\n");
}

function shown({ isBold, isUnderlined, isInverse, width, height }: Style): Omit<PrintedText, "text"> {
  return {
    ...(isBold ? { isBold } : {}),
    ...(isUnderlined ? { isUnderlined } : {}),
    ...(isInverse ? { isInverse } : {}),
    ...(width > 1 ? { width } : {}),
    ...(height > 1 ? { height } : {}),
  };
}

/** Printers print pictures in strips: strips of one width are one picture. */
function joined(lines: readonly PrintedLine[]): PrintedLine[] {
  const result: PrintedLine[] = [];
  for (const line of lines) {
    const last = result.at(-1);
    if (line.kind === "picture" && last?.kind === "picture" && last.width === line.width) {
      const moved = line.path.replace(/M(\d+) (\d+)/g, (_, x, y) => `M${x} ${Number(y) + last.height}`);
      result[result.length - 1] = { ...last, height: last.height + line.height, path: last.path + moved };
    } else result.push(line);
  }
  return result;
}
