import { menus } from "@tresen/contract/catalog/menu.resource";
import { recordEntity } from "./record.entity";

export const MenuEntity = recordEntity(menus);
