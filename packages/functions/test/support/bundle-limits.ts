/** Bytes of a whole function, and of what is ours in it: the modules that come from no library. */
export const LIMIT = 382_600;
/**
 * Know all resources with the layers of image templates: to say which of them show a picture, and how each of their
 * fields refers to one; and to change many records of any of them. `stream` removes pictures whose file never came, with
 * all that stands beside their records. Projects and tasks are among them, and refer to branches, customers and users.
 */
export const LARGER: Record<string, number> = {
  images: 507_500,
  // Binds templates to records, reads what goes on in the branch, sums what was shown, and knows what is looked at in a preview;
  // what draws pictures is loaded with the first of them. Writes into the record of a TV what its commands have set.
  tv: 465_500,
  // With the records that refer to a branch, accounts among them, and how jobs are shown.
  branches: 407_100,
  // Also moves folders, whose pictures it counts.
  bulk: 480_600,
  "export-jobs": 489_200,
  // With rows of customers and those that an erasure removes; what notes and removes them is loaded when it is needed.
  // Also begins reminders, and logs with their names that they were sent.
  stream: 427_700,
  // Plans changes of records of any resource, which is loaded with the first of them.
  "planned-changes": 530_300,
  // Reads the records of every source, orders among them, and starts jobs that draw many of them.
  "image-templates": 420_000,
  // The orders that it tells, and those of the desk, have products, whose pictures have a focus and crops.
  // Also says and changes what its contacts have stopped.
  customers: 406_500,
  // Changes positions of orders, by the rules of a checkout.
  projects: 416_700,
  // Erases the keys of reminders too.
  privacy: 391_600,
  "order-desk": 385_300,
  // May be given every permission, so it knows the name of each.
  roles: 448_300,
  // Knows branches, whose areas have borders.
  labels: 387_200,
  // Tells whoever changes their password from which browser it was changed. Also erases absences.
  users: 421_000,
  // Describes every call, those of working time among them.
  openapi: 474_100,
  // Names what happened beside changes, and finds it by its rows.
  logs: 446_600,
  versions: 424_400,
  // Counts the work of a person at two places once, by the pieces of time that the labour law knows.
  statistics: 393_000,
  // Also tells whoever decides of accepted swaps.
  "working-schedules": 430_900,
  // Also reviews swaps by the labour law and the absences of both people, and tells people of requests and of their time.
  "working-activities": 443_200,
  // Also tells people of their sheets by the ways that they chose.
  "time-sheets": 385_600,
  "time-tracking": 411_600,
};
export const OWN_LIMITS: Record<string, number> = {
  logout: 25_000,
  // Also sends and takes mailed links, which may set a password or a mail address.
  login: 74_000,
  // Also knows which typefaces the shop has, how its logo is cut, and what was confirmed of its periods.
  config: 55_300,
  init: 36_800,
  orders: 100_700,
};
const GENERIC_LIMIT = 65_500;
/** Also fills in the pictures that its records show, with the keys of their crops and the focus within them. */
const PICTURED_LIMIT = 68_800;
/**
 * With how records are found by the rows beside them, in any spelling of umlauts, and read back from a cursor; products with
 * the rules of units and quantities, the letters of allergens, the check digits of GTINs, tax rates by day, the history of prices and groups of
 * options, redirects with those of chains, how often each was used and which page covers it; departments with who may refer to them, shifts among these;
 * categories with the entries of segments, which depend on them.
 */
export const HEAVY = { categories: 71_100, products: 102_700, redirects: 78_100, departments: 71_500, menus: 66_800 };
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
  // With the names of all wage types and surcharges, and wage types of kinds of activities.
  payrolls: 68_400,
};
