import { recordEntity } from "./record.entity";

export const SiteEntity = recordEntity({ name: "sites" });
