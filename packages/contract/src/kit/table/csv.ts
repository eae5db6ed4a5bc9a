/** The byte order mark by which spreadsheets recognise UTF-8. */
export const CSV_START = "\uFEFF";

/**
 * Lines of a CSV file as German spreadsheets open it by a double click: semicolons and CRLF. A whole file begins with
 * `CSV_START`. Cells that a spreadsheet would take for a formula get a leading apostrophe, as do those that begin with
 * one, so that reading the file gives the same cells again.
 */
export function csvLines(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(quoted).join(";")}\r\n`).join("");
}

/** The lines as a spreadsheet takes them from the clipboard: tabs between the cells, and none after the last line. */
export function tsvText(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map((cell) => quoted(cell)).join("\t")).join("\r\n");
}

function quoted(cell: string): string {
  const safe = isRisky(cell) ? `'${cell}` : cell;
  return /[";\t\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}

/** What a spreadsheet takes for the beginning of a formula, also behind spaces and line breaks, in letters of full width too. */
const FORMULA = /^\s*[=@+\-＝＠＋－]|^[\t\r\n]/;
/** The sign of a plain number or phone number starts no formula. */
const SIGNED = /^-?\d+(?:,\d+)?$|^\+\d[\d ]*$/;

/** Whether a spreadsheet would compute the cell, or take its apostrophe for the mark of a text. */
function isRisky(cell: string): boolean {
  const bare = cell.replace(/^'+/, "");
  return bare === cell ? FORMULA.test(cell) && !SIGNED.test(cell) : bare === "" || FORMULA.test(bare);
}

/**
 * The cells of a CSV file, line by line, empty lines too. The separator is the one of `;`, `,` and tab that the first
 * line with any text has most of, unless it is told: what comes from a spreadsheet by the clipboard has tabs.
 */
export function parseCsv(text: string, told?: string): string[][] {
  const content = text.startsWith(CSV_START) ? text.slice(CSV_START.length) : text;
  const separator = told ?? separatorOf(content);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let isQuoted = false;
  let wasQuoted = false;
  const endCell = (): void => {
    row.push(plain(cell));
    cell = "";
    wasQuoted = false;
  };
  const endRow = (): void => {
    endCell();
    rows.push(row);
    row = [];
  };
  for (let index = 0; index < content.length; index += 1) {
    const sign = content[index] ?? "";
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (content[index + 1] === '"') {
        cell += '"';
        index += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === "" && !wasQuoted) {
      isQuoted = true;
      wasQuoted = true;
    } else if (sign === separator) endCell();
    else if (sign === "\n" || sign === "\r") {
      if (sign === "\r" && content[index + 1] === "\n") index += 1;
      endRow();
    } else cell += sign;
  }
  if (cell !== "" || row.length > 0 || wasQuoted) endRow();
  return rows;
}

/** The cell without the apostrophe that kept it from being computed. */
function plain(cell: string): string {
  return cell.startsWith("'") && isRisky(cell.slice(1)) ? cell.slice(1) : cell;
}

function separatorOf(content: string): string {
  const [head = ""] = content.trimStart().split(/[\r\n]/, 1);
  const unquoted = head.replace(/"(?:[^"]|"")*"/g, "");
  const counts = [";", "\t", ","].map((sign) => ({ sign, count: unquoted.split(sign).length }));
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).sign;
}
