import { recordEntity } from "./record.entity";

export const NavigationEntity = recordEntity({ name: "navigations" });
