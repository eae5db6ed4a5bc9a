import { type OrderChange, holdOrder } from "../../order";
import { blockedFor } from "./match";
import { reachOf } from "../row/orderer";

/** Lets a new order of a blocked number or mail address wait for a decision of staff, who see why. */
export async function holdBlocked({ before, after }: OrderChange): Promise<void> {
  if (before || after.state !== "pending" || after.heldFor !== undefined) return;
  const reason = await blockedFor(await reachOf(after));
  if (reason !== null) await holdOrder({ uid: after.uid, reason });
}
