import { recordEntity } from "./record.entity";

export const UserEntity = recordEntity({ name: "users" });
