import { keptList } from "../../../shared/kept/kept-list";

/** The colours that a person chose last, in this browser. */
export const recentColors = keptList<string>({
  key: "template-colors",
  isEntry: (value): value is string => typeof value === "string" && /^#[0-9a-f]{6}([0-9a-f]{2})?$/i.test(value),
  isSame: (a, b) => a.toLowerCase() === b.toLowerCase(),
});
