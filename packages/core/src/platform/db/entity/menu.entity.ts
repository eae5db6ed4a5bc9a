import { recordEntity } from "./record.entity";

export const MenuEntity = recordEntity({ name: "menus" });
