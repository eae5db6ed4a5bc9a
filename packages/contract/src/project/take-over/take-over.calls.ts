import * as z from "zod";
import { permissionOf } from "../../kit/access";
import { type Call, byId, get, post } from "../../kit/call";
import { cents, id } from "../../kit/schema";
import { orderItemDraft } from "../../order/order-input";
import { projects } from "../project.resource";

/** At most so many tasks are taken over with one call: each is a change of the order. */
export const TAKEN_AT_ONCE = 10;

/** A task that became a position of the order; `line` is lasting within the order. */
const takenTask = z.object({ task: id, line: z.string() });

const taken = z.object({
  order: id,
  /** Why nothing can be taken over any more; null while it can. */
  refusal: z.string().nullable(),
  isQuotation: z.boolean(),
  taken: z.array(takenTask),
});
export type TakenTasks = z.output<typeof taken>;

const entry = z.strictObject({
  task: id,
  item: orderItemDraft,
  /** For one of the product's unit, with tax; without it the price of the catalogue. */
  unitPrice: cents("Preis").nullish(),
});
export type TakeOver = z.output<typeof entry>;

/** What was done in a project becomes positions of its order. */
export const takeOverCalls = {
  takenTasks: {
    ...get,
    access: projects.access.read,
    permission: permissionOf({ resource: projects, verb: "read" }),
    path: "/api/projects/{id}/lines",
    params: byId,
    response: taken.nullable().meta({ description: "Null für ein Projekt ohne Bestellung" }),
  },
  /** Each task becomes one position, however often and by whom it is asked for. */
  takeOverTasks: {
    ...post,
    access: projects.access.update,
    permission: permissionOf({ resource: projects, verb: "update" }),
    path: "/api/projects/{id}/lines",
    params: byId,
    body: z.strictObject({ tasks: z.array(entry).min(1).max(TAKEN_AT_ONCE) }),
    response: taken,
  },
} satisfies Record<string, Call>;
