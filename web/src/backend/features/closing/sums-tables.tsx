import type { ClosingSums } from "@tresen/contract/closing/closing-sums";
import { CLOSING_WORDS } from "@tresen/contract/closing/closing-words.texts";
import { type ClosingLine, closingParts } from "@tresen/contract/closing/export/closing-lines";
import { useCurrency } from "../../shared/config";
import { useMoney } from "../../shared/visibility";
import { CLOSING_TEXTS } from "./closing.texts";

/** The sums of a closing, a table for each heading. */
export function SumsTables({ sums }: { sums: ClosingSums }) {
  return (
    <div className="grid gap-6 md:grid-cols-2">
      {closingParts(sums).map(({ key, title, note, lines }) => (
        <SumsTable key={key} title={title} note={note} lines={lines} />
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
    <section className={`min-w-0 ${isTaxed ? "md:col-span-2" : ""}`}>
      <div className="overflow-x-auto">
        <table className="w-full text-sm tabular-nums">
          <caption className="pb-1 text-start text-base font-semibold">{title}</caption>
          <thead className={isTaxed ? "" : "sr-only"}>
            <tr className="border-b border-line text-muted">
              <th scope="col" className="py-1 text-start font-medium">
                {CLOSING_TEXTS.label}
              </th>
              {columns.map((column) => (
                <th key={column} scope="col" className="py-1 ps-3 text-end font-medium">
                  {CLOSING_WORDS[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.label} className="border-b border-line last:border-0">
                <th scope="row" className="py-1.5 text-start font-normal wrap-break-word">
                  {line.label}
                </th>
                {columns.map((column) => {
                  const cents = line[column];
                  return (
                    <td key={column} className="py-1.5 ps-3 text-end whitespace-nowrap">
                      {cents === undefined ? "" : money(cents, currency)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {note && <p className="pt-1 text-sm text-muted">{note}</p>}
    </section>
  );
}
