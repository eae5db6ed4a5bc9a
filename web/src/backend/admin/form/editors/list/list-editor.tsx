import { ClipboardPaste, Plus, Undo2 } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { Button } from "../../../../shared/ui/button";
import { acceptedValue } from "../../../clipboard/accepted";
import { type Clip, kindOf, pastedEntry, useClip, useClipOf, writeClip } from "../../../clipboard/clipboard";
import { useClipKeys } from "../../../clipboard/use-clip-keys";
import { nextEntry } from "../../../model/draft";
import { entryKeys, moved, resized, withKey, withoutKey } from "../../../model/entry-keys";
import { entryName } from "../../../model/entry-name";
import { withEntry } from "../../../model/path";
import type { EditorProps, RenderFields } from "../../editor";
import { useError, useForm } from "../../form-context";
import { useStable } from "../../use-stable";
import { ENTRY_TEXTS } from "../editor.texts";
import { GroupFrame } from "../frame";
import { entryTitle } from "./entry-summary";
import { type EntryActions, ListEntry } from "./list-entry";
import { useReorder } from "./use-reorder";

/** Kinds of fields that fit side by side, so that a list of them is rendered as a table. */
const NARROW = ["text", "money", "rate", "number", "boolean", "enum", "date", "allergens"];

/** An entry that was just removed and can be put back in its place. */
interface Removed {
  index: number;
  key: number;
  entry: unknown;
  title: string;
}

/** Where the focus goes when the list has changed: into an entry's fields, to its head, or to the undo of a removal. */
type Focus = { on: "fields" | "head"; index: number } | { on: "undo" };

/** A list of entries: they are added, duplicated, moved by drag and keyboard, removed, and put back again. */
export function ListEditor({
  field,
  path,
  value,
  onChange,
  renderFields,
}: EditorProps<"list"> & { renderFields: RenderFields }) {
  const { isReadOnly, pastes } = useForm();
  const error = useError(path);
  const { item } = field;
  const items: unknown[] = Array.isArray(value) ? value : [];
  const fields = useMemo(() => (item.kind === "object" ? item.fields : []), [item]);
  const isTable = fields.length <= 6 && fields.every(({ kind }) => NARROW.includes(kind));
  const [known, setKeys] = useState(() => entryKeys(items.length));
  const keys = known.list.length === items.length ? known : resized({ keys: known, count: items.length });
  if (keys !== known) setKeys(keys);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [focus, setFocus] = useState<Focus | null>(null);
  const [opened, setOpened] = useState(-1);
  const { list, announcement, ...moves } = useReorder({
    count: items.length,
    onMove: (from, to) => {
      setKeys({ ...keys, list: moved({ list: keys.list, from, to }) });
      setRemoved(null);
      onChange(moved({ list: items, from, to }));
    },
  });
  const { move, drag } = moves;
  const reorder = useMemo(() => ({ move, drag }), [move, drag]);
  useEffect(() => {
    if (focus) focusWithin({ list: list.current, focus });
  }, [focus, list]);

  const insert = ({ entry, index }: { entry: unknown; index: number }): void => {
    setKeys(withKey({ keys, index }));
    setOpened(keys.next);
    setRemoved(null);
    setFocus({ on: "fields", index });
    onChange(items.toSpliced(index, 0, entry));
  };
  const add = (entry: unknown): void => insert({ entry, index: items.length });
  const kind = useMemo(() => kindOf(field), [field]);
  const change = useStable((index: number, entry: unknown) =>
    onChange(withEntry({ source: items, key: String(index), value: entry })),
  );
  const duplicate = useStable((index: number) =>
    insert({ entry: pastedEntry(structuredClone(items[index])), index: index + 1 }),
  );
  const clipOf = (index: number): Clip => ({
    kind,
    value: items[index],
    label: entryTitle({ entry: items[index], fields }) || entryName({ field, index }),
  });
  const copy = useStable((index: number) => void writeClip(clipOf(index)));
  const frame = useRef<HTMLDivElement>(null);
  const paste = (value: unknown): boolean => {
    const entry = acceptedValue({ field: item, value: pastedEntry(value) });
    if (isReadOnly || entry === undefined) return false;
    add(entry);
    return true;
  };
  const other = pastes?.[path];
  const pasteOther = (clip: Clip): boolean => {
    const entry = other?.kind === clip.kind ? other.entryOf(clip) : null;
    return entry !== null && paste(entry);
  };
  useClipKeys({
    onCopy: (focused) => {
      const index = isWithin({ frame: frame.current, focused }) ? placeOf(focused) : -1;
      return index >= 0 && index < items.length ? clipOf(index) : null;
    },
    onPaste: (clip, focused) =>
      isWithin({ frame: frame.current, focused }) && (clip.kind === kind ? paste(clip.value) : pasteOther(clip)),
  });
  const remove = useStable((index: number) => {
    const entry = items[index];
    const place = entryName({ field, index });
    const own = entryTitle({ entry, fields });
    const title = own ? ENTRY_TEXTS.summary({ title: place, text: own }) : place;
    setKeys(withoutKey({ keys, index }));
    setRemoved({ index, key: keys.list[index] ?? keys.next, entry, title });
    setFocus({ on: "undo" });
    onChange(items.toSpliced(index, 1));
  });
  const actions: EntryActions = useMemo(() => ({ change, duplicate, copy, remove }), [change, duplicate, copy, remove]);
  const restore = ({ index, key, entry }: Removed): void => {
    setKeys(withKey({ keys, index, key }));
    setRemoved(null);
    setFocus({ on: "head", index });
    onChange(items.toSpliced(index, 0, entry));
  };
  const copied = useClip(kind);
  const copiedOther = useClipOf(other?.kind ?? "");
  if (item.kind !== "object") return null;
  const entries = items.map((entry, index) => (
    <ListEntry
      key={keys.list[index]}
      isRow={isTable}
      isOpenAtFirst={items.length === 1 || keys.list[index] === opened}
      path={`${path}.${index}`}
      count={items.length}
      {...{ field, fields, entry, index, actions, reorder, renderFields }}
    />
  ));
  const undoRow = removed && (
    <li
      key="removed"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-panel border border-dashed border-line-strong px-3"
    >
      <span role="status" className="min-w-0 flex-1 text-sm wrap-break-word text-muted">
        {ENTRY_TEXTS.removed(removed.title)}
      </span>
      <Button
        data-undo
        size="sm"
        variant="ghost"
        aria-label={ENTRY_TEXTS.undoRemoval(removed.title)}
        onPress={() => restore(removed)}
      >
        <Undo2 size={16} aria-hidden /> {ENTRY_TEXTS.undo}
      </Button>
    </li>
  );
  return (
    <div ref={frame} data-clip>
      <GroupFrame
        field={field}
        path={path}
        error={error}
        note={items.length > 0 ? String(items.length) : ENTRY_TEXTS.none}
      >
        {(entries.length > 0 || undoRow) && (
          <ol ref={list} className={isTable ? "flex flex-col gap-2" : "flex flex-col gap-3"}>
            {undoRow ? entries.toSpliced(Math.min(removed.index, entries.length), 0, undoRow) : entries}
          </ol>
        )}
        {announcement}
        {!isReadOnly && (
          <div className="flex flex-wrap gap-2">
            <Button size="sm" onPress={() => add(nextEntry({ item, entries: items }))}>
              <Plus size={16} aria-hidden /> {ENTRY_TEXTS.add(field.title)}
            </Button>
            {copied !== undefined && (
              <Button size="sm" onPress={() => paste(copied)}>
                <ClipboardPaste size={16} aria-hidden /> {ENTRY_TEXTS.paste(field.title)}
              </Button>
            )}
            {other && copiedOther && (
              <Button size="sm" title={copiedOther.label} onPress={() => pasteOther(copiedOther)}>
                <ClipboardPaste size={16} aria-hidden /> {other.label}
              </Button>
            )}
          </div>
        )}
      </GroupFrame>
    </div>
  );
}

/** Whether the focus is in this list, and not in one within its entries. */
function isWithin({ frame, focused }: { frame: Element | null; focused: Element | null }): boolean {
  return frame !== null && focused?.closest("[data-clip]") === frame;
}

/** The place of the entry with the focus; -1 beside all of them. */
function placeOf(focused: Element | null): number {
  return Number(focused?.closest<HTMLElement>("[data-entry]")?.dataset["entry"] ?? -1);
}

function focusWithin({ list, focus }: { list: HTMLElement | null; focus: Focus }): void {
  if (focus.on === "undo") return list?.querySelector<HTMLElement>("[data-undo]")?.focus();
  const entry = list?.querySelector(`:scope > [data-entry="${focus.index}"]`);
  const head = focus.on === "head" ? entry?.querySelector<HTMLElement>("[data-head]") : null;
  (head ?? entry?.querySelector<HTMLElement>(ENTERED))?.focus();
  entry?.scrollIntoView({ block: "nearest" });
}

/** What can be entered in the fields of an entry, without the buttons of the entry itself. */
const ENTERED = ["input:not([type=hidden])", "textarea", "select", "button"]
  .map((control) => `[data-field] ${control}`)
  .join(", ");
