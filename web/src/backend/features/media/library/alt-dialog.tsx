import { useQueryClient } from "@tanstack/react-query";
import { type Resource, enteredFields } from "@tresen/contract/kit/resource";
import { ChevronLeft } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { refreshResource } from "../../../admin/bulk/bulk-queries";
import { saveCell } from "../../../admin/list/inline/save-cell";
import { PictureFile } from "../../../admin/media/grid/picture-file";
import { pictureName } from "../../../admin/media/grid/picture-name";
import type { Picture } from "../../../admin/media/picture";
import { fieldsOf } from "../../../admin/model/schema-fields";
import { keepRecord, resourceQueries, saveRecord } from "../../../admin/queries";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { callWithEntry } from "../../../shared/failed/failed-calls";
import { failureSentences } from "../../../shared/failure";
import { Button } from "../../../shared/ui/button";
import { Dialog } from "../../../shared/ui/dialog";
import { CONTROL, FieldMessage, LABEL } from "../../../shared/ui/input";
import { ALT_TEXTS } from "./library.texts";

const KEY = "alt";
/** The longest description. */
const MOST = 300;
/** The width in which a picture is shown, in pixels, by which its size is chosen. */
const WIDTH = 640;

interface AltDialogProps {
  resource: Resource;
  /** The pictures that are described, in this order. */
  pictures: readonly Picture[];
  onClose: () => void;
}

/**
 * Describes many pictures one after the other: Enter saves and goes on to the next. Whatever leaves a picture saves
 * what was typed, so that nothing is lost.
 */
export function AltDialog({ resource, pictures, onClose }: AltDialogProps) {
  const client = useQueryClient();
  const [place, setPlace] = useState(0);
  const [saved, setSaved] = useState<ReadonlyMap<string, Picture>>(new Map());
  const [typed, setTyped] = useState(pictures[0]?.alt ?? "");
  const [error, setError] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  useEffect(() => field.current?.focus(), [place]);
  const given = pictures[place];
  if (!given) return null;
  const picture = saved.get(given.id) ?? given;
  const keep = (record: Picture): void => {
    setSaved((all) => new Map(all).set(record.id, record));
    keepRecord({ client, name: resource.name, record });
  };
  /** Whether the person may go on: what was typed is saved, or nothing was changed. */
  const save = async (): Promise<boolean> => {
    const alt = typed.trim();
    if (alt === picture.alt) return true;
    setError(null);
    setIsSaving(true);
    const schema = enteredFields({ resource, isNew: false });
    try {
      const outcome = await saveCell({
        fields: fieldsOf(schema),
        schema,
        base: picture,
        key: KEY,
        value: alt,
        save: (request) => callWithEntry(() => saveRecord({ name: resource.name, ...request })),
        reload: () => client.fetchQuery({ ...resourceQueries.one({ name: resource.name, id: picture.id }), gcTime: 0 }),
      });
      if (outcome.kind === "saved") keep({ ...picture, ...outcome.record });
      else if (outcome.kind === "fault") setError(outcome.message);
      else {
        const theirs = { ...picture, ...outcome.theirs };
        // The next attempt saves over it, now that the person knows it.
        keep(theirs);
        setError(ALT_TEXTS.conflict(theirs.alt));
      }
      return outcome.kind === "saved";
    } catch (failure) {
      setError(failureSentences(failure, ALT_TEXTS.failed));
      return false;
    } finally {
      setIsSaving(false);
    }
  };
  const go = async (to: number): Promise<void> => {
    if (isSaving || !(await save())) return;
    const next = pictures[to];
    if (next) {
      setPlace(to);
      setTyped((saved.get(next.id) ?? next).alt);
      return;
    }
    close();
  };
  const close = (): void => {
    // What has a description now may belong to another list.
    if (saved.size > 0) refreshResource({ client, name: resource.name });
    onClose();
  };
  const isLast = place === pictures.length - 1;
  return (
    <Dialog
      isOpen
      size="lg"
      onClose={() => void go(-1)}
      title={ALT_TEXTS.title}
      footer={
        <>
          <Button className="me-auto" isDisabled={place === 0 || isSaving} onPress={() => void go(place - 1)}>
            <ChevronLeft size={18} aria-hidden /> {ALT_TEXTS.back}
          </Button>
          <Button onPress={() => void go(-1)} isDisabled={isSaving}>
            {COMMON_TEXTS.close}
          </Button>
          <Button variant="primary" isDisabled={isSaving} onPress={() => void go(place + 1)}>
            {isLast ? ALT_TEXTS.finish : ALT_TEXTS.next}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <div className="relative h-[min(22rem,40dvh)] overflow-hidden rounded-panel border border-line bg-sunken">
          <PictureFile key={picture.id} image={picture} width={WIDTH} />
        </div>
        <p role="status" id={`${id}-place`} className="flex flex-wrap justify-between gap-x-4 text-sm text-muted">
          <span className="min-w-0 font-medium text-ink wrap-anywhere">{pictureName(picture)}</span>
          <span className="figures">{ALT_TEXTS.place({ place: place + 1, count: pictures.length })}</span>
        </p>
        <div className="flex flex-col gap-1.5">
          <label htmlFor={id} className={LABEL}>
            {ALT_TEXTS.field}
          </label>
          <textarea
            ref={field}
            id={id}
            rows={2}
            maxLength={MOST}
            value={typed}
            aria-describedby={`${id}-hint ${id}-place`}
            aria-invalid={error !== null || undefined}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event: KeyboardEvent) => {
              if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
              event.preventDefault();
              void go(place + 1);
            }}
            className={`${CONTROL} h-auto! py-2`}
          />
          <p id={`${id}-hint`} className="text-sm text-muted">
            {ALT_TEXTS.hint}
          </p>
          {error && (
            <div role="alert">
              <FieldMessage>{error}</FieldMessage>
            </div>
          )}
        </div>
      </div>
    </Dialog>
  );
}
