import type { Donee } from "@tresen/contract/order/donatee.resource";
import { namedRecords } from "../records/rows";

export const doneeRows = namedRecords<Donee>("donatees");
