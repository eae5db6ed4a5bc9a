import { donatees } from "@tresen/contract/resources/shop";
import { recordEntity } from "./record.entity";

export const DoneeEntity = recordEntity(donatees);
