import * as z from "zod";
import { jobId } from "../job/started-job";
import { type Call, get, post } from "../kit/call";
import { instant } from "../kit/fields/instant-fields";
import { idList } from "../kit/list/option";
import { id } from "../kit/schema";
import { plannedChange, plannedContent } from "./plan.view";

/** The name of a resource, checked by the function, so that the calls do not need all definitions. */
const resource = z.string().min(1).max(64).meta({ description: "Name der Ressource, etwa `products`" });
const at = instant.meta({ description: "Ein Zeitpunkt in der Zukunft" });

const byPlanId = z.object({ id: jobId });
/** Whoever may change a record may plan changes of it: the function asks for the permission of its resource. */
const staff = { access: "staff" as const };

/** Changes of single records that happen at a time. Those of drafts are planned by publishing a draft. */
export const planCalls = {
  plannedChanges: {
    ...get,
    path: "/api/planned-changes",
    ...staff,
    query: z.strictObject({ resource, record: id }),
    response: z.array(plannedChange),
  },
  /** For the rows of a list: what is planned for each of them, with the values that it sets. */
  plannedOfSeveral: {
    ...get,
    path: "/api/planned-changes/of/{resource}",
    ...staff,
    params: z.object({ resource }),
    query: z.strictObject({ ids: idList.meta({ description: "IDs der Einträge, mit Komma getrennt" }) }),
    response: z.array(plannedContent),
  },
  planChange: {
    ...post,
    path: "/api/planned-changes",
    ...staff,
    body: z.strictObject({
      resource,
      record: id,
      version: z.int().min(1).meta({ description: "Fassung des Eintrags, wie er gelesen wurde" }),
      at,
      fields: z
        .record(
          z.string().min(1).max(64),
          z.unknown().meta({ description: "Der Wert, den das Feld bekommt; null leert es" }),
        )
        .meta({ description: "Neue Werte einzelner Felder, wie der Aufruf zum Ändern sie nimmt" }),
    }),
    response: plannedChange,
    status: 202 as const,
  },
  plannedChange: {
    ...get,
    path: "/api/planned-changes/{id}",
    ...staff,
    params: byPlanId,
    response: plannedContent,
  },
  movePlannedChange: {
    ...post,
    path: "/api/planned-changes/{id}/move",
    ...staff,
    params: byPlanId,
    body: z.strictObject({ at }),
    response: plannedChange,
  },
  cancelPlannedChange: {
    ...post,
    path: "/api/planned-changes/{id}/cancel",
    ...staff,
    params: byPlanId,
    response: plannedChange,
  },
} satisfies Record<string, Call>;
