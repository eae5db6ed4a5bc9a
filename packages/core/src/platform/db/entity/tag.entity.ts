import { recordEntity } from "./record.entity";

export const TagEntity = recordEntity({ name: "tags" });
