import { users } from "@tresen/contract/user/user.resource";
import { recordEntity } from "./record.entity";

export const UserEntity = recordEntity(users);
