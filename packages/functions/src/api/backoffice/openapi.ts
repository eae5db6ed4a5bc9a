import { openapiCalls as calls } from "@tresen/contract/openapi/openapi.calls";
import { openApiDocument } from "@tresen/contract/openapi/openapi";
import { resource } from "../../http/resource";

/** Nothing in it changes while the code stays, so it is written once per process. */
let document: string | undefined;

// Needs neither table nor session, so it stays without `endpoint`, which knows both.
export const handler = resource([
  {
    method: "GET",
    path: calls.openapi.path,
    handler: async () => {
      document ??= JSON.stringify(openApiDocument());
      return {
        statusCode: 200,
        headers: { "content-type": "application/json; charset=utf-8", "cache-control": "public, max-age=300" },
        body: document,
      };
    },
  },
]);
