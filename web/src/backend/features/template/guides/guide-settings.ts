import { atomWithStorage } from "jotai/utils";

/** What a person wants to see of rulers and guides, in this browser. On small screens rulers begin switched off. */
export const areRulersShownAtom = atomWithStorage<boolean | null>("template-rulers", null, undefined, {
  getOnInit: true,
});
export const areGuidesShownAtom = atomWithStorage("template-guides-shown", true, undefined, { getOnInit: true });
