import { type HttpFunction, PAYMENT_SECRETS, RECORDS, SNAPSHOT, TELLING, api } from "./definition";
import { deviceFunctions } from "./device";
import { systemFunctions } from "./system";

const GROUP = "backoffice";

/**
 * Functions for the data that the back-office manages: catalogue, branches, website, settings; and those of `device` and `system`.
 */
export const backofficeFunctions: readonly HttpFunction[] = [
  api({ group: GROUP, name: "config", grants: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem"] }),
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
  ...["menus", "categories", "products", "tags", "tax-rates", "option-groups", "finding-marks"].map((name) =>
    generic(name, "catalog"),
  ),
  generic("tables"),
  generic("stations"),
  generic("divisions"),
  generic("departments"),
  generic("donatees"),
  // Merged ones leave and get rows that lead to them; nobody is created where there is one: a condition of the write. Everything that is stored of one is drawn as a PDF, and put into the
  // bucket where it is too large for an answer.
  {
    ...api({ group: GROUP, name: "customers", grants: [], memory: 2048, timeout: 29 }),
    grants: {
      table: [...RECORDS, "BatchWriteItem", "ConditionCheckItem"],
      bucket: ["GetObject", "PutObject"],
      folders: ["export"],
    },
    isSplit: true,
  },
  // No redirect leads to another, also where both are written at the same time: a condition of the write. Publishing a
  // page that moves makes one as well.
  api({ group: GROUP, name: "sites", grants: [...RECORDS, "ConditionCheckItem"] }),
  generic("navigations"),
  api({ group: GROUP, name: "redirects", grants: [...RECORDS, "ConditionCheckItem"] }),
  generic("blocks"),
  // Takes files of some MB, so it has more memory for more CPU, like uploads of customers.
  {
    ...api({ group: GROUP, name: "images", grants: RECORDS, memory: 2048, timeout: 29 }),
    // Browsers send files to the folder `incoming` by forms that this function signs.
    grants: {
      table: RECORDS,
      bucket: ["GetObject", "PutObject", "DeleteObject"],
      folders: ["image", "incoming", "removed"],
    },
    // Few pictures must be decoded: the decoders beside the bundle are loaded with the first of them.
    isSplit: true,
  },
  // `fonts` sends the typefaces themselves. Takes files of some MB like `images`, for which it loads a font reader.
  {
    ...api({ group: GROUP, name: "fonts", grants: RECORDS, memory: 1024, timeout: 20 }),
    name: "font-library",
    grants: { table: RECORDS, bucket: ["PutObject", "DeleteObject"], folders: ["font"] },
    isSplit: true,
  },
  // Draws pictures: with the typefaces and sharp beside the bundle, in memory for photos and large screens.
  {
    ...api({ group: GROUP, name: "image-templates", grants: RECORDS, memory: 2048, timeout: 28 }),
    // It also starts jobs for many records.
    grants: { table: [...RECORDS, "BatchWriteItem"], bucket: ["GetObject"], folders: ["image", "font"] },
    hasFonts: true,
    isSplit: true,
  },
  ...deviceFunctions,
  ...systemFunctions,
];

function generic(name: string, folder?: string): HttpFunction {
  return api({ group: GROUP, ...(folder ? { folder } : {}), name, grants: RECORDS });
}
