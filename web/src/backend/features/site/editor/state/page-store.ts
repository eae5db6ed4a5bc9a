import { begun, redone, sealed, undone } from "../../../../admin/model/history";
import { isSame } from "../../../../admin/model/draft";
import { type PageFields, sectionsOf } from "../model/page-fields";
import {
  type Chosen,
  type PageHistory,
  type PageState,
  chosenPart,
  validChosen,
  withChosen,
  withFields,
} from "../model/page-state";
import { createStore } from "./store";

export interface PageStoreState {
  history: PageHistory;
  /**
   * Grows when other fields are shown, or those that are shown were changed other than by typing into them, so that their
   * editors begin anew. What others have changed elsewhere in the page does not interrupt who is typing.
   */
  generation: number;
}

export type PageStore = ReturnType<typeof createPageStore>;

/** The page as it is typed, with all states since it was opened. */
export function createPageStore(fields: PageFields) {
  const store = createStore<PageStoreState>({
    history: begun<PageState>({ fields, chosen: fields.type === "simple" ? "text" : "page" }),
    generation: 0,
  });
  const { state, subscribe } = store;
  const show = (history: PageHistory): void => {
    const isKept = isSame(chosenPart(history.present), chosenPart(state().history.present));
    store.set({ history, generation: state().generation + (isKept ? 0 : 1) });
  };
  const anew = (history: PageHistory): void => show(withChosen(history, validChosen(history.present)));
  return {
    state,
    subscribe,
    fields: (): PageFields => state().history.present.fields,
    /** What was typed into the fields. */
    type: (page: PageFields, merge: string): void =>
      store.set({ history: withFields(state().history, { fields: page, merge }) }),
    /** A change of the list of sections, or one that came from elsewhere. */
    change: (page: PageFields, chosen?: Chosen): void =>
      anew(sealed(withFields(state().history, { fields: page, ...(chosen === undefined ? {} : { chosen }) }))),
    /** What others have made of the page. The section that is chosen stays it, wherever it stands then. */
    takeIn: (page: PageFields): void => {
      const part = chosenPart(state().history.present);
      const place = sectionsOf(page).findIndex((section) => isSame(section, part));
      const { chosen } = state().history.present;
      const next = typeof chosen === "number" && place >= 0 && !isSame(sectionsOf(page)[chosen], part) ? place : chosen;
      anew(sealed(withFields(state().history, { fields: page, chosen: next })));
    },
    choose: (chosen: Chosen): void => {
      if (chosen === state().history.present.chosen) return;
      store.set({ history: withChosen(state().history, chosen), generation: state().generation + 1 });
    },
    undo: (): void => anew(undone(state().history)),
    redo: (): void => anew(redone(state().history)),
  };
}
