import type { Cover } from "@tresen/contract/planning/planner/cover";
import { ArrowDown, ArrowUp, Check } from "lucide-react";
import { PLANNER_TEXTS as texts } from "../planner.texts";

/** How the needs of each day are met: a number, a picture and, for a screen reader, a sentence. */
export function CoverRow({ days, covers }: { days: readonly string[]; covers: ReadonlyMap<string, readonly Cover[]> }) {
  return (
    <tr>
      <th
        scope="row"
        className="sticky start-0 z-1 border-t-2 border-line bg-surface px-2 py-1.5 text-start align-top text-sm font-medium"
      >
        {texts.needs}
      </th>
      {days.map((day) => (
        <td key={day} className="border-s border-t-2 border-line bg-surface p-1 align-top">
          <ul className="flex flex-col gap-0.5 text-xs">
            {(covers.get(day) ?? []).map((cover, index) => (
              <Entry key={`${String(index)} ${cover.need.from} ${cover.need.role}`} cover={cover} />
            ))}
          </ul>
        </td>
      ))}
      <td className="border-s border-t-2 border-line bg-surface @min-[40rem]:sticky @min-[40rem]:end-0 @min-[40rem]:z-1" />
    </tr>
  );
}

function Entry({ cover: { need, least, most, missing, surplus, open } }: { cover: Cover }) {
  const said = [
    missing > 0 ? texts.missing(missing) : "",
    surplus > 0 ? texts.surplus(surplus) : "",
    missing === 0 && surplus === 0 ? texts.met : "",
    open > 0 ? texts.openHelp(open) : "",
  ].filter(Boolean);
  const [Icon, look] =
    missing > 0
      ? ([ArrowDown, "border-danger text-danger"] as const)
      : surplus > 0
        ? ([ArrowUp, "border-warning text-warning"] as const)
        : ([Check, "border-line text-success"] as const);
  const numbers = texts.covers({ least, most, min: need.min, max: need.max });
  return (
    <li
      className={`flex items-start gap-1 rounded-control border px-1 ${look}`}
      title={`${need.from}–${need.to} ${need.role || texts.anyRole}: ${numbers}, ${said.join(", ")}`}
    >
      <Icon size={14} aria-hidden className="mt-0.5 shrink-0" />
      <span className="min-w-0 text-ink">
        <span className="tabular-nums">
          {need.from}–{need.to}
        </span>{" "}
        {need.role || texts.anyRole}:{" "}
        <strong className="tabular-nums">{least === most ? least : `${String(least)}–${String(most)}`}</strong>
        <span className="tabular-nums">
          /{need.min}
          {need.max !== null && need.max !== need.min ? `–${String(need.max)}` : need.max === null ? "+" : ""}
        </span>
        <span className="sr-only">, {said.join(", ")}</span>
      </span>
    </li>
  );
}
