import { type Html, html } from "@tresen/contract/page/html";
import { type ActionPath, actionPath } from "./section";

export type Cell = Html | string | number;

/** A table with column headings. On a narrow screen each cell is a line with its heading beside it. */
export function table({
  caption,
  columns,
  rows,
}: {
  caption?: string;
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
}): Html {
  const heads = columns.map((column) => html`<th scope="col">${column}</th>`);
  return html`<table role="table">${caption !== undefined && html`<caption>${caption}</caption>`}
<thead><tr>${heads}</tr></thead>
<tbody>${rows.map((cells) => row({ columns, cells }))}</tbody></table>`;
}

function row({ columns, cells }: { columns: readonly string[]; cells: readonly Cell[] }): Html {
  const shown = cells.map((cell, index) => html`<td role="cell" data-heading="${columns[index]}">${cell}</td>`);
  return html`<tr role="row">${shown}</tr>`;
}

/** A button that runs an action of a section. */
export function actionButton({ label, ...path }: ActionPath & { label: string }): Html {
  return html`<form method="post" action="${actionPath(path)}"><button>${label}</button></form>`;
}
