import { DEFAULT_TIME_ZONE } from "@tresen/contract/kit/time";
import { nestingFault } from "@tresen/contract/signage/segment/segment.rules";
import { useStore } from "jotai";
import { Redo2, Undo2, ZoomIn, ZoomOut } from "lucide-react";
import { useContext, useEffect, useEffectEvent, useMemo, useState } from "react";
import { serverNow } from "../../../../shared/server-clock";
import type { EditorProps } from "../../../admin/form/editor";
import { GroupFrame } from "../../../admin/form/editors/frame";
import { RecordContext, useError, useForm } from "../../../admin/form/form-context";
import { ReferencePicker } from "../../../admin/picker/reference-picker";
import { IconButton } from "../../../shared/ui/button";
import { Skeleton } from "../../../shared/ui/states";
import { entryFields } from "../entry-fields";
import { entriesOf, playableSegment } from "../playable";
import { useSteps } from "../steps";
import { sceneToAddAtom } from "../usage/scene-to-add";
import { type Signage, useSignage } from "../use-signage";
import { EmptyTimeline, exampleEntries } from "./empty-timeline";
import { EntryProperties } from "./entry-properties";
import { RoundSummary } from "./round-summary";
import { EDITOR_TEXTS as texts, lengthText } from "./segment-editor.texts";
import { shownEntry } from "./shown-entry";
import { Timeline } from "./timeline";

/** Of a segment that is not stored yet. */
const NEW_ID = "new";
/** Pixels for a second. */
const SCALES = [0.25, 0.5, 1, 2, 3, 4, 6, 8, 12, 16, 24, 32];
/** What the timeline should at most be wide at first. */
const WIDE = 900;

/** The entries of a segment on a timeline, with the fields of the chosen one below. */
export function EntriesEditor({ field, path, value, onChange }: EditorProps) {
  const { isReadOnly } = useForm();
  const error = useError(path);
  const signage = useSignage();
  const { entries, parts, order, fault, id } = useParts({ value, signage });
  const { change, undo, redo, canUndo, canRedo } = useSteps({ value, onChange });
  const [picked, setPicked] = useState(0);
  const [focused, setFocused] = useState<{ index: number } | null>(null);
  const [said, setSaid] = useState("");
  const shown = entries.map((entry) => shownEntry({ entry, signage, parts }));
  const total = shown.reduce((sum, { length }) => sum + length, 0) / 1000;
  const [zoom, setZoom] = useState<number | null>(null);
  const scale = zoom ?? scaleFor(total);
  const chosen = Math.min(picked, entries.length - 1);
  const isWeighted = order === "weighted";
  const [entry, about] = [entries[chosen], shown[chosen]];
  const nameAt = (index: number): string => shown[index]?.name ?? "";
  const put = (next: readonly unknown[], { index, text }: { index: number; text: string }): void => {
    change(next);
    setPicked(index);
    setSaid(text);
  };
  const move = (from: number, to: number): void => {
    const next = entries.filter((_, index) => index !== from).toSpliced(to, 0, entries[from] ?? {});
    put(next, { index: to, text: texts.moved({ name: nameAt(from), place: to + 1, count: entries.length }) });
    setFocused({ index: to });
  };
  const remove = (index: number): void => {
    const next = Math.max(0, Math.min(index, entries.length - 2));
    put(entries.toSpliced(index, 1), { index: next, text: texts.removed(nameAt(index)) });
    setFocused({ index: next });
  };
  const setDuration = (index: number, duration: number): void => {
    const text = texts.lasts({ name: nameAt(index), length: lengthText(duration * 1000) });
    put(entries.toSpliced(index, 1, { ...entries[index], duration }), { index, text });
  };
  const add = (added: Record<string, unknown>): void => {
    const index = entries.length === 0 ? 0 : chosen + 1;
    const { name } = shownEntry({ entry: added, signage, parts });
    put(entries.toSpliced(index, 0, added), { index, text: texts.added(name) });
  };
  useSceneToAdd({
    segment: id,
    onTake: (scene) => {
      add({ scene });
      setFocused({ index: entries.length === 0 ? 0 : chosen + 1 });
    },
  });
  return (
    <GroupFrame field={field} path={path} error={error ?? fault ?? undefined} note={String(entries.length)}>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        {signage.isLoaded ? (
          <RoundSummary segment={id} parts={parts} order={order} hasEntries={entries.length > 0} />
        ) : (
          <Skeleton className="h-10 w-64" />
        )}
        <div className="flex flex-wrap gap-1">
          {!isReadOnly && (
            <>
              <IconButton label={texts.undo} isDisabled={!canUndo} onPress={undo}>
                <Undo2 size={18} aria-hidden />
              </IconButton>
              <IconButton label={texts.redo} isDisabled={!canRedo} onPress={redo}>
                <Redo2 size={18} aria-hidden />
              </IconButton>
            </>
          )}
          <IconButton label={texts.narrower} isDisabled={scale === SCALES[0]} onPress={() => setZoom(next(scale, -1))}>
            <ZoomOut size={18} aria-hidden />
          </IconButton>
          <IconButton label={texts.wider} isDisabled={scale === SCALES.at(-1)} onPress={() => setZoom(next(scale, 1))}>
            <ZoomIn size={18} aria-hidden />
          </IconButton>
        </div>
      </div>
      {entries.length === 0 ? (
        <EmptyTimeline
          hasFocus={focused !== null}
          example={isReadOnly ? [] : exampleEntries(signage)}
          onExample={(example) => {
            put(example, { index: 0, text: texts.exampleAdded });
            setFocused({ index: 0 });
          }}
        />
      ) : (
        <Timeline
          {...{ path, shown, chosen, isWeighted, scale, focused, move, remove, setDuration, undo, redo }}
          onChoose={setPicked}
        />
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      {!isReadOnly && (
        <div className="grid gap-3 sm:grid-cols-2">
          <ReferencePicker
            resource="scenes"
            label={texts.addScene}
            isAdding
            placeholder={texts.add}
            value={null}
            onChange={(scene) => scene !== null && add({ scene })}
          />
          <ReferencePicker
            resource="digital-signage-segments"
            label={texts.addSegment}
            isAdding
            placeholder={texts.addSegmentPlaceholder}
            without={[id]}
            value={null}
            onChange={(segment) => segment !== null && add({ segment })}
          />
        </div>
      )}
      {entry && about && (
        <EntryProperties
          // The fields of another entry begin anew.
          key={chosen}
          fields={entryFields(field)}
          path={`${path}.${chosen}`}
          shown={about}
          index={chosen}
          count={entries.length}
          {...{ entry, isWeighted }}
          onChange={(changed) => change(entries.toSpliced(chosen, 1, changed))}
          onMove={(to) => move(chosen, to)}
          onDuplicate={() => add(structuredClone(entry))}
          onRemove={() => remove(chosen)}
        />
      )}
    </GroupFrame>
  );
}

/** Takes up the scene that was chosen for this segment on the scene's page, once. */
function useSceneToAdd({ segment, onTake }: { segment: string; onTake: (scene: string) => void }): void {
  const { isReadOnly } = useForm();
  const store = useStore();
  const take = useEffectEvent(() => {
    const waiting = store.get(sceneToAddAtom);
    store.set(sceneToAddAtom, null);
    if (waiting?.segment === segment && !isReadOnly) onTake(waiting.scene);
  });
  useEffect(() => take(), []);
}

/** The edited segment among all others, and what its rounds are made of. */
function useParts({ value, signage }: { value: unknown; signage: Signage }) {
  const { id = NEW_ID } = useForm();
  const { order } = useContext(RecordContext);
  return useMemo(() => {
    const own = playableSegment({ id, order, entries: value });
    const segments = new Map([...signage.playableSegments, [id, own] as const]);
    const { playableScenes: scenes } = signage;
    return {
      id,
      entries: entriesOf(value),
      order: own.order,
      parts: { segments, scenes, at: serverNow(), zone: DEFAULT_TIME_ZONE },
      fault: nestingFault({ id, segments: new Map([...segments].map(([key, one]) => [key, one.entries])) })?.message,
    };
  }, [id, order, value, signage]);
}

/** The largest scale at which the timeline is not wider than a screen. */
const scaleFor = (seconds: number): number => SCALES.findLast((scale) => scale * seconds <= WIDE) ?? 0.25;

const next = (scale: number, by: number): number => SCALES[SCALES.indexOf(scale) + by] ?? scale;
