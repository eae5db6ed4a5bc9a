import { planCalls as calls } from "@tresen/contract/plan/plan.calls";
import { cancelPlanned, getPlanned, listPlanned, listPlannedOfSeveral, movePlanned } from "@tresen/core/plan/by-id";
import { endpoint } from "../../http/endpoint";
import { resource } from "../../http/resource";

export const handler = resource([
  endpoint({
    ...calls.plannedChanges,
    run: async ({ actor, query }) => ({ data: await listPlanned({ actor, ...query }) }),
  }),
  endpoint({
    ...calls.plannedOfSeveral,
    run: async ({ actor, params, query }) => ({
      data: await listPlannedOfSeveral({ actor, ...params, ids: query.ids.split(",") }),
    }),
  }),
  endpoint({
    ...calls.planChange,
    run: async ({ actor, body, now }) => {
      // What checks records of every resource is loaded with the first of them.
      const { planFields } = await import("@tresen/core/plan/fields");
      return { data: await planFields({ actor, input: body, now }) };
    },
  }),
  endpoint({
    ...calls.plannedChange,
    run: async ({ actor, params }) => ({ data: await getPlanned({ actor, ...params }) }),
  }),
  endpoint({
    ...calls.movePlannedChange,
    run: async ({ actor, params, body, now }) => ({ data: await movePlanned({ actor, ...params, ...body, now }) }),
  }),
  endpoint({
    ...calls.cancelPlannedChange,
    run: async ({ actor, params, now }) => ({ data: await cancelPlanned({ actor, ...params, now }) }),
  }),
]);
