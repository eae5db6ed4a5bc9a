import { Link } from "@tanstack/react-router";
import type { ComplianceFinding, ComplianceSeverity } from "@tresen/contract/catalog/compliance/compliance";
import { COMPLIANCE_TITLES } from "@tresen/contract/catalog/compliance/compliance.texts";
import { CircleAlert, Info, TriangleAlert } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "../../../shared/ui/button";
import { Private, useIsShown } from "../../../shared/visibility";
import { CHECK_TEXTS as texts } from "./compliance-page.texts";

const LOOKS: Readonly<Record<ComplianceSeverity, { Icon: typeof Info; className: string }>> = {
  error: { Icon: CircleAlert, className: "text-danger" },
  warning: { Icon: TriangleAlert, className: "text-warning" },
  hint: { Icon: Info, className: "text-muted" },
};
/** So many rows are drawn at once. */
const SHOWN = 200;
/** On a phone each row is a block, and its cells stand below one another. */
const CELL = "block px-3 py-1 align-top md:table-cell md:py-2";
const LINK =
  "whitespace-nowrap font-medium text-action-text underline underline-offset-4 inline-flex min-h-9 items-center " +
  "pointer-coarse:min-h-11";

/** What is shown of a finding beside itself. */
interface Extra {
  note: ReactNode;
  /** What is done with it. Gets how it is named while names of products may be hidden. */
  action: (name: string) => ReactNode;
}

/** Findings as a table, each with the way to its field. */
export function FindingsTable<Entry extends { finding: ComplianceFinding }>({
  label,
  entries,
  extraOf,
}: {
  label: string;
  entries: readonly Entry[];
  extraOf: (entry: Entry) => Extra;
}) {
  const [count, setCount] = useState(SHOWN);
  const { columns } = texts;
  return (
    <div className="flex flex-col gap-3">
      <table aria-label={label} className="block w-full border-collapse text-sm md:table">
        <thead className="sr-only md:not-sr-only md:table-header-group">
          <tr className="border-b border-line-strong text-start text-muted md:table-row">
            {[columns.severity, columns.name, columns.rule, columns.message, columns.actions].map((title) => (
              <th key={title} scope="col" className="px-3 py-2 text-start font-medium">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block md:table-row-group">
          {entries.slice(0, count).map((entry) => (
            <Row
              key={`${entry.finding.rule} ${entry.finding.id ?? ""}`}
              finding={entry.finding}
              extra={extraOf(entry)}
            />
          ))}
        </tbody>
      </table>
      {entries.length > count && (
        <Button className="self-start" onPress={() => setCount(count + SHOWN)}>
          {texts.more(entries.length - count)}
        </Button>
      )}
    </div>
  );
}

function Row({
  finding: { severity, rule, resource, id, name, field, message },
  extra: { note, action },
}: {
  finding: ComplianceFinding;
  extra: Extra;
}) {
  const { Icon, className } = LOOKS[severity];
  const isNamed = useIsShown("product");
  const shownName = isNamed || resource === "config" ? name : texts.columns.name;
  const label = texts.toField(shownName);
  return (
    <tr className="block border-b border-line py-2 md:table-row md:py-0">
      <td className={CELL}>
        <span className={`flex items-center gap-1.5 font-medium whitespace-nowrap ${className}`}>
          <Icon size={16} aria-hidden className="shrink-0" /> {texts.severity(severity)}
        </span>
      </td>
      <th scope="row" className={`${CELL} text-start font-semibold wrap-anywhere`}>
        {resource === "config" ? name : <Private kind="product">{name}</Private>}
      </th>
      <td className={CELL}>{COMPLIANCE_TITLES[rule]}</td>
      <td className={`${CELL} max-w-prose wrap-anywhere`}>
        {resource === "config" ? message : <Private kind="product">{message}</Private>}
        {note}
      </td>
      <td className={CELL}>
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1 md:flex-nowrap">
          {id === null ? (
            <Link to="/config" search={{ field }} aria-label={label} className={LINK}>
              {texts.open}
            </Link>
          ) : (
            <Link to="/$resource/$id" params={{ resource, id }} search={{ field }} aria-label={label} className={LINK}>
              {texts.open}
            </Link>
          )}
          {action(shownName)}
        </span>
      </td>
    </tr>
  );
}
