import { DAY } from "../kit/time";
import { ADDRESS_TEXTS } from "./address.texts";

/** The most orders of one run. All of them are written in one transaction. */
export const RUN_LIMIT = 20;
/** For how long the key of a run opens it, if the run is not ended before. */
export const RUN_TIME = DAY;
/** The header with the key of a run. */
export const RUN_KEY_HEADER = "x-run-key";
/** The header with the id of a run, beside the personal key of the external user who drives it. */
export const RUN_HEADER = "x-run";
/** The page of the driver. The key follows behind its `#`. */
export const DRIVER_PAGE = "/display/driver";

interface Address {
  street: string;
  stairway: string;
  floor: string;
  door: string;
  zipCode: string;
  city: string;
}

/** `1010 Wien` */
export const townOf = ({ zipCode, city }: Pick<Address, "zipCode" | "city">): string => `${zipCode} ${city}`.trim();

/** `Stiege 2, Stock 3, Tür 14` */
export function doorOf({ stairway, floor, door }: Pick<Address, "stairway" | "floor" | "door">): string {
  return [
    stairway && ADDRESS_TEXTS.stairway(stairway),
    floor && ADDRESS_TEXTS.floor(floor),
    door && ADDRESS_TEXTS.door(door),
  ]
    .filter(Boolean)
    .join(", ");
}

/** A link to a route planner with the address as its destination. */
export function routeTo(address: Address): string {
  const place = [address.street, townOf(address)].filter(Boolean).join(", ");
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`;
}
