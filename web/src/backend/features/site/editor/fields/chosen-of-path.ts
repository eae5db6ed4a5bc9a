import type { Chosen } from "../model/page-state";

/** What has to be chosen so that the field with this path is shown. */
export function chosenOfPath(path: string): Chosen {
  const [head, part, place] = path.split(".");
  if (head !== "content") return "page";
  return part === "sections" && place !== undefined && /^\d+$/.test(place) ? Number(place) : "text";
}
