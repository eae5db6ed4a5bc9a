import { navigations } from "@tresen/contract/resources/shop";
import { recordEntity } from "./record.entity";

export const NavigationEntity = recordEntity(navigations);
