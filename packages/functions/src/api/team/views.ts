import { listViewCalls as calls } from "@tresen/contract/view/list-view.calls";
import { getViews, saveViews } from "@tresen/core/user";
import { endpoint } from "../../http/endpoint";
import { resource } from "../../http/resource";

/** The columns and saved views of lists, everybody's own. */
export const handler = resource([
  endpoint({ ...calls.listViews, run: async ({ actor, params }) => ({ data: await getViews({ ...params, actor }) }) }),
  endpoint({
    ...calls.saveListViews,
    run: async ({ actor, params, body }) => ({ data: await saveViews({ ...params, actor, views: body }) }),
  }),
]);
