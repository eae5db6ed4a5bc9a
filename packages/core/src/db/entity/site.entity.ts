import { sites } from "@tresen/contract/resources/shop";
import { recordEntity } from "./record.entity";

export const SiteEntity = recordEntity(sites);
