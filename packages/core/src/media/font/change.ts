import { createHash } from "node:crypto";
import type { ConfigRecord } from "@tresen/contract/config/config";
import { configPermissions, configSubject } from "@tresen/contract/config/config.permissions";
import type { FieldError } from "@tresen/contract/kit/errors";
import type { Instant } from "@tresen/contract/kit/time";
import { fontSlug, tidyFamily } from "@tresen/contract/media/font/family";
import { FONT_LIMIT, type Font, type FontInput, OWN_FONTS_LIMIT } from "@tresen/contract/media/font/font";
import { fontSubject } from "@tresen/contract/media/font/font.permissions";
import { FONT_MESSAGES } from "@tresen/contract/media/font/font.texts";
import { packagedFamily } from "@tresen/contract/media/font/packaged";
import { type FontVariant, parseVariant, variantName } from "@tresen/contract/media/font/variant";
import { type Actor, requirePermission, requireStaff } from "../../platform/actor";
import { base64Bytes } from "../../platform/base64";
import { ConditionFailed, writeTransaction } from "../../platform/db";
import { AppError, inputError } from "../../platform/errors";
import { requestFields } from "../../platform/request";
import { inUse, mayRead } from "../../records";
import { ChangeEntity, type ChangeRow, stepItem, versionAfterHistory } from "../../records/changes";
import { fontCss } from "./css";
import { acceptFont, refusal } from "./intake";
import { OwnFontEntity } from "./own-font.entity";
import { type OwnFontRow, ownFamilies, ownFontRows } from "./own";
import { removeOwnFile, writeOwnFile } from "./store";
import { fontUses } from "./use";

const DATA_URL = /^data:[^,;]{0,100}(?:;[^,;]{0,100}){0,5};base64,/i;

/**
 * Adds an own font file, or replaces that of a variant. @returns the family with all its variants.
 * @throws input for what is no font that may be used, tooLarge, conflict, upstream.
 */
export async function addFont({ actor, input, now }: { actor: Actor; input: FontInput; now: Instant }): Promise<Font> {
  requirePermission({ actor, permission: configPermissions.update });
  const wanted = familyOf(input.family);
  const parsed = variantOf(input.variant);
  const variant = variantName(parsed);
  const body = decoded(input.data);
  const { woff, web, glyphs, missing } = await acceptFont(body);
  const rows = await ownFontRows();
  const slug = fontSlug(wanted);
  const before = rows.find((row) => row.slug === slug && row.variant === variant);
  if (!before && rows.length >= OWN_FONTS_LIMIT) throw conflict("font.too_many", FONT_MESSAGES.tooMany);
  // A family is spelled as when it came.
  const family = rows.find((row) => row.slug === slug)?.family ?? wanted;
  const file = createHash("sha256").update(body).digest("hex").slice(0, 16);
  const createdAt = new Date(now).toISOString();
  const row = { slug, variant, family, file, size: web.data.length, glyphs, missing, createdAt };
  const css = fontCss({ family, ...parsed, format: web.format, faces: [{ unicodeRange: null, data: web.data }] });
  // The row comes last: what it names exists.
  await writeOwnFile({ own: row, woff, css });
  await writeRow({ row, before, actor, now });
  if (before && before.file !== file) await removeOwnFile(before);
  return familyIn({ rows: [...rows.filter((other) => other !== before), row], slug });
}

/**
 * Removes an own font file.
 * @throws missing, upstream, conflict that names what uses it: the settings or templates.
 */
export async function removeFont({
  actor,
  now,
  readConfig,
  ...named
}: {
  actor: Actor;
  /** The settings know the fonts, so the fonts are told how to read them. */
  readConfig: () => Promise<ConfigRecord>;
  family: string;
  variant: string;
  now: Instant;
}): Promise<void> {
  requirePermission({ actor, permission: configPermissions.update });
  const slug = fontSlug(named.family);
  const rows = (await ownFontRows()).filter((own) => own.slug === slug);
  const row = rows.find(({ variant }) => variant === named.variant);
  if (!row) throw new AppError("font.missing", "missing", FONT_MESSAGES.missing);
  const referring = await fontUses({ row, rows, config: await readConfig() });
  if (referring.length > 0)
    throw inUse({
      resource: fontSubject,
      referring,
      // Whoever may change the settings knows them.
      mayName: ({ resource, row: user }) =>
        resource.name === configSubject.name || mayRead({ resource, actor, row: user }),
    });
  const step = await logged({ row, actor, action: "remove", now });
  await guarded(() =>
    writeTransaction({
      entities: { font: OwnFontEntity, change: ChangeEntity },
      writes: (entities) => [
        entities.font
          .delete(row)
          .where(({ file }, { eq }) => eq(file, row.file))
          .commit(),
        entities.change.create(step).commit(),
      ],
    }),
  );
  await removeOwnFile(row);
}

async function writeRow({
  row,
  before,
  actor,
  now,
}: {
  row: OwnFontRow;
  before: OwnFontRow | undefined;
  actor: Actor;
  now: Instant;
}): Promise<void> {
  const step = await logged({ row, actor, action: before ? "update" : "create", now });
  await guarded(() =>
    writeTransaction({
      entities: { font: OwnFontEntity, change: ChangeEntity },
      writes: (entities) => [
        before
          ? entities.font
              .put(row)
              .where(({ file }, { eq }) => eq(file, before.file))
              .commit()
          : entities.font.create(row).commit(),
        entities.change.create(step).commit(),
      ],
    }),
  );
}

/** The log entry, which is written together with the change. */
async function logged({
  row: { slug, variant, family },
  actor,
  action,
  now,
}: {
  row: OwnFontRow;
  actor: Actor;
  action: "create" | "update" | "remove";
  now: Instant;
}): Promise<ChangeRow> {
  const { user } = requireStaff(actor);
  const subject = { resource: fontSubject.name, id: `${slug}-${variant}` };
  return stepItem({
    subject: { ...subject, version: await versionAfterHistory(subject), title: `${family} ${variant}` },
    actor: { kind: "staff", id: user.id },
    action,
    at: new Date(now).toISOString(),
    requestId: requestFields().requestId,
    changes: [],
  });
}

/** @throws conflict when somebody else changed the variant meanwhile. */
async function guarded(run: () => Promise<unknown>): Promise<void> {
  try {
    await run();
  } catch (error) {
    throw error instanceof ConditionFailed ? conflict("font.changed", FONT_MESSAGES.changed) : error;
  }
}

function familyOf(text: string): string {
  const family = tidyFamily(text);
  if (family === "")
    throw fault({ field: "family", code: "font.family_missing", message: FONT_MESSAGES.familyMissing });
  const packaged = packagedFamily(family);
  if (!packaged) return family;
  throw fault({ field: "family", code: "font.family_packaged", message: FONT_MESSAGES.familyPackaged(packaged) });
}

function variantOf(text: string): FontVariant {
  const variant = parseVariant(text);
  if (variant) return variant;
  throw fault({ field: "variant", code: "font.variant_invalid", message: FONT_MESSAGES.variantInvalid });
}

function fault(of: FieldError): AppError {
  return inputError({ code: of.code, faults: [of] });
}

function familyIn({ rows, slug }: { rows: readonly OwnFontRow[]; slug: string }): Font {
  const [family] = ownFamilies(rows.filter((row) => row.slug === slug));
  if (!family) throw new RangeError(`No family ${slug}`);
  return family;
}

function decoded(data: string): Buffer {
  const [head = ""] = DATA_URL.exec(data) ?? [];
  const body = head === "" ? "malformed" : base64Bytes({ text: data.slice(head.length), limit: FONT_LIMIT });
  if (body === "tooLarge") throw new AppError("font.too_large", "tooLarge", FONT_MESSAGES.tooLarge);
  if (body === "malformed" || body.byteLength === 0) throw refusal({ reason: "malformed" });
  return body;
}

function conflict(code: string, message: string): AppError {
  return new AppError(code, "conflict", message);
}
