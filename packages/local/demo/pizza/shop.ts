import { type ShopBundle, picturesOf } from "../build";
import { branches, devices, divisions, stations, tables, tags } from "./branches";
import { categories, menus, products } from "./catalog";
import { config } from "./config";
import { blocks, donatees, navigations, sites, users } from "./pages";

const records = {
  config,
  divisions,
  tags,
  branches,
  categories,
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
};

export const shop: ShopBundle = { ...records, images: picturesOf(records) };
