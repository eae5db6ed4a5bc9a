/** Paths are exact to a hundredth of a pixel. */
const STEPS = 100;

export interface Point {
  x: number;
  y: number;
}

/** Commands of a path with their absolute points one after another: two numbers for each point. */
export interface PathCommands {
  /** `M`, `L`, `Q`, `C` and `Z`. */
  letters: string;
  points: readonly number[];
}

/**
 * Writes the text of a path. Points are whole numbers of hundredths of a pixel and are written as distances from the
 * point before, which is short and adds no rounding: what begins and ends at the same place does so in the text, too.
 */
export interface PathWriter {
  move: (to: Point) => void;
  line: (to: Point) => void;
  cubic: (first: Point, second: Point, to: Point) => void;
  close: () => void;
  /** Writes commands made `size` times as large, with their origin at a point. */
  commands: (drawn: { commands: PathCommands; size: number } & Point) => void;
  /** The text so far; empty when nothing was drawn. */
  text: () => string;
}

/** How many points a command has. */
const POINTS: Readonly<Record<string, number>> = { M: 1, L: 1, Q: 2, C: 3, Z: 0 };

export function pathWriter(): PathWriter {
  let text = "";
  // The point that distances count from, and the start of the current part, in hundredths.
  let [x, y, startX, startY] = [0, 0, 0, 0];

  // This writes each point of each letter, tens of thousands in a menu: it makes no objects.
  const commands: PathWriter["commands"] = ({ commands: { letters, points }, size, x: originX, y: originY }) => {
    let at = 0;
    for (const letter of letters) {
      if (letter === "Z") {
        text += "z";
        x = startX;
        y = startY;
        continue;
      }
      text += text === "" ? letter : letter.toLowerCase();
      const end = at + 2 * (POINTS[letter] ?? 0);
      let [toX, toY] = [x, y];
      for (let isFirst = true; at < end; at += 2) {
        toX = Math.round((originX + (points[at] ?? 0) * size) * STEPS);
        toY = Math.round((originY + (points[at + 1] ?? 0) * size) * STEPS);
        text += isFirst ? decimal(toX - x) : separated(toX - x);
        text += separated(toY - y);
        isFirst = false;
      }
      x = toX;
      y = toY;
      if (letter === "M") {
        startX = x;
        startY = y;
      }
    }
  };
  const add = (letters: string, ...to: readonly Point[]): void =>
    commands({ commands: { letters, points: to.flatMap((point) => [point.x, point.y]) }, size: 1, x: 0, y: 0 });
  return {
    move: (to) => add("M", to),
    line: (to) => add("L", to),
    cubic: (first, second, to) => add("C", first, second, to),
    close: () => add("Z"),
    commands,
    text: () => text,
  };
}

/** Numbers up to here are written once and kept: distances within letters are short. */
const KEPT = 4096;
const decimals: string[] = [];
const negatives: string[] = [];

/** A number of hundredths as a decimal. */
function decimal(hundredths: number): string {
  const kept = hundredths < 0 ? negatives : decimals;
  const size = Math.abs(hundredths);
  if (size >= KEPT) return decimalOf(hundredths);
  return (kept[size] ??= decimalOf(hundredths));
}

/** The same after another number, with a space only where one is needed. */
function separated(hundredths: number): string {
  return hundredths < 0 ? decimal(hundredths) : ` ${decimal(hundredths)}`;
}

function decimalOf(hundredths: number): string {
  const size = Math.abs(hundredths);
  const sign = hundredths < 0 ? "-" : "";
  const whole = Math.trunc(size / STEPS);
  const rest = size % STEPS;
  if (rest === 0) return sign + whole;
  const fraction = rest % 10 === 0 ? String(rest / 10) : String(rest).padStart(2, "0");
  return `${sign}${whole === 0 ? "" : whole}.${fraction}`;
}
