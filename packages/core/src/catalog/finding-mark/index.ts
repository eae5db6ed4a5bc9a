import type { Hooks } from "../../records";

/** Says who wants the finding as it is. */
export const findingMarkHooks: Hooks = {
  prepare: async ({ fields, actor }) => ({
    fields: { ...fields, by: actor.kind === "staff" ? actor.user.name : "" },
    secrets: {},
  }),
};
