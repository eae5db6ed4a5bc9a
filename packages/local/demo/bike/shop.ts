import { type ShopBundle, picturesOf } from "../build";
import { templatesOf } from "../templates";
import { branches, devices, divisions, tags } from "./branches";
import { categories, menus, products } from "./catalog";
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
  products,
  menus,
  tables: [],
  stations: [],
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
    heading: "Oswald",
    headingWeight: 600,
    body: "Inter",
    figures: "Oswald",
    paper: "#f6f7f5",
    primary: "#1f5f4a",
    secondary: "#22303a",
  }),
  scenes,
  "digital-signage-segments": segments,
  "digital-signage-streams": streams,
  "digital-signage-devices": tvs,
};

export const shop: ShopBundle = { ...records, images: picturesOf(records) };
