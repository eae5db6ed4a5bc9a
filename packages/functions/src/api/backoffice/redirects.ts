import { redirects } from "@tresen/contract/site/redirect.resource";
import { recordIndexing } from "@tresen/core/records";
import { redirectHooks, withTold } from "@tresen/core/site/redirect";
import { crudFinding } from "../../http/crud";
import { resource } from "../../http/resource";

export const handler = resource(
  crudFinding({
    resource: redirects,
    hooks: redirectHooks,
    complete: withTold,
    indexing: recordIndexing,
    finding: recordIndexing,
  }),
);
