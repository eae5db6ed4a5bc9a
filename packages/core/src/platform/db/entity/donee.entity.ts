import { donatees } from "@tresen/contract/order/donatee.resource";
import { recordEntity } from "./record.entity";

export const DoneeEntity = recordEntity(donatees);
