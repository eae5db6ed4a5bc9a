import { formatTime } from "@tresen/contract/kit/time";
import type { StationLoad } from "@tresen/contract/live/station-block";
import { type LoadRow, share } from "./load-rows";
import { LOAD_TEXTS } from "./load.texts";

/** The whole day of each station as bars, beside the table that says the same. */
export function LoadChart({
  stations,
  rows,
  zone,
}: {
  stations: StationLoad["stations"];
  rows: readonly LoadRow[];
  zone: string;
}) {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return null;
  return (
    <section aria-hidden className="rounded-panel border border-line bg-surface p-4">
      <p className="font-semibold">{LOAD_TEXTS.overview}</p>
      {stations.map(({ id, name }, index) => (
        <div key={id} className="mt-3">
          <p className="text-sm wrap-anywhere">{name}</p>
          <div className="flex h-14 items-end gap-px rounded-control bg-sunken px-1 pt-1">
            {rows.map((row) => {
              const cell = row.cells[index];
              const part = cell ? share(cell) : 0;
              return (
                <span
                  key={row.from}
                  className={`min-w-0 flex-1 rounded-t-sm forced-colors:bg-[CanvasText] ${
                    part >= 1 ? "bg-danger" : part >= 0.75 ? "bg-warning" : "bg-action"
                  } ${cell?.blocked === "none" ? "" : "opacity-40"}`}
                  style={{ height: `${Math.max(part * 100, part > 0 ? 6 : 0)}%` }}
                />
              );
            })}
          </div>
        </div>
      ))}
      <p className="figures mt-1 flex justify-between text-xs text-muted">
        <span>{formatTime({ at: first.from, zone })}</span>
        <span>{formatTime({ at: last.until, zone })}</span>
      </p>
    </section>
  );
}
