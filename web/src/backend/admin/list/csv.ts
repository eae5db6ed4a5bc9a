/**
 * A CSV file that German spreadsheets open by a double click: semicolons, a byte order mark, CRLF. Cells that a
 * spreadsheet would treat as a formula get a leading apostrophe.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(quoted).join(";")).join("\r\n")}\r\n`;
}

function quoted(cell: string): string {
  // The plus sign of a phone number starts no formula.
  const safe = /^[=@\t\r]|^[+-](?![\d\s/()-]+$)/.test(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}

export function download({ name, content, type }: { name: string; content: string; type: string }): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
