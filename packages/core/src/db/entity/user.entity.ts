import { users } from "@tresen/contract/resources/shop";
import { recordEntity } from "./record.entity";

export const UserEntity = recordEntity(users);
