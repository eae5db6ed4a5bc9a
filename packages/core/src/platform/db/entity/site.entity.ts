import { sites } from "@tresen/contract/site/site.resource";
import { recordEntity } from "./record.entity";

export const SiteEntity = recordEntity(sites);
