import { useState } from "react";
import type { Draft } from "../model/draft";
import type { Versioned } from "./use-save";

/** The version of a record that a form edits, and what the form held when that version was sent. */
export interface Edited<R> {
  record: R;
  since?: Draft;
}

/**
 * A form goes on with the saved record, instead of beginning anew: what is typed while a save is under way stays, and
 * so does the cursor.
 * @returns the record that is edited, and a function that goes on with another version of it.
 */
export function useEdited<R extends Versioned | null>(given: R) {
  const [edited, setEdited] = useState<Edited<R>>({ record: given });
  return {
    ...edited,
    edit: setEdited,
    /** Goes on with a newer version that was loaded, unless it would replace what nobody has saved. */
    follow: ({ isBusy }: { isBusy: boolean }): void => {
      if (!isBusy && given && edited.record && given.version > edited.record.version) setEdited({ record: given });
    },
  };
}

/** A number for each form that is shown. A new record keeps its form when it is saved and gets an id. */
export function usePlace({ id, copy }: { id: string; copy: string | undefined }) {
  const [shown, setShown] = useState({ id, copy, place: 0, created: "" });
  if (shown.id !== id || shown.copy !== copy)
    setShown({ ...shown, id, copy, place: shown.created === id ? shown.place : shown.place + 1 });
  return { place: shown.place, keepPlace: (created: string) => setShown((now) => ({ ...now, created })) };
}
