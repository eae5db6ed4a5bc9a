import type { EntityItem } from "electrodb";
import { storageCall } from "../../platform/db";
import { LeaveNoticeEntity } from "./notice.entity";

export type NoticeRow = EntityItem<typeof LeaveNoticeEntity>;

/** The notices about leave that a person was or is being given, by the day of the lapse. */
export async function noticesOf(user: string): Promise<NoticeRow[]> {
  const { data } = await storageCall(() => LeaveNoticeEntity.query.primary({ user }).go({ pages: "all" }));
  return data;
}

export async function findLeaveNotice(key: Pick<NoticeRow, "user" | "lapsesOn" | "day">): Promise<NoticeRow | null> {
  const { data } = await storageCall(() => LeaveNoticeEntity.get(key).go({ consistent: true }));
  return data;
}

/** From now on the notice counts. */
export async function markNoticeSent({ notice, sentAt }: { notice: NoticeRow; sentAt: string }): Promise<void> {
  const { user, lapsesOn, day } = notice;
  await storageCall(() => LeaveNoticeEntity.patch({ user, lapsesOn, day }).set({ sentAt }).go());
}
