import { formatSecond } from "@tresen/contract/kit/time";
import type { LogEntry } from "@tresen/contract/log/log";
import type { LogLevel } from "@tresen/contract/log/log-kinds";
import { Private } from "../../shared/visibility";
import { LOG_PAGE_TEXTS } from "./log.texts";

const HEAD =
  "sticky top-0 z-1 border-b border-line bg-canvas px-2 py-2 text-start text-sm font-medium first:ps-4 sm:px-3 " +
  "whitespace-nowrap text-muted";
const CELL = "px-2 py-2 align-top text-sm first:ps-4 sm:px-3 print:px-1.5 print:py-1 print:text-xs";
/** Columns without room on a phone, which has them in the column of the message. */
const SMALL = "hidden sm:table-cell print:table-cell";
const MEDIUM = "hidden md:table-cell print:table-cell";
const ROOMY = "hidden xl:table-cell print:table-cell";
const OPEN_BUTTON =
  "text-start font-semibold text-action-text underline-offset-4 hover:underline wrap-anywhere hyphens-auto print:wrap-break-word " +
  "pointer-coarse:min-h-11";
const LEVELS: Readonly<Record<LogLevel, string>> = {
  info: "bg-sunken text-muted",
  warning: "bg-warning-soft text-warning",
  error: "bg-danger-soft text-danger",
};

export function LevelBadge({ level }: { level: LogLevel }) {
  return (
    <span className={`inline-block rounded-full px-2.5 py-0.5 text-sm font-medium whitespace-nowrap ${LEVELS[level]}`}>
      {LOG_PAGE_TEXTS.levels[level]}
    </span>
  );
}

/** What an entry says. That of a customer has their name. */
export function Message({ entry: { message, subject } }: { entry: LogEntry }) {
  return subject?.resource === "customers" ? <Private kind="customer">{message}</Private> : message;
}

interface TableProps {
  entries: readonly LogEntry[];
  zone: string;
  nameOf: (branch: string) => string | undefined;
  onOpen: (id: string) => void;
}

/** A compact table. Pressing a row opens the entry. */
export function LogTable({ entries, zone, nameOf, onOpen }: TableProps) {
  const { columns, kinds, open } = LOG_PAGE_TEXTS;
  return (
    <table className="w-full border-separate border-spacing-0">
      <caption className="sr-only">{LOG_PAGE_TEXTS.caption}</caption>
      <thead>
        <tr>
          <Head className={MEDIUM}>{columns.at}</Head>
          <Head className={SMALL}>{columns.level}</Head>
          <Head className="w-full">{columns.message}</Head>
          <Head className={MEDIUM}>{columns.kind}</Head>
          <Head className={MEDIUM}>{columns.actor}</Head>
          <Head className={ROOMY}>{columns.branch}</Head>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => {
          const at = formatSecond({ at: Date.parse(entry.at), zone });
          const branch = entry.branch === null ? undefined : nameOf(entry.branch);
          return (
            <tr
              key={entry.id}
              data-entry={entry.id}
              onClick={() => onOpen(entry.id)}
              className="cursor-pointer hover:bg-action-soft *:border-b *:border-line"
            >
              <td className={`${CELL} ${MEDIUM} figures whitespace-nowrap`}>{at}</td>
              <td className={`${CELL} ${SMALL}`}>
                <LevelBadge level={entry.level} />
              </td>
              <th scope="row" className={`${CELL} text-start font-normal`}>
                <span className="mb-1 block sm:hidden print:hidden">
                  <LevelBadge level={entry.level} />
                </span>
                <button
                  type="button"
                  className={OPEN_BUTTON}
                  aria-label={entry.subject?.resource === "customers" ? undefined : open(entry.message)}
                  onClick={(event) => {
                    event.stopPropagation();
                    onOpen(entry.id);
                  }}
                >
                  <Message entry={entry} />
                </button>
                <span className="figures block whitespace-normal text-muted md:hidden print:hidden">
                  {[at, kinds[entry.kind], entry.actor.name].join(", ")}
                </span>
              </th>
              <td className={`${CELL} ${MEDIUM} whitespace-nowrap`}>{kinds[entry.kind]}</td>
              <td className={`${CELL} ${MEDIUM} min-w-32 wrap-break-word hyphens-auto`}>{entry.actor.name}</td>
              <td className={`${CELL} ${ROOMY} min-w-32 wrap-break-word hyphens-auto`}>{branch ?? "–"}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Head({ className = "", children }: { className?: string; children: string }) {
  return (
    <th scope="col" className={`${HEAD} ${className}`}>
      {children}
    </th>
  );
}
