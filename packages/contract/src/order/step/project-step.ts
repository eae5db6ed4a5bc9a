import * as z from "zod";
import { PROJECT_STATES } from "../../project/project.state";

/** How far the project of an order is, for its customer: no names, titles or notes. */
export const projectStep = z.object({
  state: z.enum(PROJECT_STATES),
  /** Tasks that are done, of all that are wanted. */
  done: z.int().min(0),
  all: z.int().min(0),
  /** When it is to be done. */
  dueOn: z.iso.date().nullable(),
});
export type ProjectStep = z.output<typeof projectStep>;
