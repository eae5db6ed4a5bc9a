import { Plus, Undo2 } from "lucide-react";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import type { EditorProps } from "../../../admin/form/editor";
import { GroupFrame } from "../../../admin/form/editors/frame";
import { FieldGrid } from "../../../admin/form/field-editor";
import { useError, useForm } from "../../../admin/form/form-context";
import { entryKeys, resized } from "../../../admin/model/entry-keys";
import { initialValue } from "../../../admin/model/draft";
import type { Field } from "../../../admin/model/field";
import { DISABLED } from "../../../shared/focus/focus-screen";
import { Button } from "../../../shared/ui/button";
import { deadEnd, entryLabel } from "./dead-entries";
import { DEAD_TEXTS, NAVIGATION_TEXTS } from "./navigation.texts";
import {
  type Move,
  type Step,
  type TreeRow,
  ancestorsOf,
  endOf,
  itemsOf,
  movedTo,
  pathOf,
  rowsOf,
  siblingsOf,
  stepOf,
  without,
} from "./tree";
import { INDENT, startTreeDrag } from "./tree-drag";
import { TreeRowView } from "./tree-row";
import { useTargets } from "./use-targets";

type KeyedRow = TreeRow & { key: number };
type Type = keyof typeof NAVIGATION_TEXTS.types;

const TYPES: readonly Type[] = ["site", "branch", "link", "home"];
const STEPS: readonly Step[] = ["up", "down", "in", "out"];
/** The button that takes the focus where the pressed one can do no more. */
const BACK: Readonly<Record<string, string>> = { up: "down", down: "up", in: "out", out: "in" };

/**
 * The entries of a navigation as a tree: nested lists, whose entries are moved, indented and outdented by drag, by
 * buttons, and by the arrow keys on their handle.
 */
export function ItemsEditor({ field, path, value, onChange }: EditorProps) {
  const { isReadOnly } = useForm();
  const error = useError(path);
  const targets = useTargets();
  const fields = useMemo(() => entryFields(field), [field]);
  const plain = useMemo(() => rowsOf(value), [value]);
  const [known, setKeys] = useState(() => entryKeys(plain.length));
  const keys = known.list.length === plain.length ? known : resized({ keys: known, count: plain.length });
  if (keys !== known) setKeys(keys);
  const rows = plain.map((row, index): KeyedRow => ({ ...row, key: keys.list[index] ?? index }));
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const [over, setOver] = useState<(Move & { index: number }) | null>(null);
  const [removed, setRemoved] = useState<{ rows: readonly KeyedRow[]; text: string; key: number } | null>(null);
  const [said, setSaid] = useState("");
  const [focus, setFocus] = useState<{ key: number; on: string } | null>(null);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const entry = focus && list.current?.querySelector(`[data-key="${focus.key}"]`);
    if (!focus || !entry) return;
    const button = (on: string) => entry.querySelector<HTMLButtonElement>(`:scope > [data-row] [data-${on}]`);
    const wanted = button(focus.on);
    const back = BACK[focus.on.replace(/^move="|"$/g, "")];
    (wanted?.matches(DISABLED) && back ? button(`move="${back}"`) : wanted)?.focus();
  }, [focus]);

  const nameOf = ({ entry }: TreeRow): string => entryLabel({ entry, targets }) || NAVIGATION_TEXTS.unnamed;
  const put = (next: readonly KeyedRow[], following = keys.next): void => {
    setKeys({ list: next.map(({ key }) => key), next: following });
    onChange(itemsOf(next));
  };
  const move = ({ index, to, by }: { index: number; to: Move | null; by: string }): void => {
    const row = rows[index];
    const next = to && movedTo({ rows, index, to });
    if (!row) return;
    if (!next) return setSaid(NAVIGATION_TEXTS.fixed(nameOf(row)));
    const at = next.findIndex(({ key }) => key === row.key);
    const siblings = siblingsOf(next, at);
    const above = ancestorsOf(next, at).at(-1);
    const parent = above === undefined ? undefined : next[above];
    put(next);
    setRemoved(null);
    setFocus({ key: row.key, on: `move="${by}"` });
    setSaid(
      NAVIGATION_TEXTS.moved({
        ...{ name: nameOf(row), place: siblings.indexOf(at) + 1, count: siblings.length },
        above: parent ? nameOf(parent) : null,
      }),
    );
  };
  const add = (type: Type): void => {
    const entry = { ...Object.fromEntries(fields.map((one) => [one.key, initialValue(one)])), type };
    setOpened(new Set([...opened, keys.next]));
    setRemoved(null);
    setFocus({ key: keys.next, on: "head" });
    put([...rows, { entry, depth: 0, key: keys.next }], keys.next + 1);
  };
  const remove = (index: number): void => {
    const row = rows[index];
    if (!row) return;
    const text = NAVIGATION_TEXTS.removed({ name: nameOf(row), below: endOf(rows, index) - index - 1 });
    setRemoved({ rows, text, key: row.key });
    put(without(rows, index));
  };
  const toggle = (key: number): void =>
    setOpened(opened.has(key) ? new Set([...opened].filter((one) => one !== key)) : new Set([...opened, key]));

  const entries = (from: number, to: number, depth: number): ReactNode => {
    const own = rows.flatMap((row, index) => (index >= from && index < to && row.depth === depth ? [index] : []));
    if (own.length === 0) return null;
    return (
      <ol className="flex flex-col gap-2" style={depth > 0 ? { marginInlineStart: INDENT, marginBlockStart: 8 } : {}}>
        {own.map((index) => {
          const row = rows[index];
          if (!row) return null;
          const at = `${path.replace(/items$/, "")}${pathOf(rows, index)}`;
          return (
            <li key={row.key} data-key={row.key}>
              <TreeRowView
                row={row}
                path={at}
                name={nameOf(row)}
                dead={deadEnd({ rows, index, targets })}
                isOpen={opened.has(row.key)}
                isDragged={over !== null && index >= over.index && index < endOf(rows, over.index)}
                steps={new Set(STEPS.filter((step) => stepOf({ rows, index, step })))}
                onToggle={() => toggle(row.key)}
                onStep={(step) =>
                  move({ index, to: stepOf({ rows, index, step }), by: isOnHandle() ? "handle" : step })
                }
                onDrag={(pointer) => {
                  if (!list.current) return;
                  startTreeDrag({
                    ...{ list: list.current, rows, index, pointer },
                    onOver: (place) => setOver(place && { ...place, index }),
                    onDrop: (place) => move({ index, to: place, by: "handle" }),
                  });
                }}
                onRemove={() => remove(index)}
              >
                {() => (
                  <FieldGrid
                    fields={fields}
                    values={row.entry}
                    path={at}
                    onChange={(entry) => put(rows.map((one, place) => (place === index ? { ...one, entry } : one)))}
                  />
                )}
              </TreeRowView>
              {entries(index + 1, endOf(rows, index), depth + 1)}
            </li>
          );
        })}
      </ol>
    );
  };
  const dead = rows.filter((_, index) => deadEnd({ rows, index, targets }) !== null).length;

  return (
    <GroupFrame field={field} path={path} error={error} note={dead > 0 ? DEAD_TEXTS.summary(dead) : undefined}>
      {rows.length === 0 && <p className="text-sm text-muted">{NAVIGATION_TEXTS.empty}</p>}
      <div ref={list} className="relative">
        {entries(0, rows.length, 0)}
        {over && <DropLine list={list.current} rows={rows} over={over} />}
      </div>
      {removed && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-panel border border-dashed border-line-strong px-3">
          <span role="status" className="min-w-0 flex-1 text-sm wrap-break-word text-muted">
            {removed.text}
          </span>
          <Button
            size="sm"
            variant="ghost"
            onPress={() => {
              put(removed.rows);
              setFocus({ key: removed.key, on: "head" });
              setRemoved(null);
            }}
          >
            <Undo2 size={16} aria-hidden /> {NAVIGATION_TEXTS.undo}
          </Button>
        </div>
      )}
      <span role="status" className="sr-only">
        {said}
      </span>
      {!isReadOnly && (
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-sm text-muted">{NAVIGATION_TEXTS.add}</span>
          {TYPES.map((type) => (
            <Button
              key={type}
              size="sm"
              aria-label={NAVIGATION_TEXTS.addType(NAVIGATION_TEXTS.types[type])}
              onPress={() => add(type)}
            >
              <Plus size={16} aria-hidden /> {NAVIGATION_TEXTS.types[type]}
            </Button>
          ))}
        </div>
      )}
    </GroupFrame>
  );
}

/** The fields of an entry without those below it, which have places of their own in the tree. */
function entryFields(field: Field): readonly Field[] {
  const item = field.kind === "list" ? field.item : undefined;
  return item?.kind === "object" ? item.fields.filter(({ key }) => key !== "items") : [];
}

function isOnHandle(): boolean {
  return document.activeElement instanceof HTMLElement && document.activeElement.dataset["move"] === "handle";
}

/** Where a dragged entry would go: a line as deep as it would stand. */
function DropLine({
  list,
  rows,
  over,
}: {
  list: HTMLElement | null;
  rows: readonly TreeRow[];
  over: Move & { index: number };
}) {
  const end = endOf(rows, over.index);
  const others = [...(list?.querySelectorAll<HTMLElement>("[data-row]") ?? [])].filter(
    (_, at) => at < over.index || at >= end,
  );
  const origin = list?.getBoundingClientRect().top ?? 0;
  const before = others[over.place - 1]?.getBoundingClientRect();
  const top = before ? before.bottom - origin + 3 : -5;
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute end-0 z-10 h-0.5 rounded bg-action"
      style={{ top, insetInlineStart: over.depth * INDENT }}
    />
  );
}
