import { navigations } from "@tresen/contract/site/navigation.resource";
import { recordEntity } from "./record.entity";

export const NavigationEntity = recordEntity(navigations);
