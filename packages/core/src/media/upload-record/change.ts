import type { FieldError } from "@tresen/contract/kit/errors";
import { DAY, type Instant } from "@tresen/contract/kit/time";
import { KEEP_DAYS, type UploadChange, type UploadRecord } from "@tresen/contract/media/upload-record/upload-record";
import { uploadPermissions, uploadSubject } from "@tresen/contract/media/upload-record/upload-record.permissions";
import { UPLOAD_RECORD_MESSAGES as MESSAGES } from "@tresen/contract/media/upload-record/upload-record.texts";
import { UPLOAD_MESSAGES } from "@tresen/contract/media/upload.texts";
import { orderPermissions } from "@tresen/contract/order/order.permissions";
import { type Actor, personOf, requirePermission, requireStaff } from "../../platform/actor";
import { ConditionFailed, storageCall, writeTransaction } from "../../platform/db";
import { AppError, forbidden, inputError } from "../../platform/errors";
import { requestFields } from "../../platform/request";
import { ChangeEntity, type ChangeRow, stepItem } from "../../records/changes";
import { stale } from "../../records/rows";
import { renameFile, safeName } from "../file";
import { UploadEntity, type UploadRow, isUploadId, keptExpiry } from "../upload";
import { branchOf, isKept, mayHandle, maySee, recordOf } from "./view";

interface Named {
  actor: Actor;
  id: string;
  now: Instant;
}

/** A file of a customer. @throws forbidden, missing. */
export async function getUpload({ actor, id, now }: Named): Promise<UploadRecord> {
  requirePermission({ actor, permission: orderPermissions.read });
  return recordOf(await seen({ actor, id, now }));
}

/**
 * Changes the name of a file, and until when it is kept at least. @throws forbidden, missing, input, conflict when
 * somebody else changed it or an order was placed with it meanwhile.
 */
export async function updateUpload({ actor, id, input, now }: Named & { input: UploadChange }): Promise<UploadRecord> {
  requirePermission({ actor, permission: uploadPermissions.handle });
  const before = await seen({ actor, id, now });
  if (!mayHandle({ person: personOf(actor), row: before })) throw forbidden();
  const revision = before.revision ?? 1;
  if (input.version !== revision) throw stale();
  const keepUntil = keptUntil({ before, wanted: input.keepUntil, now });
  const { dueAt = before.expiresAt } = before;
  const name = input.name === undefined ? before.name : safeName({ name: input.name, extension: before.extension });
  const after: UploadRow = {
    ...before,
    ...{ name, revision: revision + 1, updatedAt: new Date(now).toISOString() },
    // A file that nobody wants kept any longer, and that would have been deleted by now, is there for one more day.
    ...(before.expiresAt === undefined || dueAt === undefined
      ? {}
      : { dueAt, expiresAt: keptExpiry({ dueAt: Math.max(dueAt, keepUntil ? 0 : seconds(now + DAY)), keepUntil }) }),
  };
  const { keepUntil: _, ...rest } = after;
  const row: UploadRow = keepUntil === null ? rest : { ...rest, keepUntil };
  await written({ before, row, step: logged({ row, actor, action: "update", now }) });
  if (row.name !== before.name) await renameFile(row);
  return recordOf(row);
}

/** Deletes a file: its row, and after it the bytes and the preview in the bucket. @throws forbidden, missing. */
export async function removeUpload({ actor, id, now }: Named): Promise<void> {
  requirePermission({ actor, permission: uploadPermissions.handle });
  const row = await seen({ actor, id, now });
  if (!mayHandle({ person: personOf(actor), row })) throw forbidden();
  const step = logged({ row: { ...row, revision: (row.revision ?? 1) + 1 }, actor, action: "remove", now });
  await guarded(() =>
    writeTransaction({
      entities: { upload: UploadEntity, change: ChangeEntity },
      writes: (entities) => [
        entities.upload
          .delete({ id })
          .where(({ id: stored }, { exists }) => exists(stored))
          .commit(),
        entities.change.put(step).commit(),
      ],
    }),
  );
}

/** The file, if the actor may see it: for others it does not exist. */
async function seen({ actor, id, now }: Named): Promise<UploadRow> {
  const { data: row } = isUploadId(id)
    ? await storageCall(() => UploadEntity.get({ id }).go({ consistent: true }))
    : { data: null };
  if (row && isKept({ row, now }) && maySee({ person: personOf(actor), row })) return row;
  throw new AppError("upload.missing", "missing", UPLOAD_MESSAGES.missing);
}

/** Until when the file is to be kept; null for no longer than by itself. */
function keptUntil({
  before,
  wanted,
  now,
}: {
  before: UploadRow;
  wanted: string | null | undefined;
  now: Instant;
}): string | null {
  const former = before.keepUntil ?? null;
  if (wanted === undefined) return former;
  if (wanted === null) return null;
  const at = Date.parse(wanted);
  if (former !== null && at === Date.parse(former)) return former;
  if (at <= now) throw fault({ code: "upload.keep_past", message: MESSAGES.keepPast });
  if (at > now + KEEP_DAYS * DAY) throw fault({ code: "upload.keep_too_long", message: MESSAGES.keepTooLong });
  return new Date(at).toISOString();
}

function fault(of: Pick<FieldError, "code" | "message">): AppError {
  return inputError({ code: of.code, faults: [{ field: "keepUntil", ...of }] });
}

const seconds = (at: Instant): number => Math.ceil(at / 1000);

/** Writes the changed fields if no one changed them, and no order began to use the file, meanwhile. */
async function written({ before, row, step }: { before: UploadRow; row: UploadRow; step: ChangeRow }): Promise<void> {
  const { name, revision, updatedAt, keepUntil, dueAt, expiresAt } = row;
  const times = expiresAt === undefined || dueAt === undefined ? {} : { dueAt, expiresAt };
  await guarded(() =>
    writeTransaction({
      entities: { upload: UploadEntity, change: ChangeEntity },
      writes: (entities) => {
        const patch = entities.upload.patch({ id: row.id });
        const set = { name, revision, updatedAt, ...times, ...(keepUntil === undefined ? {} : { keepUntil }) };
        const changed = keepUntil === undefined ? patch.set(set).remove(["keepUntil"]) : patch.set(set);
        return [
          changed
            .where((stored, { eq, notExists }) =>
              [
                before.revision === undefined ? notExists(stored.revision) : eq(stored.revision, before.revision),
                before.expiresAt === undefined ? notExists(stored.expiresAt) : eq(stored.expiresAt, before.expiresAt),
              ].join(" AND "),
            )
            .commit(),
          entities.change.put(step).commit(),
        ];
      },
    }),
  );
}

/** The log entry, which is written together with the change. It does not name the file. */
function logged({
  row,
  actor,
  action,
  now,
}: {
  row: UploadRow;
  actor: Actor;
  action: "update" | "remove";
  now: Instant;
}): ChangeRow {
  const { user } = requireStaff(actor);
  const branch = branchOf(row);
  return stepItem({
    subject: {
      ...{ resource: uploadSubject.name, id: row.id, version: row.revision ?? 1, title: row.extension },
      ...(branch === null ? {} : { branch }),
    },
    actor: { kind: "staff", id: user.id },
    action,
    at: new Date(now).toISOString(),
    requestId: requestFields().requestId,
    changes: [],
  });
}

async function guarded(run: () => Promise<unknown>): Promise<void> {
  try {
    await run();
  } catch (error) {
    throw error instanceof ConditionFailed ? stale(error) : error;
  }
}
