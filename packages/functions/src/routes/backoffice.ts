import { type HttpFunction, PAYMENT_SECRETS, RECORDS, SNAPSHOT, TELLING, api } from "./definition";
import { deviceFunctions } from "./device";
import { systemFunctions } from "./system";

const GROUP = "backoffice";

/**
 * Functions for the data that the back-office manages: catalogue, branches, website, settings; and those of `device` and `system`.
 */
export const backofficeFunctions: readonly HttpFunction[] = [
  api({ group: GROUP, name: "config", grants: ["GetItem", "BatchGetItem", "Query", "PutItem"] }),
  // Also lists the published menus of a branch.
  api({ group: GROUP, name: "branches", grants: SNAPSHOT }),
  // Staff's calls about orders. `orders` handles customers' calls and the history.
  {
    ...api({ group: GROUP, name: "order-desk", grants: TELLING, timeout: 20, secrets: PAYMENT_SECRETS }),
    paths: ["/api/orders/{proxy+}"],
    // Payments are seldom asked for from here.
    isSplit: true,
  },
  // Runs of drivers, for staff and for drivers with a key.
  api({ group: GROUP, name: "deliveries", grants: SNAPSHOT }),
  generic("menus"),
  generic("categories"),
  generic("products"),
  generic("tags"),
  generic("tables"),
  generic("stations"),
  generic("divisions"),
  generic("departments"),
  generic("donatees"),
  generic("sites"),
  generic("navigations"),
  // None leads to another, also where both are written at the same time: a condition of the write.
  api({ group: GROUP, name: "redirects", grants: [...RECORDS, "ConditionCheckItem"] }),
  generic("blocks"),
  // Takes files of some MB, so it has more memory for more CPU, like uploads of customers.
  {
    ...api({ group: GROUP, name: "images", grants: RECORDS, memory: 1024, timeout: 20 }),
    grants: { table: RECORDS, bucket: ["GetObject", "PutObject"], folders: ["image"] },
    // Few pictures must be decoded: sharp beside the bundle is loaded with the first of them.
    isSplit: true,
  },
  ...deviceFunctions,
  ...systemFunctions,
];

function generic(name: string): HttpFunction {
  return api({ group: GROUP, name, grants: RECORDS });
}
