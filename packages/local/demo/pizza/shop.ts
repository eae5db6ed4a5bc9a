import { type ShopBundle, picturesOf } from "../build";
import { templatesOf } from "../templates";
import { branches, devices, divisions, stations, tables, tags } from "./branches";
import { categories, menus, products } from "./catalog";
import { optionGroups } from "./choices";
import { config } from "./config";
import { blocks, donatees, navigations, sites, users } from "./pages";
import { externalUsers } from "./people";
import { scenes } from "./scenes";
import { segments, streams, tvs } from "./signage";
import { activityKinds, payrolls } from "./time";

const records = {
  config,
  divisions,
  tags,
  branches,
  categories,
  "option-groups": optionGroups,
  products,
  menus,
  tables,
  stations,
  devices,
  donatees,
  sites,
  blocks,
  navigations,
  roles: [],
  users,
  "external-users": externalUsers,
  "working-activity-kinds": activityKinds,
  payrolls,
  "image-templates": templatesOf({
    heading: "Playfair Display",
    headingWeight: 800,
    body: "Source Sans 3",
    figures: "Source Sans 3",
    paper: "#fbf6ee",
    primary: "#b3261e",
    secondary: "#3b2a20",
  }),
  scenes,
  "digital-signage-segments": segments,
  "digital-signage-streams": streams,
  "digital-signage-devices": tvs,
};

export const shop: ShopBundle = { ...records, images: picturesOf(records) };
