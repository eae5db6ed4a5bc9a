import { recordEntity } from "./record.entity";

export const DoneeEntity = recordEntity({ name: "donatees" });
