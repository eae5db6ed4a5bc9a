import { redirects } from "@tresen/contract/site/redirect.resource";
import { inputError } from "../../platform/errors";
import type { Hooks } from "../../records";
import { findRedirect } from "./find";
import { loopFault } from "./loop";

const sent = redirects.fields.pick({ path: true, type: true, target: true, isEnabled: true });

/** What redirects need beside the generic pattern: none in use leads back to itself. */
export const redirectHooks: Hooks = {
  async prepare({ fields, before }) {
    const { isEnabled, ...redirect } = sent.strip().parse(fields);
    const fault = isEnabled
      ? await loopFault({
          ...redirect,
          find: async (path) => {
            const found = await findRedirect(path);
            // The record's own row is where it was before.
            return found?.id === before?.id ? null : found;
          },
        })
      : null;
    if (fault) throw inputError({ code: "redirect.loop", faults: [fault] });
    return { fields, secrets: {} };
  },
};
