import { openapiCalls as calls } from "@tresen/contract/openapi/openapi.calls";
import { openApiDocument } from "@tresen/contract/openapi/openapi";
import { fieldErrors } from "@tresen/contract/kit/validation/validation";
import { inputError } from "@tresen/core/platform/errors";
import { resource } from "../../http/resource";

/** Generated once per process, since it depends only on the code. */
let document: string | undefined;

// This call needs neither table nor session, so it does not use `endpoint`, which would bundle both.
export const handler = resource([
  {
    method: "GET",
    path: calls.openapi.path,
    handler: async (event) => {
      const { error } = calls.openapi.query.safeParse(event.queryStringParameters ?? {});
      if (error) throw inputError({ code: "validation", faults: fieldErrors(error) });
      document ??= JSON.stringify(openApiDocument());
      return {
        statusCode: 200,
        headers: { "content-type": "application/json; charset=utf-8", "cache-control": "public, max-age=300" },
        body: document,
      };
    },
  },
]);
