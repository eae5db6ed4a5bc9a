import { recordEntity } from "./record.entity";

export const BlockEntity = recordEntity({ name: "blocks" });
