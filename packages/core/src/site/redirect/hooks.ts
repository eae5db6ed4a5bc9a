import { redirects } from "@tresen/contract/site/redirect.resource";
import { inputError } from "../../platform/errors";
import type { Hooks } from "../../records";
import { findRedirect } from "./find";
import { loopFault } from "./loop";

const sent = redirects.fields.pick({ path: true, type: true, target: true, isEnabled: true });

/** The hooks of redirects: enabled ones must not form a loop. */
export const redirectHooks: Hooks = {
  async prepare({ fields, before }) {
    const { isEnabled, ...redirect } = sent.strip().parse(fields);
    const fault = isEnabled
      ? await loopFault({
          ...redirect,
          find: async (path) => {
            const found = await findRedirect(path);
            // Ignores the record's own row, which still has the former values.
            return found?.id === before?.id ? null : found;
          },
        })
      : null;
    if (fault) throw inputError({ code: "redirect.loop", faults: [fault] });
    return { fields, secrets: {} };
  },
};
