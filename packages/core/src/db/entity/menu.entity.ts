import { menus } from "@tresen/contract/resources/catalog";
import { recordEntity } from "./record.entity";

export const MenuEntity = recordEntity(menus);
