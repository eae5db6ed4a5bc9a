import type { ClosingSums } from "@tresen/contract/closing/closing-sums";
import { CLOSING_WORDS } from "@tresen/contract/closing/closing-words.texts";
import { type ClosingLine, closingParts } from "@tresen/contract/closing/export/closing-lines";
import type { Cents } from "@tresen/contract/kit/money";
import { useCurrency } from "../../shared/config";
import { useMoney } from "../../shared/visibility";
import { CLOSING_TEXTS } from "./closing.texts";

/** The sums of a closing, a table for each heading. @param unpaid the cents that are asked for online and not paid yet. */
export function SumsTables({ sums, unpaid = 0 }: { sums: ClosingSums; unpaid?: Cents }) {
  return (
    <div className="grid gap-6 md:grid-cols-2">
      {closingParts(sums).map(({ key, title, note, lines }) => (
        <SumsTable
          key={key}
          title={title}
          note={note}
          lines={key === "online" && unpaid !== 0 ? [...lines, { label: CLOSING_TEXTS.unpaid, gross: unpaid }] : lines}
        />
      ))}
    </div>
  );
}

export function SumsTable({
  title,
  note,
  lines,
}: {
  title: string;
  note?: string | undefined;
  lines: readonly ClosingLine[];
}) {
  const currency = useCurrency();
  const money = useMoney();
  const isTaxed = lines.some(({ net }) => net !== undefined);
  const columns = isTaxed ? (["net", "tax", "gross"] as const) : (["gross"] as const);
  return (
    <section className={`min-w-0 break-inside-avoid ${isTaxed ? "md:col-span-2" : ""}`}>
      {/* The roles stay what they are where the rows of a small screen are no rows of a table for the style sheet. */}
      <table role="table" className={`w-full text-sm tabular-nums ${isTaxed ? "max-sm:block" : ""}`}>
        <caption className={`pb-1 text-start text-base font-semibold ${isTaxed ? "max-sm:block" : ""}`}>
          {title}
        </caption>
        <thead role="rowgroup" className={isTaxed ? "max-sm:sr-only" : "sr-only"}>
          <tr role="row" className="border-b border-line text-muted">
            <th role="columnheader" scope="col" className="py-1 text-start font-medium">
              {CLOSING_TEXTS.label}
            </th>
            {columns.map((column) => (
              <th key={column} role="columnheader" scope="col" className="py-1 ps-3 text-end font-medium">
                {CLOSING_WORDS[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={isTaxed ? "max-sm:block" : ""}>
          {lines.map((line) => (
            <tr
              key={line.label}
              role="row"
              className={`border-b border-line last:border-0 ${isTaxed ? "max-sm:block max-sm:py-1.5" : ""}`}
            >
              <th
                role="rowheader"
                scope="row"
                className={`py-1.5 text-start font-normal wrap-break-word ${isTaxed ? "max-sm:block max-sm:py-0 max-sm:font-medium" : ""}`}
              >
                {line.label}
              </th>
              {columns.map((column) => {
                const cents = line[column];
                return (
                  <td
                    key={column}
                    role="cell"
                    className={`py-1.5 ps-3 text-end whitespace-nowrap ${isTaxed ? "max-sm:flex max-sm:justify-between max-sm:py-0.5" : ""}`}
                  >
                    {isTaxed && (
                      <span aria-hidden className="text-muted sm:hidden">
                        {CLOSING_WORDS[column]}
                      </span>
                    )}
                    {cents === undefined ? "" : money(cents, currency)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {note && <p className="pt-1 text-sm text-muted">{note}</p>}
    </section>
  );
}
