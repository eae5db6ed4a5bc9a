/** Bytes of a whole function, and of what is ours in it: the modules that come from no library. */
export const LIMIT = 382_600;
/**
 * Know all resources with the layers of image templates: to say which of them show a picture, and how each of their
 * fields refers to one; and to change many records of any of them. `stream` removes pictures whose file never came, with
 * all that stands beside their records. Projects and tasks are among them, and refer to branches, customers and users.
 */
export const LARGER: Record<string, number> = {
  images: 503_000,
  // Binds templates to records, reads what goes on in the branch, sums what was shown, and knows what is looked at in a preview;
  // what draws pictures is loaded with the first of them.
  tv: 452_500,
  // With the records that refer to a branch, accounts among them, and how jobs are shown.
  branches: 401_300,
  // Also moves folders, whose pictures it counts.
  bulk: 474_900,
  "export-jobs": 481_400,
  // With rows of customers and those that an erasure removes; what notes and removes them is loaded when it is needed.
  // Also begins reminders, and logs with their names that they were sent.
  stream: 426_900,
  // Plans changes of records of any resource, which is loaded with the first of them.
  "planned-changes": 527_800,
  // Reads the records of every source, orders among them, and starts jobs that draw many of them.
  "image-templates": 419_700,
  // The orders that it tells, and those of the desk, have products, whose pictures have a focus and crops.
  // Also says and changes what its contacts have stopped.
  customers: 406_000,
  // Changes positions of orders, by the rules of a checkout.
  projects: 412_400,
  // Erases the keys of reminders too.
  privacy: 391_000,
  "order-desk": 385_300,
  // May be given every permission, so it knows the name of each.
  roles: 443_800,
  // Knows branches, whose areas have borders.
  labels: 387_200,
  // Tells whoever changes their password from which browser it was changed. Also erases absences.
  users: 416_800,
  // Describes every call, those of working time among them.
  openapi: 467_600,
  // Names what happened beside changes, and finds it by its rows.
  logs: 442_200,
  versions: 420_200,
  // Counts the work of a person at two places once, by the pieces of time that the labour law knows.
  statistics: 387_200,
  "working-schedules": 421_200,
  // Also reviews swaps by the labour law and the absences of both people, and tells people of requests.
  "working-activities": 417_800,
  "time-tracking": 391_600,
};
export const OWN_LIMITS: Record<string, number> = {
  logout: 25_000,
  // Also sends and takes mailed links, which may set a password or a mail address.
  login: 73_700,
  // Also knows which typefaces the shop has, how its logo is cut, and what was confirmed of its periods.
  config: 55_200,
  init: 36_800,
  orders: 100_700,
};
const GENERIC_LIMIT = 64_900;
/** Also fills in the pictures that its records show, with the keys of their crops and the focus within them. */
const PICTURED_LIMIT = 68_600;
/**
 * With how records are found by the rows beside them, in any spelling of umlauts, and read back from a cursor; products with
 * the rules of units and quantities, the letters of allergens, the check digits of GTINs, tax rates by day, the history of prices and groups of
 * options, redirects with those of chains, how often each was used and which page covers it; departments with who may refer to them, shifts among these.
 */
export const HEAVY = { products: 102_000, redirects: 77_500, departments: 71_000, menus: 66_300 };
/** Resources with nothing beside the generic pattern. */
export const generic = [
  "tags",
  "divisions",
  "categories",
  "menus",
  "tables",
  "stations",
  "donatees",
  "ledgers",
  "navigations",
  "blocks",
  "departments",
];
const pictured = ["tags", "categories", "blocks"];
export const generics = {
  ...Object.fromEntries(generic.map((name) => [name, pictured.includes(name) ? PICTURED_LIMIT : GENERIC_LIMIT])),
  // With the names of all wage types and surcharges.
  payrolls: 67_000,
};
