import { formatTime } from "@tresen/contract/kit/time";
import type { StationLoad } from "@tresen/contract/live/station-block";
import { type LoadCell, type LoadRow, share } from "./load-rows";
import { LOAD_TEXTS } from "./load.texts";

const CELL =
  "relative flex min-h-9 w-full items-center overflow-hidden rounded-control border border-line bg-surface px-2 " +
  "text-start text-sm hover:border-action pointer-coarse:min-h-11";
const BAR = "absolute inset-y-0 start-0 forced-colors:border-e-4 forced-colors:border-[CanvasText]";
const FULL = { some: "bg-action-soft", much: "bg-warning-soft", all: "bg-danger-soft" };
const BLOCKED = "border-dashed border-danger! text-danger";

/** How much of a station's time is taken in each row. A press on a cell opens it, to block the time. */
export function LoadTable({
  stations,
  rows,
  caption,
  zone,
  onCell,
}: {
  stations: StationLoad["stations"];
  rows: readonly LoadRow[];
  caption: string;
  zone: string;
  onCell: (chosen: { station: string; row: LoadRow }) => void;
}) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-separate border-spacing-1 text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="sticky start-0 z-1 w-px bg-canvas p-1 text-start font-medium">
              {LOAD_TEXTS.time}
            </th>
            {stations.map(({ id, name, limit }) => (
              <th key={id} scope="col" className="min-w-36 p-1 text-start font-medium wrap-anywhere">
                {name}
                <span className="block font-normal text-muted">{LOAD_TEXTS.perSlot(limit)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const time = formatTime({ at: row.from, zone });
            return (
              <tr key={row.from}>
                <th scope="row" className="figures sticky start-0 z-1 bg-canvas p-1 text-start font-normal">
                  {time}
                </th>
                {stations.map(({ id, name }, index) => {
                  const cell = row.cells[index];
                  if (!cell) return null;
                  const told = toldOf(cell);
                  return (
                    <td key={id}>
                      <button
                        type="button"
                        className={`${CELL} ${cell.blocked === "none" ? "" : BLOCKED}`}
                        aria-label={LOAD_TEXTS.cell({ station: name, time, told })}
                        onClick={() => onCell({ station: id, row })}
                      >
                        <span
                          aria-hidden
                          className={`${BAR} ${colourOf(cell)}`}
                          style={{ width: `${share(cell) * 100}%` }}
                        />
                        <span className="figures relative">{told}</span>
                      </button>
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function toldOf(cell: LoadCell): string {
  return [
    LOAD_TEXTS.taken(cell),
    ...(cell.unpaid > 0 ? [LOAD_TEXTS.unpaid(cell.unpaid)] : []),
    ...(cell.blocked === "none" ? [] : [cell.blocked === "all" ? LOAD_TEXTS.blocked : LOAD_TEXTS.partlyBlocked]),
  ].join(", ");
}

function colourOf(cell: LoadCell): string {
  const part = share(cell);
  return part >= 1 ? FULL.all : part >= 0.75 ? FULL.much : FULL.some;
}
