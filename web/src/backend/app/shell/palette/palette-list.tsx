import { useEffect, useRef } from "react";
import type { PaletteEntry } from "./entries";
import { PALETTE_TEXTS } from "./palette.texts";

const OPTION =
  "flex min-h-10 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 text-sm pointer-coarse:min-h-11 " +
  "aria-selected:bg-action-soft aria-selected:text-action-text forced-colors:aria-selected:outline-2 " +
  "forced-colors:aria-selected:-outline-offset-2";

interface PaletteListProps {
  id: string;
  entries: readonly PaletteEntry[];
  active: number;
  onActive: (index: number) => void;
  onChoose: (entry: PaletteEntry) => void;
}

/** The found entries under the headings of their groups. The focus stays in the field above. */
export function PaletteList({ id, entries, active, onActive, onChoose }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }, [active, entries.length]);
  const groups = [
    ...Map.groupBy(
      entries.map((entry, index) => ({ entry, index })),
      ({ entry }) => entry.group,
    ),
  ];
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={PALETTE_TEXTS.results}
      className="relative min-h-0 flex-1 overflow-y-auto p-2 empty:hidden"
    >
      {groups.map(([group, members]) => (
        <div key={group} role="group" aria-label={group}>
          <div aria-hidden className="px-3 pt-2 pb-1 text-xs font-medium text-muted">
            {group}
          </div>
          {members.map(({ entry, index }) => (
            <div
              key={entry.id}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              onPointerMove={() => index !== active && onActive(index)}
              onClick={() => onChoose(entry)}
              className={OPTION}
            >
              <entry.Icon size={18} className="shrink-0" aria-hidden />
              <span className="min-w-0 flex-1 truncate">{entry.label}</span>
              {entry.hint && <span className="shrink-0 text-xs text-muted">{entry.hint}</span>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
