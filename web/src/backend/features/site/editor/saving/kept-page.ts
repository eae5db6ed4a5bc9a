import { sites } from "@tresen/contract/site/site.resource";
import * as z from "zod";
import { keepValue, readKept } from "../../../../shared/kept/kept-value";

/** A page as it is typed, whose texts may still be empty or too long. */
const typedPage = sites.fields.extend({
  ...{ path: z.string(), name: z.string(), title: z.string(), description: z.string() },
  content: z.object({
    text: z.string().optional(),
    sections: z
      .array(z.object({ type: z.string(), value: z.record(z.string(), z.json()), isHidden: z.boolean().optional() }))
      .optional(),
  }),
});

const keptPage = z.object({
  fields: typedPage,
  /** What the server's draft held, and the version on which it stood: from there what others have saved is merged. */
  synced: typedPage,
  baseVersion: z.int(),
  /** What others have changed and is not taken yet. */
  incoming: z.array(
    z.object({
      base: typedPage,
      theirs: typedPage,
      by: z.object({ id: z.string(), name: z.string().nullable() }).nullable(),
      at: z.string(),
    }),
  ),
  /** When it was kept, in milliseconds. */
  at: z.number(),
});

/** What was typed into a page and is not saved as its draft, as this browser keeps it through reloads and crashes. */
export type KeptPage = z.output<typeof keptPage>;

interface Place {
  /** The person and the page. */
  user: string;
  id: string;
}

const keyOf = ({ user, id }: Place): string => `page-draft-${user}-${id}`;

export function keepPage({ kept, ...place }: Place & { kept: KeptPage }): void {
  keepValue(keyOf(place), kept);
}

export function forgetPage(place: Place): void {
  keepValue(keyOf(place), null);
}

/** What is kept; null for nothing, or where another version of the program has kept it and this one cannot read it. */
export function readKeptPage(place: Place): KeptPage | null {
  return keptPage.safeParse(readKept(keyOf(place))).data ?? null;
}
