import * as z from "zod";

const count = z.int().min(0);

/** What has come so far of stored changes that are processed again. */
export const redriven = z.object({
  done: count.meta({ description: "Wie viele verarbeitet wurden" }),
  failed: count.meta({ description: "Wie viele wieder fehlschlugen" }),
  left: count.nullable().meta({ description: "Wie viele noch folgen; null, solange nicht gezählt ist" }),
});
export type RedrivenSummary = z.output<typeof redriven>;

/** The data of the job that does it: the keys of what is left, once they were listed. */
export const redriveProgress = z.object({
  keys: z.array(z.string()).optional(),
  done: count.default(0),
  failed: count.default(0),
});
