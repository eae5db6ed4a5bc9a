import { type HttpFunction, PAYMENT_SECRETS, RECORDS, SNAPSHOT, api } from "./definition";

const GROUP = "backoffice";

/** Functions for the data that the back-office manages: catalogue, branches, website, settings. */
export const backofficeFunctions: readonly HttpFunction[] = [
  api({ group: GROUP, name: "config", grants: ["GetItem", "BatchGetItem", "Query", "PutItem"] }),
  // Also lists the published menus of a branch.
  api({ group: GROUP, name: "branches", grants: SNAPSHOT }),
  // Staff's calls about orders. `orders` handles customers' calls and the history.
  {
    ...api({ group: GROUP, name: "order-desk", grants: SNAPSHOT, timeout: 20, secrets: PAYMENT_SECRETS }),
    paths: ["/api/orders/{proxy+}"],
  },
  generic("menus"),
  generic("categories"),
  generic("products"),
  generic("tags"),
  generic("tables"),
  generic("divisions"),
  generic("departments"),
  generic("donatees"),
  generic("sites"),
  generic("navigations"),
  // None leads to another, also where both are written at the same time: a condition of the write.
  api({ group: GROUP, name: "redirects", grants: [...RECORDS, "ConditionCheckItem"] }),
  generic("blocks"),
  { ...api({ group: GROUP, name: "openapi", grants: [] }), paths: ["/api/openapi.json"], describesSchemas: true },
  api({ group: GROUP, name: "snapshot", grants: SNAPSHOT }),
  api({ group: GROUP, name: "jobs", grants: ["GetItem", "BatchGetItem", "Query", "PutItem"] }),
  // Starts jobs for many records of any resource, and hands out the files of exports.
  {
    ...api({ group: GROUP, name: "bulk", grants: [] }),
    paths: ["/api/bulk", "/api/bulk/{proxy+}", "/api/exports", "/api/imports"],
    grants: {
      table: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "BatchWriteItem"],
      bucket: ["GetObject"],
      folders: ["export"],
    },
    namesFields: true,
    memory: 1024,
    timeout: 20,
  },
  api({ group: GROUP, name: "logs", grants: ["GetItem", "BatchGetItem", "Query"] }),
  // Takes files of some MB, so it has more memory for more CPU, like uploads of customers.
  {
    ...api({ group: GROUP, name: "images", grants: RECORDS, memory: 1024, timeout: 20 }),
    grants: { table: RECORDS, bucket: ["PutObject"], folders: ["image"] },
  },
  // A path without a greedy part takes precedence over those of the resources.
  {
    ...api({ group: GROUP, name: "versions", grants: ["GetItem", "BatchGetItem", "Query"] }),
    paths: ["/api/{resource}/{id}/versions", "/api/{resource}/{id}/versions/{version}"],
  },
];

function generic(name: string): HttpFunction {
  return api({ group: GROUP, name, grants: RECORDS });
}
