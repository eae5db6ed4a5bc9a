import { type Html, html } from "@tresen/contract/page/html";
import { type ActionPath, actionPath } from "./section";

/** A table with a heading over each column. Each of the rows is a `<tr>`. */
export function table({
  caption,
  columns,
  rows,
}: {
  caption?: string;
  columns: readonly string[];
  rows: readonly Html[];
}): Html {
  const heads = columns.map((column) => html`<th scope="col">${column}</th>`);
  return html`<table>${caption !== undefined && html`<caption>${caption}</caption>`}<thead><tr>${heads}</tr></thead>
<tbody>${rows}</tbody></table>`;
}

/** A row of a table. */
export function tableRow(cells: readonly (Html | string | number)[]): Html {
  return html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`;
}

/** A button that runs an action of a section. */
export function actionButton({ label, ...path }: ActionPath & { label: string }): Html {
  return html`<form method="post" action="${actionPath(path)}"><button>${label}</button></form>`;
}
